"""What a learner has done of the lessons: stars and places. Pure.

It lives as one JSON text in the learner's browser, for all games together: a lesson goes by the
name that `tutor.rooms.qualified` gives it, so the same id in two games is two entries. Entries this
version does not know are kept, so that another version open in another tab loses nothing. How each
rule went is no part of it: `tutor.puzzles.training` remembers that.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, TypeVar

import attrs

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit import reading

MOST_STARS = 3
MOST = 10**6
"""Steps beyond any learner's."""
MOST_ENTRIES = 5000
MOST_PLACE = 1 << 16
"""Letters of a lesson's session."""
KNOWN = frozenset({"stars", "places"})
"""Entries that this version reads."""

V = TypeVar("V")


@attrs.frozen
class Bookmark:
    """Where a learner is in a lesson: index of the step, and `LessonSession.dump()`."""

    step: int
    resume: str


def _frozen(entries: Mapping[str, V]) -> Mapping[str, V]:
    return MappingProxyType(dict(entries))


def _table() -> Any:
    return attrs.field(factory=dict, converter=_frozen)


@attrs.frozen
class Progress:
    """One learner's progress; both tables are by the qualified name of a lesson.

    `stars`: best result of each finished lesson, 1 to 3. `other`: entries of other versions, among
    them "clauses" and "themes" of the first one.
    """

    stars: Mapping[str, int] = _table()
    places: Mapping[str, Bookmark] = _table()
    other: Mapping[str, Any] = _table()


# ---- what changes it


def complete(progress: Progress, lesson: str, stars: int) -> Progress:
    """The lesson is finished with so many stars; the best result stays, the place goes."""
    best = max(progress.stars.get(lesson, 1), min(stars, MOST_STARS))
    places = {key: place for key, place in progress.places.items() if key != lesson}
    return attrs.evolve(progress, stars={**progress.stars, lesson: best}, places=places)


def reached(progress: Progress, lesson: str, step: int, resume: str) -> Progress:
    """The learner is at this step of the lesson."""
    return attrs.evolve(progress, places={**progress.places, lesson: Bookmark(step, resume)})


def merge(a: Progress, b: Progress) -> Progress:
    """What two tabs know together. Each entry keeps the further one, so the order is no matter."""
    return Progress(
        stars=_joined(a.stars, b.stars, max),
        places=_joined(a.places, b.places, _further),
        other=_joined(a.other, b.other, _either),
    )


def _joined(a: Mapping[str, V], b: Mapping[str, V], pick: Callable[[V, V], V]) -> dict[str, V]:
    both = {key: pick(a[key], b[key]) for key in a if key in b}
    return {**a, **b, **both}


def _further(a: Bookmark, b: Bookmark) -> Bookmark:
    return max(a, b, key=lambda place: (place.step, len(place.resume), place.resume))


def _either(a: Any, b: Any) -> Any:
    return max(a, b, key=lambda value: json.dumps(value, sort_keys=True))


# ---- what it tells


def done_count(progress: Progress, lessons: Iterable[str]) -> int:
    """How many of these lessons are finished."""
    return sum(lesson in progress.stars for lesson in lessons)


# ---- as text


def dump_progress(progress: Progress) -> str:
    """The progress as JSON text; `load_progress` gives back an equal one."""
    return json.dumps(
        {
            **progress.other,
            "stars": dict(progress.stars),
            "places": {key: [p.step, p.resume] for key, p in progress.places.items()},
        },
        separators=(",", ":"),
    )


def load_progress(text: str) -> Progress:
    """The dumped progress; an entry that is missing is empty.

    Raises SaveError, which names what cannot be read: keep the text aside and begin anew.
    """
    try:
        read = reading.Reader(reading.read_json(text))
        return Progress(
            stars=read.maybe("stars", _of(reading.number(MOST_STARS, least=1)), {}),
            places=read.maybe("places", _of(_place), {}),
            other={key: value for key, value in read.data.items() if key not in KNOWN},
        )
    except SaveError as error:
        raise SaveError(
            _(
                "Your saved progress cannot be read. {why} It is kept aside and you begin anew."
            ).format(why=error)
        ) from None


def _of(check: reading.Check[V]) -> reading.Check[dict[str, V]]:
    return reading.entries(check, MOST_ENTRIES)


def _place(value: Any) -> Bookmark:
    return Bookmark(*reading.pair(reading.number(MOST), reading.text(MOST_PLACE))(value))
