"""Why a table refuses what it is asked, and what a name has to be."""

from __future__ import annotations

from typing import Literal

from tutor.kit.words import one_line

LONGEST_NAME = 20

Why = Literal[
    "stale",  # the position is another one by now
    "illegal",
    "not yours",  # another's seat, another's turn, the host's right
    "taken",  # the seat
    "full",
    "unknown",  # the code
    "not now",
    "unreadable",
]
"""Why something is refused. The page says it in the learner's language."""


class NotNow(ValueError):  # noqa: N818 (an answer, not a fault)
    """Raised when a device asks what it may not do; `why` says in which way."""

    def __init__(self, why: Why) -> None:
        self.why: Why = why
        super().__init__(why)


def clean_name(name: str) -> str:
    """Return a name on one line, not too long."""
    return one_line(name)[:LONGEST_NAME].strip()
