"""The one-line tricks against the puzzles of Chocolate Factory, and the sorts of their answers."""

from __future__ import annotations

from tutor.chocolate_factory.puzzles.model import Task
from tutor.puzzles.model import Proof
from tutor.puzzles.tricks import chance, usual


def chances(task: Task, proof: Proof) -> dict[str, float]:
    """Return the chance of each trick: those of every kind, and those that this kind lists."""
    kind = task.asked
    found = usual(proof, tuple(kind.choices(task)), kind.sort(task, proof.answers[0]))
    return found | {name: chance(says(task), proof.answers) for name, says in kind.tricks.items()}


def the_answer(_task: Task, answer: str) -> str:
    """Return the answer itself, where the choices are few and always the same."""
    return answer
