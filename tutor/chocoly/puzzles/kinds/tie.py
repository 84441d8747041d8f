"""Break the tie: the last tile of the game, equal areas, and what decides then."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from tutor.chocoly.outcomes import INDEX, outcomes
from tutor.chocoly.puzzles import tricks
from tutor.chocoly.puzzles.ending import WON, decided, ends, ends_after, said, score_lines
from tutor.chocoly.puzzles.model import PLACE, Clue, Features, Kind, Line, Task
from tutor.chocoly.puzzles.placement_answers import (
    Placement,
    features,
    largest_area,
    lead_of,
    played,
    proof_of,
    why_many,
)
from tutor.chocoly.state import State
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID = "tie"


@lru_cache(maxsize=64)
def _values(task: Task) -> dict[Placement, int]:
    return {it.action: ends_after(task, task.state, it) for it in outcomes(task.state)}


def _propose(state: State, rng: Random) -> list[Task]:
    task = Task(ID, state, state.player)
    return [] if _lacking(task) or decided(task) else [task]


def _lacking(task: Task) -> str:
    state = task.state
    others = any(hand for p, hand in enumerate(state.hands) if p != task.player)
    last = len(state.hand) == 1 and not others and not state.pile
    return "" if last else _("This asks for the last tile of the game.")


def _prove(task: Task) -> Proof | None:
    """It can be won, but not by size. In a hurry one makes the own area as large as can be, and
    keeps a token that nobody needs any more.
    """
    if _lacking(task):
        return None
    found = outcomes(task.state)
    if not found or max(lead_of(task, it.sizes) for it in found) != 0:
        return None
    n = INDEX[task.own]
    order = sorted(found, key=lambda it: (-lead_of(task, it.sizes), -it.sizes[n]))
    proof = proof_of(_values(task), [order[0].action])
    return proof if proof is not None and proof.value == WON else None


def _value(task: Task, answer: str) -> int | None:
    led = played(task, answer)
    return ends(task, led[1]) if led and led[0] else None


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    led = played(puzzle.task, answer)
    return score_lines(puzzle.task, led[1]) if led else []


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    if level == 1:
        return Clue(_("Nobody can be larger. Own tokens in the area, then the second area decide."))
    area = largest_area(puzzle.task.state, puzzle.task.own)
    return Clue(_("This area and what lies beside it matter."), area)


def _features(task: Task, proof: Proof) -> Features:
    return features(task, proof)


TIE = Kind(
    id=ID,
    title=N_("Break the tie"),
    line=N_("The last tile, and equal areas."),
    symbol="C",
    theme="ending",
    clauses=("5.3", "5.4", "5.5"),
    mode=PLACE,
    question=lambda task: _("The last tile of the game is yours. Place it so that you win."),
    propose=_propose,
    lacking=_lacking,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda task, answer: ("5.4", "5.5"),
    features=_features,
    sort=tricks.laid_or_stacked,
    base=1450,
    worth=said,
    why_not=lambda task: _lacking(task) or why_many(_values(task)),
)
