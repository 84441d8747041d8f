"""The rules tutor's core: games, records, lessons. Pure Python; no Jupyter package."""

from typing import TYPE_CHECKING

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
    Standings,
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

if TYPE_CHECKING:
    __version__: str

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
    "Standings",
    "StateError",
    "UnknownGame",
    "Verdict",
    "Violation",
    "__version__",
    "beside",
    "load_game",
]


def __getattr__(name: str) -> str:
    """Return the version of the installed package; it is read when somebody asks."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import version

    return version("choco-tutor")
