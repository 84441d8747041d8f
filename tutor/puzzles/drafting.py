"""Puzzles that somebody makes by hand: what is wrong with a draft, or what was found out about it.

What a draft holds is its game's own; see the editors of the rooms.
"""

from __future__ import annotations

from typing import Generic, TypeVar

import attrs

from tutor.puzzles.model import AnyTask, Puzzle

T = TypeVar("T", bound=AnyTask)


class DraftError(ValueError):
    """A draft that cannot be a puzzle; the message says what is wrong, `clause` by which rule (""
    where it is none).
    """

    def __init__(self, message: str, clause: str = "") -> None:
        self.clause = clause
        super().__init__(message)


class UnfinishedError(DraftError):
    """A draft in which something is still to come; nothing of it is wrong."""


@attrs.frozen
class Finding(Generic[T]):
    """`puzzle`: proven, None if it is none; `reason` says why not."""

    puzzle: Puzzle[T] | None
    reason: str = ""
