"""The course of each game: its lessons in order, one file each under `courses/`."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tutor.engine import GAMES, UnknownGame, brief
from tutor.i18n import _
from tutor.lessons.model import Lesson

COURSES = {
    "chocolatiers": (
        "first_bite",
        "setting_the_table",
        "your_turn",
        "filling_a_box",
        "two_for_one",
        "your_display",
        "groups",
        "wilds",
        "the_end",
        "scoring_cards",
        "final_score",
        "whole_game",
        "majorities",
    ),
}
"""Module names under `courses/<game>/`, in the order they are taught."""


class UnknownLesson(ValueError):  # noqa: N818 (like UnknownGame)
    """A lesson id the course does not have; the message lists those it has."""


@cache
def course(game: str = "chocolatiers") -> tuple[Lesson, ...]:
    """The lessons of a game, in order. Raises UnknownGame."""
    if game not in COURSES:
        raise UnknownGame(
            _("There is no game “{id}”. The games are: {known}.").format(
                id=brief(game), known=", ".join(GAMES)
            )
        )
    folder = game.replace("-", "_")
    modules = (
        import_module(f"tutor.lessons.courses.{folder}.{module}") for module in COURSES[game]
    )
    return tuple(module.LESSON for module in modules)


def lesson(lesson_id: str, game: str = "chocolatiers") -> Lesson:
    """The lesson of that id. Raises UnknownLesson, which lists the ids there are."""
    for found in course(game):
        if found.id == lesson_id:
            return found
    raise UnknownLesson(
        _("There is no lesson “{id}”. The lessons are: {known}.").format(
            id=brief(lesson_id), known=", ".join(found.id for found in course(game))
        )
    )
