"""Explains an answer: the verdict, the lines that prove it, and the table after it."""

from __future__ import annotations

import attrs

from tutor.chocoly.puzzles.model import CHOOSE, Line, Task
from tutor.chocoly.puzzles.placement_answers import after, whole
from tutor.chocoly.state import State
from tutor.i18n import _
from tutor.puzzles.model import Puzzle, Worth


class AnswerError(ValueError):
    """A text that is no possible answer to the puzzle."""


@attrs.frozen
class Explanation:
    """Why an answer is right or wrong. `state`: the table as it leaves it."""

    verdict: Worth
    head: str
    lines: tuple[Line, ...]
    state: State


def possible(task: Task, answer: str) -> bool:
    """Return whether this is a whole answer to the task, right or wrong."""
    kind = task.asked
    if kind.mode == CHOOSE:
        return kind.choices is not None and answer in kind.choices(task)
    return whole(task, answer)


def judge(puzzle: Puzzle[Task], answer: str) -> Worth:
    """Return whether the answer is best, and what it is worth. Raises AnswerError if it cannot
    be given.

    Placements that come to the same as the best ones are right as well, listed or not.
    """
    task = puzzle.task
    value = task.asked.value(task, answer) if possible(task, answer) else None
    if value is None:
        raise AnswerError(_("This is no possible answer to the puzzle."))
    right = answer in puzzle.proof.answers
    if task.asked.mode != CHOOSE:
        right = right or value == puzzle.proof.value
    return Worth(right, value, puzzle.proof.value)


def explain(puzzle: Puzzle[Task], answer: str) -> Explanation:
    """Return the verdict on an answer, with the lines that prove it. Raises AnswerError as
    `judge`."""
    verdict, task = judge(puzzle, answer), puzzle.task
    lines = tuple(task.asked.lines(puzzle, answer))
    return Explanation(verdict, _head(puzzle, verdict), lines, after(task, answer))


def _head(puzzle: Puzzle[Task], verdict: Worth) -> str:
    if verdict.correct:
        return _("Right.")
    kind = puzzle.task.asked
    if kind.mode == CHOOSE or verdict.value is None:
        return _("Not that one.")
    text = _("Your answer: {value}. Best answer: {best}.")
    return text.format(value=kind.worth(verdict.value), best=kind.worth(verdict.best))


def broken(puzzle: Puzzle[Task], answer: str) -> tuple[str, ...]:
    """Return the clauses a wrong answer has overlooked, () for a right one."""
    if judge(puzzle, answer).correct:
        return ()
    return puzzle.task.asked.broken(puzzle.task, answer)
