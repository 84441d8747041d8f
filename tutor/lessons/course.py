"""The course of each game: its lessons in order, as its room gives them."""

from __future__ import annotations

import attrs

from tutor.engine import A, S, brief
from tutor.errors import PlainError
from tutor.i18n import _
from tutor.lessons.model import AnyLesson, Lesson, ShortWay
from tutor.rooms import GAMES, room


class UnknownLesson(PlainError):  # noqa: N818 (like UnknownGame)
    """A lesson id the course does not have; the message lists those it has."""


def course(game: str) -> tuple[AnyLesson, ...]:
    """The lessons of a game, in order. Raises UnknownGame."""
    return room(game).lessons()


def short_way(game: str) -> ShortWay | None:
    """The short way through the game's course, if it has one. Raises UnknownGame."""
    short = room(game).short
    return short() if short is not None else None


def ways(game: str) -> tuple[tuple[AnyLesson, ...], ...]:
    """The course, and the short way where there is one: the lessons of each in order."""
    short = short_way(game)
    return (course(game), short.lessons) if short is not None else (course(game),)


def lesson(lesson_id: str, game: str) -> AnyLesson:
    """The lesson of that id, on either way. Raises UnknownLesson, which lists the ids there are."""
    for way in ways(game):
        for found in way:
            if found.id == lesson_id:
                return found
    raise UnknownLesson(
        _("There is no lesson “{id}”. The lessons are: {known}.").format(
            id=brief(lesson_id), known=", ".join(found.id for way in ways(game) for found in way)
        )
    )


def with_game(lesson: Lesson[S, A], game: str = GAMES[0]) -> Lesson[S, A]:
    """The lesson with its game filled in, if it names none; without `game`, the first there is."""
    return lesson if lesson.game else attrs.evolve(lesson, game=game)
