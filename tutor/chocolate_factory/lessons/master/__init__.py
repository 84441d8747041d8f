"""Master Chocolatier, the expansion, for those who know the main game; one lesson a file, data
only.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tutor.chocolate_factory.teaching import N_
from tutor.lessons.course import with_game
from tutor.lessons.model import ShortWay

GAME = "chocolate-factory"
ORDER = (
    "moving",
    "or_then",
    "together",
    "sell_first",
    "fancies",
    "climb",
    "pairs",
    "borrow",
    "no_store",
    "mixed",
)
"""Modules of this package, in the order they are taught."""


@cache
def way() -> ShortWay:
    """Return the lessons, and whom they are for."""
    modules = (import_module(f"{__name__}.{module}") for module in ORDER)
    return ShortWay(
        N_("You know the main game? Here is what the expansion adds."),
        tuple(with_game(module.LESSON, GAME) for module in modules),
        title=N_("Master Chocolatier"),
    )
