"""The rules tutor's core: games, records, lessons. Pure Python; no Jupyter package."""

from tutor.engine import (
    GAMES,
    Game,
    IllegalAction,
    PlayerCountError,
    SaveError,
    Standing,
    UnknownGame,
    Violation,
    load_game,
)
from tutor.record import Record
from tutor.rulebook import Clause

__all__ = [
    "GAMES",
    "Clause",
    "Game",
    "IllegalAction",
    "PlayerCountError",
    "Record",
    "SaveError",
    "Standing",
    "UnknownGame",
    "Violation",
    "load_game",
]
