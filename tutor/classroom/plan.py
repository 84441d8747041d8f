"""A plan for a lesson at school: what a class does, in order, and how long it takes.

As text it is short and can be read: `first-bite..groups/wilds/rule.9.3/6.steal.1-2/daily` are the
lessons of the course from one to another, one more, a rule to talk about together, six puzzles of a
kind of the levels 1 and 2, and the day's puzzle. The text stands in the link a class opens, so it
may be anybody's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise

import attrs

from tutor.engine import SaveError, brief
from tutor.i18n import _
from tutor.lessons.course import ways
from tutor.puzzles.games import games, puzzles_of
from tutor.rooms import load_game, room

MOST_TEXT = 1000
"""Characters of a plan; a longer one is none."""
MOST_PARTS = 40
MOST_PUZZLES = 20
"""In one set."""
LEVELS = range(1, 6)
TO = ".."
SPARE = 10
"""Minutes of a lesson at school for arriving, slow readers and the end."""
PUZZLE, DAILY, TALK = 2, 4, 5
"""Minutes for a puzzle of a set, for the day's puzzle, and for a rule talked about together."""
_SET = re.compile(r"([1-9]\d?)\.([a-z][a-z0-9-]{0,40})(?:\.([1-5])(?:-([1-5]))?)?", re.ASCII)


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


Part = Lessons | Puzzles | Daily | Rule


@attrs.frozen
class Plan:
    """What a class does with one game, in order."""

    game: str
    parts: tuple[Part, ...] = ()


def minutes(game: str, part: Part) -> int:
    """Estimate how many minutes a part takes: lessons say it themselves."""
    match part:
        case Lessons(ids):
            long = {lesson.id: lesson.minutes for way in ways(game) for lesson in way}
            return sum(long[each] for each in ids)
        case Puzzles(number=number):
            return PUZZLE * number
        case Daily():
            return DAILY
        case Rule():
            return TALK


def length(plan: Plan) -> int:
    """Estimate how many minutes all of it takes."""
    return sum(minutes(plan.game, part) for part in plan.parts)


def ready(game: str) -> Mapping[int, Plan]:
    """Return the plans that come with a game, by how many minutes there are. They keep `SPARE`."""
    return {time: read_plan(game, text)[0] for time, text in room(game).plans.items()}


def further(game: str) -> tuple[Plan, ...]:
    """Return the plans of the lessons that follow the first one, of 45 minutes each."""
    return tuple(read_plan(game, text)[0] for text in room(game).further_plans)


# ---- as text


def write_plan(plan: Plan) -> str:
    """Return the plan as the text of its link, without its game."""
    return "/".join(segment for part in plan.parts for segment in _segments(plan.game, part))


def _segments(game: str, part: Part) -> Iterator[str]:
    match part:
        case Lessons(ids):
            yield from _runs(game, ids)
        case Puzzles(kind, number, low, high):
            levels = f".{low}-{high}" if low < high else f".{low}"
            yield f"{number}.{kind}{'' if (low, high) == (LEVELS[0], LEVELS[-1]) else levels}"
        case Daily():
            yield "daily"
        case Rule(clause):
            yield f"rule.{clause}"


def _line(game: str) -> list[str]:
    """Ids of the lessons in the order of the course, then those of the short way; "" between."""
    return [name for way in ways(game) for name in (*(lesson.id for lesson in way), "")]


def _runs(game: str, ids: Sequence[str]) -> Iterator[str]:
    """The lessons; three and more that follow each other in the course as "first..last"."""
    following = dict(pairwise(_line(game)))
    run: list[str] = []
    for name in (*ids, ""):
        if run and (not name or following[run[-1]] != name):
            yield from [f"{run[0]}{TO}{run[-1]}"] if len(run) > 2 else run
            run = []
        run.append(name)


def _run(game: str, segment: str) -> tuple[str, ...]:
    """The lessons of "first..last", or one; none if there is no such lesson or stretch."""
    line = _line(game)
    first, _to, last = segment.partition(TO)
    if not first or first not in line or (last or first) not in line:
        return ()
    found = line[line.index(first) : line.index(last or first) + 1]
    return tuple(found) if all(found) else ()


def read_plan(game: str, text: object) -> tuple[Plan, str]:
    """Return the plan in anybody's text, and in a sentence what of it there is not here, "" if all
    is.

    A link may be older than the tutor that opens it: what it still knows is played. Raises
    SaveError for what is no plan at all, or has nothing left.
    """
    if not isinstance(text, str) or len(text) > MOST_TEXT:
        raise SaveError(_("This is no plan of this tutor: it is far too long."))
    segments = text.split("/")
    if len(segments) > MOST_PARTS:
        raise SaveError(_("A plan has at most {n} parts.").format(n=MOST_PARTS))
    parts, strange = [], []
    for segment in segments:
        part = _part(game, segment)
        if part is None:
            strange.append(segment)
        else:
            parts.append(part)
    if not parts:
        raise SaveError(_("This plan names nothing that this tutor has. Ask for a new link."))
    return Plan(game, tidy(parts)), _left_out(strange)


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


def _left_out(strange: list[str]) -> str:
    if not strange:
        return ""
    names = ", ".join(f"“{brief(name)}”" for name in strange[:3])
    return _("This tutor does not have {names}; the rest of the plan is here.").format(names=names)


def _part(game: str, segment: str) -> Part | None:
    """What a segment says, None if there is no such thing."""
    if segment == "daily":
        return Daily() if game in games() else None
    if lessons := _run(game, segment):
        return Lessons(lessons)
    word, _dot, rest = segment.partition(".")
    if word == "rule":
        return Rule(rest) if rest in load_game(game).rulebook else None
    return _puzzles(game, segment)


def _puzzles(game: str, segment: str) -> Puzzles | None:
    found = _SET.fullmatch(segment)
    if found is None or game not in games():
        return None
    number, kind, low, high = found.groups()
    if kind not in puzzles_of(game).kinds or int(number) > MOST_PUZZLES:
        return None
    if low is None:
        return Puzzles(kind, int(number))
    first, last = sorted((int(low), int(high or low)))
    return Puzzles(kind, int(number), first, last)


def read_set(game: str, segment: str) -> Puzzles:
    """Return a set of puzzles in anybody's text. Raises SaveError."""
    found = _puzzles(game, segment)
    if found is None:
        raise SaveError(_("There is no such set of puzzles."))
    return found
