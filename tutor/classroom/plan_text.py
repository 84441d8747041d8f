"""A plan as the text of a link.

It is short and can be read: `first-bite..groups/wilds/rule.9.3/6.steal.1-2/daily/table.20/pause.5`
are the lessons of the course from one to another, one more, a rule to talk about together, six
puzzles of a kind of the levels 1 and 2, the day's puzzle, twenty minutes at the table and a pause.
Only what a teacher wrote is packed: `say.5.PACKED`, a text with its minutes, and `own.PACKED`, a
lesson. The text stands in the link a class opens, so it may be anybody's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise

from tutor.classroom.plan import (
    LEVELS,
    LONGEST_SAID,
    MOST_MINUTES,
    MOST_PARTS,
    MOST_PUZZLES,
    Daily,
    Lessons,
    Own,
    Part,
    Pause,
    Plan,
    Puzzles,
    Rule,
    Say,
    Table,
    tidy,
)
from tutor.engine import SaveError, brief
from tutor.i18n import _
from tutor.kit.links import from_link, to_link
from tutor.kit.words import one_line
from tutor.lessons.course import ways
from tutor.puzzles.games import games, puzzles_of
from tutor.rooms import load_game, room

MOST_TEXT = 8000
"""Characters of a plan; a longer one is none. A lesson that a teacher wrote takes most of it."""
TO = ".."
_SET = re.compile(r"([1-9]\d?)\.([a-z][a-z0-9-]{0,40})(?:\.([1-5])(?:-([1-5]))?)?", re.ASCII)
_MINUTES = re.compile(r"[1-9]\d?", re.ASCII)


def ready(game: str) -> Mapping[int, Plan]:
    """Return the plans that come with a game, by how many minutes there are. They keep `SPARE`."""
    return {time: read_plan(game, text)[0] for time, text in room(game).plans.items()}


def further(game: str) -> tuple[Plan, ...]:
    """Return the plans of the lessons that follow the first one, of 45 minutes each."""
    return tuple(read_plan(game, text)[0] for text in room(game).further_plans)


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
        case Own(link):
            yield f"own.{link}"
        case Table(long):
            yield f"table.{long}"
        case Say(said, long):
            yield f"say.{long}.{to_link(said)}"
        case Pause(long):
            yield f"pause.{long}"


def _line(game: str) -> list[str]:
    """Return ids of lessons in the order of the course, then of the short way; "" between."""
    return [name for way in ways(game) for name in (*(lesson.id for lesson in way), "")]


def _runs(game: str, ids: Sequence[str]) -> Iterator[str]:
    """Yield the lessons; three and more that follow each other in the course as "first..last"."""
    following = dict(pairwise(_line(game)))
    run: list[str] = []
    for name in (*ids, ""):
        if run and (not name or following[run[-1]] != name):
            yield from [f"{run[0]}{TO}{run[-1]}"] if len(run) > 2 else run
            run = []
        run.append(name)


def _run(game: str, segment: str) -> tuple[str, ...]:
    """Return the lessons of "first..last", or one; none if there is no such lesson or stretch."""
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


def _left_out(strange: list[str]) -> str:
    if not strange:
        return ""
    names = ", ".join(f"“{brief(name)}”" for name in strange[:3])
    return _("This tutor does not have {names}; the rest of the plan is here.").format(names=names)


def _part(game: str, segment: str) -> Part | None:
    """Return what a segment says, None if there is no such thing."""
    if segment == "daily":
        return Daily() if game in games() else None
    if lessons := _run(game, segment):
        return Lessons(lessons)
    word, _dot, rest = segment.partition(".")
    read = _READERS.get(word)
    return read(game, rest) if read else _puzzles(game, segment)


def _rule(game: str, clause: str) -> Part | None:
    return Rule(clause) if clause in load_game(game).rulebook else None


def _own(game: str, link: str) -> Part | None:
    # few plans have such a lesson, and every page of a class reads its plan
    from tutor.lessons.written.file import of_link

    try:
        return Own(link, of_link(link))
    except SaveError:
        return None


def _table(game: str, text: str) -> Part | None:
    long = read_minutes(text)
    return Table(long) if long else None


def _say(game: str, text: str) -> Part | None:
    number, _dot, packed = text.partition(".")
    long = read_minutes(number)
    try:
        said = read_said(from_link(packed, 4 * LONGEST_SAID))
    except SaveError:
        return None
    return Say(said, long) if said and long else None


def _pause(game: str, text: str) -> Part | None:
    long = read_minutes(text)
    return Pause(long) if long else None


_READERS: Mapping[str, Callable[[str, str], Part | None]] = {
    "rule": _rule,
    "own": _own,
    "table": _table,
    "say": _say,
    "pause": _pause,
}
"""By the first word of a segment: what reads the rest of it for a game."""


def read_minutes(text: str) -> int:
    """Return the minutes in anybody's text, 0 if it says none that a part can have."""
    number = int(text) if _MINUTES.fullmatch(text) else 0
    return number if number <= MOST_MINUTES else 0


def read_said(text: str) -> str:
    """Return anybody's text as a class may read it: one line, not too long."""
    return one_line(text)[:LONGEST_SAID].strip()


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
