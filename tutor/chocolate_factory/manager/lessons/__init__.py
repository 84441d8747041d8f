"""The course of Factory Manager, for those who know Chocolate Factory; one lesson a file."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tutor.chocolate_factory.manager.teaching import Lesson
from tutor.lessons.course import with_game

GAME = "factory-manager"
ORDER = (
    "cards",
    "row",
    "six_days",
    "steps",
    "shared",
    "at_once",
    "target_money",
    "order_targets",
    "last_day",
    "whole_week",
    "visitor",
)
"""Modules of this package, in the order they are taught."""


@cache
def course() -> tuple[Lesson, ...]:
    """Return the lessons, in order."""
    modules = (import_module(f"{__name__}.{module}") for module in ORDER)
    return tuple(with_game(module.LESSON, GAME) for module in modules)
