"""A learner's progress in the lessons: stars and bookmarks. Pure functions.

Progress is stored as one JSON text in the learner's browser, for all games together. Lessons are
keyed by the name that `tutor.rooms.qualified` gives them, so equal ids in two games stay two
entries. Unknown entries are kept, so that another version in another tab loses nothing. How well
each rule is known is stored in `tutor.puzzles.training`.
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
"""Upper bound of a step's index."""
MOST_ENTRIES = 5000
MOST_PLACE = 1 << 16
"""Most characters of a lesson's dumped session."""
KNOWN = frozenset({"stars", "places"})
"""Entries that this version reads."""

V = TypeVar("V")


@attrs.frozen
class Bookmark:
    """A learner's place in a lesson: index of the step, and `LessonSession.dump()`."""

    step: int
    resume: str


def _frozen(entries: Mapping[str, V]) -> Mapping[str, V]:
    return MappingProxyType(dict(entries))


def _table() -> Any:
    return attrs.field(factory=dict, converter=_frozen)


@attrs.frozen
class Progress:
    """One learner's progress; both tables are keyed by a lesson's qualified name.

    `stars`: best result of each finished lesson, 1 to 3. `other`: entries of other versions, such
    as "clauses" and "themes" of the first one.
    """

    stars: Mapping[str, int] = _table()
    places: Mapping[str, Bookmark] = _table()
    other: Mapping[str, Any] = _table()


# ---- changes


def complete(progress: Progress, lesson: str, stars: int) -> Progress:
    """Mark a lesson as finished with so many stars: keep the best result, drop the bookmark."""
    best = max(progress.stars.get(lesson, 1), min(stars, MOST_STARS))
    places = {key: place for key, place in progress.places.items() if key != lesson}
    return attrs.evolve(progress, stars={**progress.stars, lesson: best}, places=places)


def reached(progress: Progress, lesson: str, step: int, resume: str) -> Progress:
    """Set the bookmark of a lesson."""
    return attrs.evolve(progress, places={**progress.places, lesson: Bookmark(step, resume)})


def merge(a: Progress, b: Progress) -> Progress:
    """Merge the progress of two tabs: keep the further of two entries, in whichever order they
    come.
    """
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


# ---- questions


def done_count(progress: Progress, lessons: Iterable[str]) -> int:
    """Return how many of these lessons are finished."""
    return sum(lesson in progress.stars for lesson in lessons)


# ---- as text


def dump_progress(progress: Progress) -> str:
    """Return the progress as JSON text; `load_progress` returns an equal one."""
    return json.dumps(
        {
            **progress.other,
            "stars": dict(progress.stars),
            "places": {key: [p.step, p.resume] for key, p in progress.places.items()},
        },
        separators=(",", ":"),
    )


def load_progress(text: str) -> Progress:
    """Return the progress of a dumped text; missing entries are empty.

    Raises SaveError, which names what cannot be read: set the text aside and start with
    `Progress()`.
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
