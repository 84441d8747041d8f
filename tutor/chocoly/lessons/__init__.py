"""The course of Chocoly, one lesson a file, data only."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tutor.chocoly.lessons.match import GAME
from tutor.chocoly.teaching import Lesson
from tutor.lessons.course import with_game

ORDER = (
    "areas",
    "full_side",
    "offset",
    "corners_and_gaps",
    "any_flavour",
    "drawing",
    "two_into_one",
    "feed_nobody",
    "stacking",
    "cutting",
    "guard_and_bean",
    "whole_game",
)
"""Modules of this package, in the order they are taught."""


@cache
def course() -> tuple[Lesson, ...]:
    """Return the lessons, in order."""
    modules = (import_module(f"{__name__}.{module}") for module in ORDER)
    return tuple(with_game(module.LESSON, GAME) for module in modules)
