"""The course of Chocolate Factory, one lesson a file, data only."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tutor.chocolate_factory.teaching import Lesson
from tutor.lessons.course import with_game

GAME = "chocolate-factory"
ORDER = (
    "belt",
    "roast",
    "chute",
    "coal",
    "reading",
    "strong",
    "setting_up",
    "placing",
    "packets",
    "employees",
    "shops",
    "stores",
    "side_b",
    "ranks",
    "cleanup",
    "saturday",
    "two_days",
)
"""Modules of this package, in the order they are taught."""


@cache
def course() -> tuple[Lesson, ...]:
    """Return the lessons, in order."""
    modules = (import_module(f"{__name__}.{module}") for module in ORDER)
    return tuple(with_game(module.LESSON, GAME) for module in modules)
