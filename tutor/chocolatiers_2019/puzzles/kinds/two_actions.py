"""Two actions: the last turn of the game is yours, what do you do with both?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from tutor.chocolatiers_2019.actions import Box
from tutor.chocolatiers_2019.puzzles import turn_answers
from tutor.chocolatiers_2019.puzzles.model import Kind, Task
from tutor.chocolatiers_2019.puzzles.outcomes import End, ends
from tutor.chocolatiers_2019.state import FIRST, State
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.puzzles.model import TURN, Clue, Pieces
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID = "actions"

last_actions = partial(
    Kind,
    mode=TURN,
    theme="turns",
    pieces=Pieces(),
    value=turn_answers.value,
    lines=turn_answers.lines,
    after=turn_answers.position_after,
    why_not=turn_answers.why_not,
    broken=turn_answers.broken,
    features=turn_answers.features,
    by_value=True,
    turn=True,
    last=True,
    margin=True,
)
"""A kind answered by what is left of the last turn, on the game's own table."""


def hurried(state: State) -> Sequence[End]:
    """Return the box with the most points, and what makes one's groups grow most in all:
    every tie.
    """
    found = list(ends(state))
    points = max(sum(end.display.points) for end in found)
    able = [end for end in found if sum(end.display.points) == points]
    size = max(sum(end.display.largest_groups) for end in able)
    return [end for end in able if sum(end.display.largest_groups) == size]


def _propose(state: State, rng: Random) -> list[Task]:
    return [Task(ID, state, state.player)] if state.phase == FIRST and not state.turns_left else []


def _prove(task: Task) -> Proof | None:
    """Races depend on it, and something is to be done in both actions."""
    if task.state.phase != FIRST:
        return None
    proof = turn_answers.proof_of(task, hurried(task.state))
    if proof is None:
        return None
    turn = turn_answers.turn_of(task, proof.answers[0]) or ()
    acts = sum(isinstance(action, Box | PlaceWild) for action in turn)
    return proof if acts and turn_answers.moved(task, proof.answers[0]) else None


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    if level == 1:
        return turn_answers.race_to_watch(puzzle)
    turn = turn_answers.turn_of(puzzle.task, puzzle.proof.answers[0]) or ()
    boxes = sum(isinstance(action, Box) for action in turn)
    wilds = sum(isinstance(action, PlaceWild) for action in turn)
    if boxes and wilds:
        return Clue(_("A box and a Wild. Which box, and what do they join?"))
    if boxes == 1:
        return Clue(_("A box is right, and no Wild. Which one, and where does it lie?"))
    if boxes:
        return Clue(_("Two boxes can be paid for. Where do they lie?"))
    return Clue(_("No box: a Wild does more. What does each of your Wilds bring?"))


def _sort(task: Task, answer: str) -> str:
    """Return how many boxes and Wilds an answer places."""
    turn = turn_answers.turn_of(task, answer) or ()
    boxes = sum(isinstance(action, Box) for action in turn)
    wilds = sum(isinstance(action, PlaceWild) for action in turn)
    return f"{boxes} boxes, {wilds} Wilds"


TWO_ACTIONS = last_actions(
    id=ID,
    title=N_("Two actions"),
    line=N_("The last turn: make the most of both."),
    symbol="W",
    clauses=("2.2", "2.3", "4.1", "5.1", "5.7", "8.1", "9.1"),
    base=1650,
    question=lambda task: _(
        "The game’s last turn: what do you do with both actions? Get the most: your total less the "
        "best rival’s."
    ),
    propose=_propose,
    prove=_prove,
    hint=_hint,
    sort=_sort,
)
