"""One turn: the last of the game is yours, a box, a Wild, or keep what you have."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tutor.chocolatiers.actions import Box
from tutor.chocolatiers.puzzles import turn_search, turn_words
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.search.whole import Turn
from tutor.chocolatiers.puzzles.whole_turn import whole_turn
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.puzzles.model import Clue
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID = "turn"
NEAR = 3
"""Points by which the best turn of another sort may be behind and still tempt."""
FACES = 4
"""Displays a right answer may lead to: how a box is turned often does not matter."""


def hurried(state: State) -> Sequence[Turn]:
    """Return the box with the most points, else a Wild, where one's groups grow most in all: every
    tie.
    """
    turns = turn_search.all_turns(state)

    def size(turn: Turn) -> int:
        return sum(turns[turn].displays[state.player].largest_groups)

    boxes = {turn: turn[-1] for turn in turns if isinstance(turn[-1], Box)}
    points = {turn: state.stacks[box.stack][0].points for turn, box in boxes.items()}
    tempting = [turn for turn in boxes if points[turn] == max(points.values())]
    tempting = tempting or [turn for turn in turns if isinstance(turn[-1], PlaceWild)]
    most = max(map(size, tempting), default=0)
    return [turn for turn in tempting if size(turn) == most] or list(turns)


def propose(state: State, rng: Random) -> list[Task]:
    if state.last_turns != 1:
        return []
    fitting = [
        each for each in turn_search.moments(state, rng) if len(turn_search.sorts(each)) == 3
    ]
    return [Task(ID, each, each.player) for each in fitting]


def prove(task: Task) -> Proof | None:
    """Return a proof if Box, Wild and keep all tempt: the best of another sort is nearly as good,
    and who gets which card depends on it.
    """
    proof = turn_search.prove(task, hurried, trap=False, displays=FACES)
    if proof is None or not turn_search.few(proof):
        return None
    best = {sort: turn_search.best_of(task.state, sort) for sort in turn_search.sorts(task.state)}
    behind = sorted(best.values(), reverse=True)[1]
    if len(best) < 2 or proof.value - behind > NEAR:
        return None
    moved = turn_words.races_moved(task, proof.answers[0])
    return proof if moved or proof.greedy not in proof.answers else None


def hint(puzzle: Puzzle[Task], level: int) -> Clue:
    return turn_words.race_to_watch(puzzle) if level == 1 else turn_words.sort_of_best(puzzle)


ONE_TURN = whole_turn(
    id=ID,
    title=N_("One turn"),
    line=N_("A box, a Wild, or keep?"),
    symbol="W",
    clauses=("2.3", "4.1", "6.1", "6.7", "9.1", "10.2"),
    base=1250,
    question=lambda task: _(
        "The game’s last turn: a box, a Wild, or keep? Get the most: your total less the best "
        "rival’s."
    ),
    propose=propose,
    prove=prove,
    hint=hint,
    last=True,
)
