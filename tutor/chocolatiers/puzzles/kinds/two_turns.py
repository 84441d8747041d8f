"""Two turns: yours, the rival's best reply, yours again; then the points are counted."""

from __future__ import annotations

from random import Random

from tutor.chocolatiers.puzzles import turn_search
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.whole_turn import threat_then_sort, whole_turn
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.puzzles.names import solver_names
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof

ID = "twice"
LEAST, NEARLY = 4, 5
"""Boxes everybody has, and somebody: near the end, where a count after two turns means much."""


def question(task: Task) -> str:
    return _(
        "You, {rival}, you, then points are counted. Be sure of the largest lead in points over "
        "{rival}, whatever is hidden."
    ).format(rival=solver_names(task.position)[1 - task.player])


def propose(state: State, rng: Random) -> list[Task]:
    boxes = sorted(len(display.points) for display in state.displays)
    if state.players != 2 or state.last_turns is not None:
        return []
    if boxes[0] < LEAST or boxes[-1] < NEARLY:
        return []
    return [
        Task(ID, each, each.player)
        for each in turn_search.moments(state, rng)
        if not turn_search.sixth(each)
    ]


def prove(task: Task) -> Proof | None:
    """Prove that the turn that looks best at once is wrong: it costs the second turn, or a
    reply spoils it."""
    proof = turn_search.prove(task, turn_search.looks_best)
    return proof if proof and turn_search.ends_here(task, proof.answers[0]) else None


TWO_TURNS = whole_turn(
    id=ID,
    title=N_("Two turns"),
    line=N_("You, the rival, you."),
    symbol="N",
    clauses=("2.3", "4.2", "6.1", "8.1", "9.1"),
    base=1750,
    question=question,
    propose=propose,
    prove=prove,
    hint=threat_then_sort,
    opened=True,
)
