"""The lessons of each game, in order, from its room."""

from __future__ import annotations

import attrs

from tutor.engine import A, S, brief
from tutor.errors import PlainError
from tutor.i18n import _
from tutor.lessons.model import AnyLesson, Lesson, ShortWay
from tutor.rooms import GAMES, room


class UnknownLesson(PlainError):  # noqa: N818 (like UnknownGame)
    """Raised for an unknown lesson id; the message lists the known ones."""


def course(game: str) -> tuple[AnyLesson, ...]:
    """Return the lessons of a game, in order. Raises UnknownGame."""
    return room(game).lessons()


def short_way(game: str) -> ShortWay | None:
    """Return the short way through the game's course; None if it has none. Raises UnknownGame."""
    short = room(game).short
    return short() if short is not None else None


def ways(game: str) -> tuple[tuple[AnyLesson, ...], ...]:
    """Return the lessons of the course and, if there is one, of the second way."""
    short = short_way(game)
    return (course(game), short.lessons) if short is not None else (course(game),)


def with_notebooks(game: str) -> tuple[AnyLesson, ...]:
    """Return the lessons that have a notebook each, in order: those of the course, and the last of
    an expansion, whose notebook looks into all of it.
    """
    short = short_way(game)
    last = short.lessons[-1:] if short is not None and short.title else ()
    return (*course(game), *last)


def lesson(lesson_id: str, game: str) -> AnyLesson:
    """Return the lesson of that id, on either way. Raises UnknownLesson, which lists the ids."""
    lessons = room(game).all_lessons()
    for found in lessons:
        if found.id == lesson_id:
            return found
    raise UnknownLesson(
        _("There is no lesson “{id}”. The lessons are: {known}.").format(
            id=brief(lesson_id), known=", ".join(found.id for found in lessons)
        )
    )


def with_game(lesson: Lesson[S, A], game: str = GAMES[0]) -> Lesson[S, A]:
    """Return the lesson with `game` filled in if it names none."""
    return lesson if lesson.game else attrs.evolve(lesson, game=game)
