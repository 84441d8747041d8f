"""The reply: one rival plays after you, and you can see with what. Stop what comes."""

from __future__ import annotations

from random import Random

from tutor.chocolatiers.puzzles import turn_search
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.whole_turn import threat_then_sort, whole_turn
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.puzzles.names import solver_names
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof

ID = "reply"


def question(task: Task) -> str:
    rival = solver_names(task.position)[(task.player + 1) % task.state.players]
    return _(
        "You, then {rival}, and the game is over. Be sure of the largest lead in points "
        "over the best rival, whatever is hidden."
    ).format(rival=rival)


def propose(state: State, rng: Random) -> list[Task]:
    if state.last_turns != 2:
        return []
    return [Task(ID, each, each.player) for each in turn_search.moments(state, rng)]


def prove(task: Task) -> Proof | None:
    """Prove that the turn that looks best at once is wrong: a reply takes its gain back."""
    return turn_search.prove(task, turn_search.looks_best)


REPLY = whole_turn(
    id=ID,
    title=N_("The reply"),
    line=N_("What comes next? Stop it."),
    symbol="V",
    clauses=("2.3", "6.1", "8.2", "9.1", "9.3"),
    base=1650,
    question=question,
    propose=propose,
    prove=prove,
    hint=threat_then_sort,
    opened=True,
)
