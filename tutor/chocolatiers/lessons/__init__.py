"""The course of Chocolatiers, one lesson a file, data only."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tutor.chocolatiers.teaching.steps import Lesson
from tutor.lessons.course import with_game

ORDER = (
    "first_bite",
    "setting_the_table",
    "your_turn",
    "filling_a_box",
    "two_for_one",
    "your_display",
    "groups",
    "wilds",
    "turns_end",
    "the_end",
    "scoring_cards",
    "majorities",
    "final_score",
    "whole_game",
)
"""Modules of this package, in the order they are taught."""


@cache
def course() -> tuple[Lesson, ...]:
    """Return the lessons, in order."""
    modules = (import_module(f"{__name__}.{module}") for module in ORDER)
    return tuple(with_game(module.LESSON, "chocolatiers") for module in modules)
