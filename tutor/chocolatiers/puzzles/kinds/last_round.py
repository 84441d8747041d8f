"""Last round: somebody holds First, and everybody else has one turn left, with cards unseen."""

from __future__ import annotations

from random import Random

from tutor.chocolatiers.puzzles import turn_search
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.search.table import queue_after
from tutor.chocolatiers.puzzles.whole_turn import threat_then_sort, whole_turn
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.puzzles.names import solver_names
from tutor.i18n import N_, _
from tutor.kit.words import join_words
from tutor.puzzles.model import Proof

ID = "round"


def question(task: Task) -> str:
    names = solver_names(task.position)
    after = join_words([names[player] for player in queue_after(task.state)])
    return _(
        "Last round: you, then {rivals}. Be sure of the largest lead in points over the "
        "best rival, whatever is hidden."
    ).format(rivals=after)


def propose(state: State, rng: Random) -> list[Task]:
    if state.last_turns is None or state.last_turns < 2:
        return []
    return [Task(ID, each, each.player) for each in turn_search.moments(state, rng)]


def prove(task: Task) -> Proof | None:
    """Prove that the turn that looks best at once is not safe."""
    return turn_search.prove(task, turn_search.looks_best)


LAST_ROUND = whole_turn(
    id=ID,
    title=N_("Last round"),
    line=N_("What is safe, whatever they hold?"),
    symbol="R",
    clauses=("1.1", "2.3", "8.2", "9.1", "9.3"),
    base=1800,
    question=question,
    propose=propose,
    prove=prove,
    hint=threat_then_sort,
)
