"""Explains an answer: the verdict, and the lines that prove it."""

from __future__ import annotations

import attrs

from tutor.chocolate_factory.puzzles.model import RUN, Line, Task
from tutor.chocolate_factory.puzzles.running_answers import after
from tutor.i18n import _
from tutor.puzzles.model import Puzzle, Worth


class AnswerError(ValueError):
    """A text that is no possible answer to the puzzle."""


@attrs.frozen
class Explanation:
    """Why an answer is right or wrong."""

    verdict: Worth
    head: str
    lines: tuple[Line, ...]


def judge(puzzle: Puzzle[Task], answer: str) -> Worth:
    """Return whether the answer is best, and what it is worth. Raises AnswerError if it cannot
    be given.
    """
    task, best = puzzle.task, puzzle.proof.value
    if not _possible(task, answer):
        raise AnswerError(_("This is no possible answer to the puzzle."))
    if answer in puzzle.proof.answers:
        return Worth(True, best, best)
    value = task.asked.value(task, answer)
    return Worth(task.asked.mode == RUN and value == best, value, best)


def _possible(task: Task, answer: str) -> bool:
    kind = task.asked
    if kind.mode != RUN:
        return answer in kind.choices(task)
    return after(task, answer) is not None and not kind.missing(task, answer)


def explain(puzzle: Puzzle[Task], answer: str) -> Explanation:
    """Return the verdict on an answer, with the lines that prove it. Raises AnswerError as
    `judge`.
    """
    verdict = judge(puzzle, answer)
    head = _("Right.") if verdict.correct else _("Not that one.")
    return Explanation(verdict, head, tuple(puzzle.task.asked.lines(puzzle, answer)))


def broken(puzzle: Puzzle[Task], answer: str) -> tuple[str, ...]:
    """Return the clauses a wrong answer has overlooked, () for a right one."""
    if judge(puzzle, answer).correct:
        return ()
    return puzzle.task.asked.broken(puzzle.task, answer)
