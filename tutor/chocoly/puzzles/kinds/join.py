"""Join: one's two largest areas become one, with as few tiles of the hand as can be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from tutor.chocoly.actions import Lay
from tutor.chocoly.faces import name
from tutor.chocoly.listing import lays
from tutor.chocoly.puzzles.model import PLACE, Clue, Features, Kind, Line, Task
from tutor.chocoly.puzzles.placement_answers import Placement, answer_text, features, placed, played
from tutor.chocoly.squares import Square, footprint, rim
from tutor.chocoly.state import State
from tutor.i18n import N_, _, ngettext
from tutor.puzzles.model import Proof, Puzzle

ID = "join"
NEVER = -9
"""Value if they are not joined."""
LEAST = 2
"""Pieces of an area that is worth joining."""
FAR = 5
"""Squares between areas that two tiles can no longer bridge."""
WAYS, PLACES = 24, 4
"""Right answers there may be, and sets of places they use."""


def _two(state: State, flavour: str) -> tuple[frozenset[Square], ...]:
    return state.board.areas.ordered(flavour)[:2]


def _joined(task: Task, state: State) -> bool:
    """Return whether the two areas of the question are one now; nothing is covered here."""
    one, other = (min(area) for area in _two(task.state, task.own))
    mine = state.board.areas.of[task.own]
    return mine[one] is mine[other]


def _ways(task: Task) -> list[tuple[Placement, ...]]:
    """Return every shortest way with two tiles at most."""
    one: list[tuple[Placement, ...]] = [
        (a,) for a in _lays(task.state) if _joined(task, placed(task.state, a))
    ]
    return one or list(_pairs(task))


def _lays(state: State) -> Iterator[Lay]:
    return (action for action in lays(state) if isinstance(action, Lay))


def _pairs(task: Task) -> Iterator[tuple[Placement, ...]]:
    """Two tiles that join only together: the second one touches both, or one of them and the
    first, so nothing that lies elsewhere is tried.
    """
    one, other = (
        set().union(*(_around(square) for square in a)) for a in _two(task.state, task.own)
    )
    for first in _lays(task.state):
        here = set(footprint(first.row, first.column))
        if not here & (one | other):
            continue
        then = placed(task.state, first)
        near = one | other | {s for square in here for s in _around(square)}
        for second in _lays(then):
            if set(footprint(second.row, second.column)) & near and _joined(
                task, placed(then, second)
            ):
                yield first, second


def _around(square: Square) -> set[Square]:
    row, column = square
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def _propose(state: State, rng: Random) -> list[Task]:
    task = Task(ID, state, state.player)
    return [] if _lacking(task) else [task]


def _lacking(task: Task) -> str:
    two = _two(task.state, task.own)
    if len(two) < 2 or len(two[1]) < LEAST:
        return _("There must be two areas of yours that are worth joining.")
    gap = min(abs(r - y) + abs(c - x) for r, c in two[0] for y, x in two[1])
    if gap > FAR:
        return _("They lie too far apart for two tiles.")
    sizes = [len(area) for area in task.state.board.areas.ordered(task.own)]
    return _("It is not clear which areas are meant.") if sizes[2:3] == sizes[1:2] else ""


@lru_cache(maxsize=64)
def _prove(task: Task) -> Proof | None:
    if _lacking(task):
        return None
    ways = _ways(task)
    where = {frozenset((a.row, a.column) for a in way) for way in ways}
    if not ways or len(ways) > WAYS or len(where) > PLACES:
        return None
    count = len(ways[0])
    tempting = _tempting(task)
    answers = tuple(map(answer_text, ways))
    hurry = next((text for text in answers if text.partition(";")[0] == tempting), tempting)
    searched = sum(1 for _lay in _lays(task.state)) ** count
    return Proof(answers, -count, None, searched, hurry)


def _tempting(task: Task) -> str:
    """Return the lay that touches most pieces of the two areas, joined or not."""
    both = frozenset().union(*_two(task.state, task.own))

    def meets(action: Lay) -> int:
        squares = zip(rim(action.row, action.column), (0, 0, 1, 1, 2, 2, 3, 3), strict=True)
        return sum(s in both and action.face[n] == task.own for s, n in squares)

    return answer_text((max(_lays(task.state), key=meets),))


def _value(task: Task, answer: str) -> int | None:
    led = played(task, answer)
    if led is None or not led[0]:
        return None
    return -len(led[0]) if _joined(task, led[1]) else NEVER


def _worth(value: int) -> str:
    if value == NEVER:
        return _("Not joined")
    return ngettext("{n} tile", "{n} tiles", -value).format(n=-value)


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task = puzzle.task
    led = played(task, answer)
    one, other = (len(area) for area in _two(task.state, task.own))
    size = led[1].board.areas.largest(task.own) if led else 0
    if led and _joined(task, led[1]):
        text = _("{flavour} had {one} and {other}; joined, its largest area has {size}.")
    else:
        text = _("{flavour} still has {one} and {other} apart: pieces connect by their edges.")
    words = text.format(flavour=name(task.own), one=one, other=other, size=size)
    found = [Line(words, "5.2" if led and _joined(task, led[1]) else "3.4")]
    need = -puzzle.proof.value
    text = ngettext("{n} tile is enough.", "No single tile joins them; {n} do.", need)
    return [*found, Line(text.format(n=need), "3.2")]


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    both = frozenset().union(*_two(task.state, task.own))
    if level == 1:
        return Clue(_("These two areas are to become one."), both)
    led = played(task, puzzle.proof.answers[0])
    if led is None:
        return Clue("")
    used = {square for a in led[0] for square in rim(a.row, a.column)}
    return Clue(_("Look where they come near each other."), frozenset(used & both))


def _features(task: Task, proof: Proof) -> Features:
    return features(task, proof, depth=-proof.value - 1)


def _why_not(task: Task) -> str:
    if _lacking(task):
        return _lacking(task)
    ways = len(_ways(task))
    return (
        _("No two tiles of the hand join them.")
        if not ways
        else _("There are {n} ways to join them.").format(n=ways)
    )


JOIN = Kind(
    id=ID,
    title=N_("Join them"),
    line=N_("Two areas become one."),
    symbol="C",
    theme="areas",
    clauses=("5.2", "3.1", "3.2", "3.4"),
    mode=PLACE,
    question=lambda task: _(
        "Make one area of your two largest: lay as few tiles as you can, two at most. Nobody plays "
        "in between."
    ),
    propose=_propose,
    lacking=_lacking,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda task, answer: ("3.4",),
    features=_features,
    base=1500,
    allows=lambda task, action: isinstance(action, Lay),
    most=2,
    done=_joined,
    worth=_worth,
    why_not=_why_not,
)
