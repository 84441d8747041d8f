"""When a kernel gives back copies of its parent's pages: while its learner looks or thinks.

What it gives back it copies anew when it is needed again, some microseconds a page. So it does that
soon after much was copied, as when a page was opened, else only in a long rest.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from attrs import define

SHORT, LONG = 2_000, 30_000
"""Milliseconds without a message after which a rest begins."""
MUCH, LITTLE = 2_000, 200
"""Pages that were copied, or are new, since the last rest: with so many a short rest does, and with
few none is worth it. The click after a rest copies some thousand.
"""


def none() -> int:
    """Count no page: nothing is given back here."""
    return 0


@define
class Rests:
    """The rests of one kernel.

    Attributes:
        pages: counts the pages that the process has copied or got in its life.
        give_back: gives them back.
        clock: tells the time in seconds.
    """

    pages: Callable[[], int] = none
    give_back: Callable[[], object] = none
    clock: Callable[[], float] = monotonic
    _given: int = 0
    _heard: float | None = None

    def hear(self) -> None:
        """Note that the learner's page has said something."""
        self._heard = self.clock()

    def patience(self) -> int | None:
        """Return the milliseconds until the next rest if nothing is heard meanwhile; None if there
        is none to come. A kernel that waits for its learner keeps all that the first page needs.
        """
        since = self.pages() - self._given
        if self._heard is None or since < LITTLE:
            return None
        silent = int(1000 * (self.clock() - self._heard))
        return max(0, (SHORT if since >= MUCH else LONG) - silent)

    def begin(self) -> None:
        """Give back what can be given back."""
        self.give_back()
        self._given = self.pages()
