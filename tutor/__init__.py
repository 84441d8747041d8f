"""The rules tutor's core: games, records, lessons. Pure Python; no Jupyter package."""

from tutor.engine import (
    ActionError,
    Game,
    IllegalAction,
    OptionError,
    PlayerCountError,
    RecordError,
    SaveError,
    SeedError,
    Standing,
    StateError,
    UnknownGame,
    Verdict,
    Violation,
)
from tutor.kind import Ends, GameKind, Hidden
from tutor.options import Option, OptionGroup, Preset
from tutor.record import Record
from tutor.rich_display import beside
from tutor.rooms import GAMES, load_game
from tutor.rulebook import Clause

__all__ = [
    "GAMES",
    "ActionError",
    "Clause",
    "Ends",
    "Game",
    "GameKind",
    "Hidden",
    "IllegalAction",
    "Option",
    "OptionError",
    "OptionGroup",
    "PlayerCountError",
    "Preset",
    "Record",
    "RecordError",
    "SaveError",
    "SeedError",
    "Standing",
    "StateError",
    "UnknownGame",
    "Verdict",
    "Violation",
    "beside",
    "load_game",
]
