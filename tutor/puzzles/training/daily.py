"""The day's puzzle: the same for everybody with the same pack, without a server.

Monday's is easy and Sunday's hard. Each weekday goes through its own seventh of the pack, in an
order that spreads the kinds evenly, so no puzzle comes twice before all have come. Some easy ones
are reserved for the first week of new learners.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from itertools import pairwise

import attrs
from attrs import frozen

from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.training.practice import Practice

MAX_DAYS = 400
WEEK = 7
EASY_LEVEL = 2
"""Highest level of puzzles of the first week."""
KEPT_BACK = 5
"""One in this many easy puzzles is reserved for first weeks."""


@frozen
class Calendar:
    """The order of a pack's puzzles through the days.

    Attributes:
        first: those of first weeks.
        bands: those of each weekday, Monday first.
    """

    first: tuple[AnyPuzzle, ...]
    bands: tuple[tuple[AnyPuzzle, ...], ...]

    @classmethod
    def of(cls, pool: Sequence[AnyPuzzle]) -> Calendar:
        """Put a pack in order."""
        ordered = sorted(pool, key=lambda p: (p.rating, p.id))
        low = [p for p in ordered if p.level <= EASY_LEVEL] or ordered[:1]
        first = low[:: max(1, min(KEPT_BACK, len(low) // WEEK))]
        kept = {p.id for p in first} if len(ordered) > len(first) else set()
        others = [p for p in ordered if p.id not in kept]
        cuts = [len(others) * n // WEEK for n in range(WEEK + 1)]
        bands = (others[start : max(end, start + 1)] for start, end in pairwise(cuts))
        return cls(_mixed(first), tuple(_mixed(band or others[-1:]) for band in bands))

    def puzzle(self, day: date, *, easy: bool) -> AnyPuzzle:
        """Return the puzzle of a day."""
        number = day.toordinal()
        if easy:
            return self.first[number % len(self.first)]
        band = self.bands[day.weekday()]
        return band[number // WEEK % len(band)]


_CALENDARS: dict[int, tuple[tuple[AnyPuzzle, ...], Calendar]] = {}
"""By the identity of a pack that cannot change, which is kept beside it."""


def daily(pool: Sequence[AnyPuzzle], day: date, *, easy: bool = False) -> AnyPuzzle:
    """Return the puzzle of a day; `easy`: that of learners in their first week."""
    if not isinstance(pool, tuple):
        return Calendar.of(pool).puzzle(day, easy=easy)
    if id(pool) not in _CALENDARS:  # its hash would read every puzzle
        _CALENDARS[id(pool)] = pool, Calendar.of(pool)
    return _CALENDARS[id(pool)][1].puzzle(day, easy=easy)


def _mixed(puzzles: Sequence[AnyPuzzle]) -> tuple[AnyPuzzle, ...]:
    """Shuffle puzzles in a fixed, unpredictable order, with each kind spread evenly."""
    number = Counter(p.task.kind for p in puzzles)
    met: Counter[str] = Counter()
    places = []
    for puzzle in sorted(puzzles, key=_chance):
        kind = puzzle.task.kind
        places.append(((met[kind] + _chance(puzzle)) / number[kind], puzzle.id, puzzle))
        met[kind] += 1
    return tuple(puzzle for _at, _id, puzzle in sorted(places, key=lambda place: place[:2]))


def _chance(puzzle: AnyPuzzle) -> float:
    """Return a number from 0 to 1 that depends on the puzzle alone."""
    return int.from_bytes(hashlib.sha256(puzzle.id.encode()).digest()[:6]) / 2**48


def first_week(practice: Practice, day: date) -> bool:
    """Return whether a day is in the week that begins with the learner's first solved daily
    puzzle.
    """
    solved = map(date.fromisoformat, practice.days)
    # Days solved by a clock that was ahead do not begin a week.
    begun = min((each for each in solved if each <= day), default=day)
    return day - begun < timedelta(days=WEEK)


def with_day(practice: Practice, day: date) -> Practice:
    """Mark that day's puzzle as solved."""
    days = sorted({*practice.days, day.isoformat()})[-MAX_DAYS:]
    return attrs.evolve(practice, days=tuple(days))


def streak(practice: Practice, today: date) -> int:
    """Return how many days in a row the daily puzzle was solved; today may still be open."""
    solved = set(practice.days)
    day = today if today.isoformat() in solved else today - timedelta(days=1)
    length = 0
    while day.isoformat() in solved:
        length += 1
        day -= timedelta(days=1)
    return length


def week(practice: Practice, today: date) -> tuple[tuple[date, bool], ...]:
    """Return the days of this week, Monday first, each with whether its puzzle was solved."""
    monday = today - timedelta(days=today.weekday())
    days = [monday + timedelta(days=n) for n in range(WEEK)]
    return tuple((day, day.isoformat() in practice.days) for day in days)
