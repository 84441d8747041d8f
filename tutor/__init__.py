"""The rules tutor's core: games, records, lessons. Pure Python; no Jupyter package."""

from tutor.engine import (
    GAMES,
    ActionError,
    Game,
    IllegalAction,
    PlayerCountError,
    RecordError,
    SaveError,
    SeedError,
    Standing,
    StateError,
    UnknownGame,
    Violation,
    load_game,
)
from tutor.record import Record
from tutor.rulebook import Clause

__all__ = [
    "GAMES",
    "ActionError",
    "Clause",
    "Game",
    "IllegalAction",
    "PlayerCountError",
    "Record",
    "RecordError",
    "SaveError",
    "SeedError",
    "Standing",
    "StateError",
    "UnknownGame",
    "Violation",
    "load_game",
]
