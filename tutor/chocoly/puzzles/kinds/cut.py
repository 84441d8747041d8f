"""Cut it: the stack that leaves least of a rival's largest area."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from tutor.chocoly.actions import Stack
from tutor.chocoly.areas import cuts
from tutor.chocoly.faces import name
from tutor.chocoly.outcomes import INDEX, outcomes, sizes_of
from tutor.chocoly.puzzles.model import PLACE, Clue, Features, Kind, Line, Task
from tutor.chocoly.puzzles.placement_answers import (
    Placement,
    features,
    largest_area,
    own_and_rivals,
    played,
    proof_of,
    why_many,
)
from tutor.chocoly.squares import footprint
from tutor.chocoly.state import State
from tutor.i18n import N_, _, ngettext
from tutor.puzzles.model import Proof, Puzzle

ID = "cut"
LEAST = 6
"""Pieces of an area that is worth cutting."""


@lru_cache(maxsize=64)
def _values(task: Task) -> dict[Placement, int]:
    n = INDEX[task.flavour]
    return {it.action: -it.sizes[n] for it in outcomes(task.state, flat=False)}


def _propose(state: State, rng: Random) -> list[Task]:
    task = Task(ID, state, state.player)
    _own, size, flavour = own_and_rivals(task, sizes_of(state.board))
    task = Task(ID, state, state.player, flavour=flavour)
    return [] if size < LEAST or _lacking(task) else [task]


def _lacking(task: Task) -> str:
    if not task.state.left[task.player]:
        return _("You need a token to stack.")
    rivals = task.flavour in task.state.flavours and task.flavour != task.own
    return "" if rivals else _("The question is about the flavour of a rival.")


def _prove(task: Task) -> Proof | None:
    """A player in a hurry covers as much of the area as possible."""
    values = {} if _lacking(task) else _values(task)
    area = largest_area(task.state, task.flavour)

    def covers(action: Placement) -> int:
        squares = zip(footprint(action.row, action.column), action.face, strict=True)
        return sum(square in area and flavour != task.flavour for square, flavour in squares)

    most = max(map(covers, values), default=0)
    proof = proof_of(values, [action for action in values if covers(action) == most])
    return None if proof is None or len(area) + proof.value < 2 else proof


def _value(task: Task, answer: str) -> int | None:
    led = played(task, answer)
    return -sizes_of(led[1].board)[INDEX[task.flavour]] if led and led[0] else None


def _worth(value: int) -> str:
    return ngettext("{n} piece left", "{n} pieces left", -value).format(n=-value)


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, led = puzzle.task, played(puzzle.task, answer)
    old = sizes_of(task.state.board)[INDEX[task.flavour]]
    new = sizes_of(led[1].board)[INDEX[task.flavour]] if led else old
    text = _("{flavour}: largest area from {old} to {new}. Covered pieces do not count.")
    if new == old:
        text = _("{flavour}: the largest area still has {new}. Covered pieces do not count.")
    found = [Line(text.format(flavour=name(task.flavour), old=old, new=new), "5.2")]
    if answer not in puzzle.proof.answers and new > -puzzle.proof.value:
        least = _("It can fall apart into less: {n}.").format(n=-puzzle.proof.value)
        found.append(Line(least, "2.3"))
    return found


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    area = largest_area(task.state, task.flavour)
    if level == 1:
        return Clue(_("Look for the thin places: pieces that hold two halves together."), area)
    weak = cuts(task.state.board, task.flavour) & area
    return Clue(_("At each of these pieces it can be cut."), weak or area)


def _features(task: Task, proof: Proof) -> Features:
    return features(task, proof)


CUT = Kind(
    id=ID,
    title=N_("Cut it"),
    line=N_("A stack that leaves a rival least."),
    symbol="B",
    theme="stacks",
    clauses=("2.3", "4.1", "4.2", "4.3", "4.4", "5.2"),
    mode=PLACE,
    question=lambda task: _(
        "Stack a tile so that the largest area of {flavour} is as small as can be."
    ).format(flavour=name(task.flavour)),
    propose=_propose,
    lacking=_lacking,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda task, answer: ("5.2",),
    features=_features,
    base=1500,
    allows=lambda task, action: isinstance(action, Stack),
    worth=_worth,
    why_not=lambda task: _lacking(task) or why_many(_values(task)),
)
