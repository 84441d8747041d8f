"""Best lay: the tile and the place on the table after which one is ahead by most."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from tutor.chocoly.actions import Lay, action_text
from tutor.chocoly.outcomes import INDEX, outcomes, sizes_of
from tutor.chocoly.puzzles import tricks
from tutor.chocoly.puzzles.model import PLACE, Clue, Features, Kind, Line, Task
from tutor.chocoly.puzzles.placement_answers import (
    Placement,
    features,
    largest_area,
    lead_line,
    lead_of,
    played,
    proof_of,
    why_many,
)
from tutor.chocoly.state import State
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle
from tutor.puzzles.tricks import HURRY

ID = "lay"


@lru_cache(maxsize=64)
def _all(task: Task) -> dict[Placement, tuple[int, int]]:
    """Return what each lay is worth, and how large one's own area is after it."""
    own = INDEX[task.own]
    found = outcomes(task.state, stacked=False)
    return {it.action: (lead_of(task, it.sizes), it.sizes[own]) for it in found}


def _values(task: Task) -> dict[Placement, int]:
    return {action: lead for action, (lead, _own) in _all(task).items()}


def _propose(state: State, rng: Random) -> list[Task]:
    task = Task(ID, state, state.player)
    return [] if _lacking(task) else [task]


def _lacking(task: Task) -> str:
    return "" if task.state.board else _("The first tile lies anyhow.")


def _hasty(task: Task) -> list[Placement]:
    """Return the lays of a player in a hurry: the own area grows, the others' are ignored."""
    most = max(own for _lead, own in _all(task).values())
    return [action for action, (_lead, own) in _all(task).items() if own == most]


def _grows_most(task: Task) -> Sequence[str]:
    return [action_text(action) for action in _hasty(task)]


def _prove(task: Task) -> Proof | None:
    if _lacking(task) or not _all(task):
        return None
    return proof_of(_values(task), _hasty(task))


def _value(task: Task, answer: str) -> int | None:
    led = played(task, answer)
    return lead_of(task, sizes_of(led[1].board)) if led and led[0] else None


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    led, best = played(puzzle.task, answer), played(puzzle.task, puzzle.proof.answers[0])
    found = [lead_line(puzzle.task, led[1])] if led else []
    if best and answer not in puzzle.proof.answers:
        line = lead_line(puzzle.task, best[1])
        found.append(Line(_("Best: {sum}").format(sum=line.text), line.clause))
    return found


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    if level == 1:
        return Clue(_("Two areas of yours may become one; and no tile should feed a rival."))
    led = played(task, puzzle.proof.answers[0])
    grown = largest_area(led[1], task.own) if led else frozenset()
    return Clue(_("This is where something can grow."), grown & set(task.state.board))


def _features(task: Task, proof: Proof) -> Features:
    return features(task, proof)


BEST_LAY = Kind(
    id=ID,
    title=N_("Best lay"),
    line=N_("Ahead by as much as one tile can."),
    symbol="A",
    theme="areas",
    clauses=("3.1", "3.2", "5.2", "5.3"),
    mode=PLACE,
    question=lambda task: _(
        "Lay one of your tiles on the table so that your largest area is ahead of the best rival’s "
        "by as much as can be."
    ),
    propose=_propose,
    lacking=_lacking,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda task, answer: ("5.3",),
    features=_features,
    tricks={HURRY: _grows_most, "beside most of one’s own": tricks.beside_most_own},
    base=1250,
    allows=lambda task, action: isinstance(action, Lay),
    why_not=lambda task: _lacking(task) or why_many(_values(task)),
)
