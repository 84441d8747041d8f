"""Explains an answer: the verdict, the lines that prove it, and the table after it."""

from __future__ import annotations

import attrs

from tutor.chocolatiers_family.display import Place
from tutor.chocolatiers_family.puzzles.model import Asked, Line
from tutor.chocolatiers_family.puzzles.position import Position
from tutor.i18n import _
from tutor.kit.words import signed
from tutor.puzzles.model import AnyPuzzle, Worth


@attrs.frozen
class Explanation:
    """Why an answer is right or wrong.

    `position` is the table after the answer, or as it was where the answer moves nothing.
    `groups`: for each player the spaces of the groups that decide, of `kind`, which is that of the
    first line that has one.
    """

    verdict: Worth
    head: str
    lines: tuple[Line, ...]
    position: Position
    kind: str
    groups: tuple[frozenset[Place], ...]


class AnswerError(ValueError):
    """A text that is no possible answer to the puzzle."""


def judge(puzzle: AnyPuzzle, answer: str) -> Worth:
    """Return whether the answer is best, and what it is worth.

    Raises AnswerError if it cannot be given.
    """
    value = puzzle.task.asked.value(puzzle.task, answer)
    if value is None:
        raise AnswerError(_("This is no possible answer to the puzzle."))
    return Worth(is_right(puzzle, answer, value), value, puzzle.proof.value)


def is_right(puzzle: AnyPuzzle, answer: str, value: int) -> bool:
    """Return whether an answer of this value meets the words: one of those proven, or, where
    a kind judges by value because one turn can be written in several ways, worth as much."""
    if answer in puzzle.proof.answers:
        return True
    return puzzle.task.asked.by_value and value == puzzle.proof.value


def explain(puzzle: AnyPuzzle, answer: str) -> Explanation:
    """Return the verdict on an answer, with the lines that prove it. Raises AnswerError as
    `judge`."""
    verdict = judge(puzzle, answer)
    lines = puzzle.task.asked.lines(puzzle, answer)
    after = table_after(puzzle.task, answer)
    kind = next((line.kind for line in lines if line.kind), "")
    return Explanation(
        verdict, _head(puzzle, verdict), tuple(lines), after, kind, deciding_groups(after, kind)
    )


def broken(puzzle: AnyPuzzle, answer: str) -> tuple[str, ...]:
    """Return the clauses a wrong answer broke, () for a right one.

    What the kind says, else the clause of the first line of the explanation. Raises AnswerError.
    """
    if judge(puzzle, answer).correct:
        return ()
    by_kind = puzzle.task.asked.broken
    if by_kind is not None:
        found: tuple[str, ...] = by_kind(puzzle.task, answer)
        return found
    return tuple(line.clause for line in explain(puzzle, answer).lines[:1])


def table_after(task: Asked, answer: str) -> Position:
    """Return the table as the answer leaves it; the same table where the answer moves
    nothing."""
    return task.asked.after(task, answer)


def deciding_groups(position: Position, kind: str) -> tuple[frozenset[Place], ...]:
    """Return each player's largest group of the kind, empty where there is none."""
    if not kind:
        return (frozenset(),) * len(position.displays)
    return tuple(next(iter(d.groups(kind)), frozenset()) for d in position.displays)


def _head(puzzle: AnyPuzzle, verdict: Worth) -> str:
    if verdict.correct:
        return _("Right.")
    if puzzle.task.asked.margin:
        return _("Worth {value}; the best is worth {best}.").format(
            value=signed(verdict.value or 0), best=signed(verdict.best)
        )
    return _("Not that one.")
