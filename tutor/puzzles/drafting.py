"""Results of checking a puzzle that somebody makes by hand.

The content of a draft is its game's own; see the editors of the rooms.
"""

from __future__ import annotations

from typing import Generic, TypeVar

import attrs

from tutor.puzzles.model import AnyTask, Puzzle

T = TypeVar("T", bound=AnyTask)


class DraftError(ValueError):
    """Raised for a draft that cannot be a puzzle; the message says what is wrong, `clause` names
    the rule it breaks ("" for none).
    """

    def __init__(self, message: str, clause: str = "") -> None:
        self.clause = clause
        super().__init__(message)


class UnfinishedError(DraftError):
    """Raised for a draft that is incomplete, but not wrong."""


@attrs.frozen
class Finding(Generic[T]):
    """The result of proving a draft. `puzzle`: proven; None if it is no puzzle, and `reason` says
    why.
    """

    puzzle: Puzzle[T] | None
    reason: str = ""
