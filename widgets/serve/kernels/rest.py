"""When a kernel forgets what it need not remember: while its learner thinks, or has gone."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from attrs import define

SILENCE = 30_000
"""Milliseconds without a word of the learner's after which a rest begins."""


def nothing() -> None:
    """Forget nothing."""


@define
class Rests:
    """The rests of one kernel: one after each time it was spoken to.

    Attributes:
        forget: is called in a rest.
        clock: tells the time in seconds.
    """

    forget: Callable[[], None] = nothing
    clock: Callable[[], float] = monotonic
    _heard: float | None = None

    def hear(self) -> None:
        """Note that the learner's page has said something."""
        self._heard = self.clock()

    def patience(self) -> int | None:
        """Return the milliseconds until the next rest if nothing is heard meanwhile; None if there
        is none to come.
        """
        if self._heard is None:
            return None
        return max(0, SILENCE - int(1000 * (self.clock() - self._heard)))

    def begin(self) -> None:
        """Forget."""
        self._heard = None
        self.forget()
