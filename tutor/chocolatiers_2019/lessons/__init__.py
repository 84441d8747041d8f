"""The course of Chocolatiers 2019, one lesson a file, data only."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tutor.chocolatiers_2019.teaching import Lesson
from tutor.lessons.course import with_game

GAME = "chocolatiers-2019"
ORDER = (
    "two_actions",
    "the_table",
    "trading",
    "from_the_row",
    "two_for_one",
    "reserving",
    "out_of_reserve",
    "two_wilds",
    "hand_limit",
    "score_tiles",
    "last_round",
    "place_lock_keep",
    "final_score",
    "whole_game",
)
"""Modules of this package, in the order they are taught."""


@cache
def course() -> tuple[Lesson, ...]:
    """Return the lessons, in order."""
    modules = (import_module(f"{__name__}.{module}") for module in ORDER)
    return tuple(with_game(module.LESSON, GAME) for module in modules)
