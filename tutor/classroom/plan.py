"""A plan for a lesson at school: what a class does, in order, and how long it takes."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING

import attrs

from tutor.lessons.course import ways

if TYPE_CHECKING:
    from tutor.lessons.written import Written

MOST_PARTS = 40
MOST_PUZZLES = 20
"""In one set."""
LEVELS = range(1, 6)
TO = ".."
SPARE = 10
"""Minutes of a lesson at school for arriving, slow readers and the end."""
PUZZLE, DAILY, TALK = 2, 4, 5
"""Minutes for a puzzle of a set, for the day's puzzle, and for a rule talked about together."""
MOST_MINUTES = 90
"""Of a game, a text or a pause."""
LONGEST_SAID = 200
"""Characters of a text."""


@attrs.frozen
class Lessons:
    """Lessons of the game's course, one after the other, each learner alone."""

    ids: tuple[str, ...]


@attrs.frozen
class Puzzles:
    """So many puzzles of a kind, of levels `low` to `high`; the same ones for the whole class."""

    kind: str
    number: int = 6
    low: int = LEVELS[0]
    high: int = LEVELS[-1]


@attrs.frozen
class Daily:
    """The day's puzzle, the same for the whole class."""


@attrs.frozen
class Rule:
    """A rule to look at and talk about together."""

    clause: str


@attrs.frozen
class Own:
    """A lesson that a teacher wrote. `link`: its text in a link, `tutor.lessons.written.file`."""

    link: str
    written: Written


@attrs.frozen
class Table:
    """A game at the table, for so many minutes."""

    minutes: int = 20


@attrs.frozen
class Say:
    """Something that the teacher tells the class, with so many minutes for it."""

    text: str
    minutes: int = TALK


@attrs.frozen
class Pause:
    """A pause of so many minutes."""

    minutes: int = 5


Part = Lessons | Puzzles | Daily | Rule | Own | Table | Say | Pause


@attrs.frozen
class Plan:
    """What a class does with one game, in order."""

    game: str
    parts: tuple[Part, ...] = ()


def minutes(game: str, part: Part) -> int:
    """Estimate how many minutes a part takes: lessons say it themselves."""
    match part:
        case Lessons(ids):
            each = {lesson.id: lesson.minutes for way in ways(game) for lesson in way}
            return sum(each[name] for name in ids)
        case Puzzles(number=number):
            return PUZZLE * number
        case Daily():
            return DAILY
        case Rule():
            return TALK
        case Own(written=written):
            return written.minutes
        case Table(minutes=long) | Say(minutes=long) | Pause(minutes=long):
            return long


def length(plan: Plan) -> int:
    """Estimate how many minutes all of it takes."""
    return sum(minutes(plan.game, part) for part in plan.parts)


def tidy(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Return the parts with lessons that follow each other as one part, none of them twice in
    it.
    """
    found: list[Part] = []
    for sort, these in groupby(parts, type):
        if sort is Lessons:
            ids = (each for part in these if isinstance(part, Lessons) for each in part.ids)
            found.append(Lessons(tuple(dict.fromkeys(ids))))
        else:
            found.extend(these)
    return tuple(found)
