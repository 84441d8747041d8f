"""Race for First: your sixth box is ready. It takes First, and your last turn with it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tutor.chocolatiers.puzzles import turn_search, turn_words
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.search.whole import Turn
from tutor.chocolatiers.puzzles.whole_turn import whole_turn
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.puzzles.model import Clue
from tutor.chocolatiers_family.puzzles.names import solver_names
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID = "race"
NEAR = 3
"""Points by which waiting may be behind and still tempt."""
PLACES = 12
"""Displays that a right answer may lead to where it is enough to take First."""


def question(task: Task) -> str:
    return _(
        "Take First, then only {rival} plays; or wait: {rival} plays, you play, points are "
        "counted. Be sure of the largest lead in points over {rival}, whatever is hidden."
    ).format(rival=solver_names(task.position)[1 - task.player])


def hurried(state: State) -> Sequence[Turn]:
    """Take First at once, by whichever sixth box then stands best: every tie."""
    stands = {
        turn: turn_search.standing(turn_search.all_turns(state)[turn], state.player)
        for turn in turn_search.sixth(state)
    }
    return [turn for turn, lead in stands.items() if lead == max(stands.values())]


def propose(state: State, rng: Random) -> list[Task]:
    if state.players != 2 or state.last_turns is not None or len(state.display.points) != 5:
        return []
    if len(state.displays[1 - state.player].points) < 4:
        return []
    return [
        Task(ID, each, each.player)
        for each in turn_search.moments(state, rng)
        if turn_search.sixth(each)
    ]


def prove(task: Task) -> Proof | None:
    """Prove that the hasty way to take First is wrong (too early, or with the wrong box), or
    is right but hardly better than waiting."""
    takes = turn_search.sixth(task.state)
    proof = turn_search.prove(task, hurried, trap=False, displays=PLACES) if takes else None
    if proof is None or not turn_search.ends_here(task, proof.answers[0]):
        return None
    first = set(map(turn_search.turn_text, takes))
    if not first.issuperset(proof.answers):
        return proof if turn_search.few(proof) and proof.greedy_fails else None
    waits = [turn for turn in turn_search.all_turns(task.state) if turn not in takes]
    return proof if turn_search.reach(task.state, proof.value - NEAR, waits) else None


def hint(puzzle: Puzzle[Task], level: int) -> Clue:
    if level == 1:
        return turn_words.threat(puzzle)
    task = puzzle.task
    rival = solver_names(task.position)[1 - task.player]
    if puzzle.proof.answers[0] in map(turn_search.turn_text, turn_search.sixth(task.state)):
        return Clue(_("Take First. What will {rival}’s last turn be?").format(rival=rival))
    return Clue(_("Not yet. What is better than First’s points?"))


RACE = whole_turn(
    id=ID,
    title=N_("Race for First"),
    line=N_("The sixth box: now or later?"),
    symbol="T",
    clauses=("2.3", "8.1", "8.2", "9.1"),
    base=1350,
    question=question,
    propose=propose,
    prove=prove,
    hint=hint,
    opened=True,
)
