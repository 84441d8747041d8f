"""Results of checking a puzzle that somebody makes by hand.

The content of a draft is its game's own; see the editors of the rooms.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import attrs

from tutor.engine import SaveError
from tutor.kit.reading import Reader, read_json
from tutor.puzzles.model import AnyTask, Puzzle

D = TypeVar("D")
"""A game's draft."""
T = TypeVar("T", bound=AnyTask)
MOST_TEXT = 20_000
"""A draft that a browser keeps is shorter than this."""


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


def kept(text: str, read: Callable[[Reader], D]) -> D | None:
    """Return the draft that `read` finds in a kept text; None where it raises SaveError or
    DraftError.
    """
    try:
        return read(Reader(read_json(text, MOST_TEXT)))
    except (SaveError, DraftError):
        return None
