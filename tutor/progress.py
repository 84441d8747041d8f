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
from tutor.save_text import parse_json

MOST_STARS = 3
MOST = 10**6
"""Steps beyond any learner's."""

V = TypeVar("V")


@attrs.frozen
class Place:
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
    places: Mapping[str, Place] = _table()
    other: Mapping[str, Any] = _table()


# ---- what changes it


def complete(progress: Progress, lesson: str, stars: int) -> Progress:
    """The lesson is finished with so many stars; the best result stays, the place goes."""
    best = max(progress.stars.get(lesson, 1), min(stars, MOST_STARS))
    places = {key: place for key, place in progress.places.items() if key != lesson}
    return attrs.evolve(progress, stars={**progress.stars, lesson: best}, places=places)


def reached(progress: Progress, lesson: str, step: int, resume: str) -> Progress:
    """The learner is at this step of the lesson."""
    return attrs.evolve(progress, places={**progress.places, lesson: Place(step, resume)})


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


def _further(a: Place, b: Place) -> Place:
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
    data = parse_json(text)
    if not isinstance(data, dict):
        raise SaveError(_unreadable(_("it is no table of entries")))
    known = {"stars", "places"}
    return Progress(
        stars=_read(data, "stars", lambda v: _number(v, MOST_STARS, least=1)),
        places=_read(data, "places", lambda v: Place(_number(v[0]), _text(_size(v, 2)[1]))),
        other={key: value for key, value in data.items() if key not in known},
    )


def _read(data: dict[str, Any], entry: str, check: Callable[[Any], V]) -> dict[str, V]:
    try:
        return {key: check(value) for key, value in data.get(entry, {}).items()}
    except (ValueError, TypeError, AttributeError, IndexError, KeyError):
        raise SaveError(_unreadable(_("the entry “{e}” is wrong").format(e=entry))) from None


def _size(value: Any, size: int) -> list[Any]:
    if not isinstance(value, list) or len(value) != size:
        raise ValueError
    return value


def _number(value: Any, most: int = MOST, least: int = 0) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError
    return value


def _unreadable(why: str) -> str:
    return _(
        "Your saved progress cannot be read: {why}. It is kept aside and you begin anew."
    ).format(why=why)
