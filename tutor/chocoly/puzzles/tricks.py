"""The one-line tricks against the puzzles of Chocoly, and the sorts of their answers."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocoly.actions import action_text
from tutor.chocoly.outcomes import Outcome, outcomes
from tutor.chocoly.puzzles.model import Task
from tutor.chocoly.squares import rim
from tutor.puzzles.model import Proof
from tutor.puzzles.tricks import HURRY, chance, usual

SURE = 0.5
"""A chance above which a rule of thumb is said to solve a puzzle."""


def chances(task: Task, proof: Proof) -> dict[str, float]:
    """Return the chance of each trick: those of every kind, and those that this kind lists."""
    kind = task.asked
    choices = tuple(kind.choices(task)) if kind.choices else ()
    found = usual(proof, choices, kind.sort(task, proof.answers[0]))
    return found | {name: chance(says(task), proof.answers) for name, says in kind.tricks.items()}


def falls(task: Task, proof: Proof) -> bool:
    """Return whether a puzzle falls to hurry or to a rule of thumb that its kind lists: then it
    shows nothing that one has to think about.
    """
    given = chances(task, proof)
    return any(given[name] > SURE for name in (HURRY, *task.asked.tricks))


def the_answer(_task: Task, answer: str) -> str:
    """Return the answer itself, where the choices are few and always the same."""
    return answer


def laid_or_stacked(_task: Task, answer: str) -> str:
    """Return whether a tile is laid or stacked."""
    return answer.split(" ", 1)[0]


def beside_most_own(task: Task) -> Sequence[str]:
    """Return the lays that touch most pieces of one's own flavour."""
    board, own = task.state.board, task.own

    def touches(it: Outcome) -> int:
        near = (board.get(square) for square in rim(it.action.row, it.action.column))
        return sum(piece is not None and piece.flavour == own for piece in near)

    found = outcomes(task.state, stacked=False)
    counted = [(touches(it), action_text(it.action)) for it in found]
    most = max((number for number, _text in counted), default=0)
    return [text for number, text in counted if number == most]
