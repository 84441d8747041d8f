"""Who may come in when the tutor is full, and who is next.

A visitor is known by a ticket, which their browser keeps and shows again. Nothing is asked of those
who are in: a place is free when a kernel has ended.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import psutil
from attrs import field, frozen
from tornado.web import RequestHandler

COOKIE = "tutor-ticket"
TICKET = re.compile(r"[\w-]{22}")

A_LEARNER = 48 << 20
"""Bytes of memory of a learner's own (docs/hosting.md)."""
THE_REST = 512 << 20
"""Bytes left to the server, the kernels kept ready and everything else."""
FOR_A_CORE = 30
"""Default capacity per core, in learners; 30 learners measured on two cores."""
CONTAINER = Path("/sys/fs/cgroup/memory.max")
"""How much memory a container may use, on Linux."""

SILENCE = 10.0
"""Seconds after which a visitor in the queue holds nobody up; their page asks every two."""
AWAY = 75.0
"""Seconds after which their place is forgotten: a page out of sight asks once a minute."""
A_RELOAD = 30.0
"""Seconds for which somebody whose page ended may come back before all others."""
MOST = 500
"""Visitors in the queue, with those who are away. More are told so, and are not remembered."""


def bearable() -> int:
    """How many learners this machine bears, from its free memory and its cores."""
    memory: int = psutil.virtual_memory().available
    with contextlib.suppress(OSError, ValueError):  # no container, or one that may take "max"
        memory = min(memory, int(CONTAINER.read_text()))
    return max(1, min((memory - THE_REST) // A_LEARNER, FOR_A_CORE * (os.cpu_count() or 1)))


def ticket_of(handler: RequestHandler) -> str:
    """The ticket a browser shows, "" if it has none."""
    shown = handler.get_cookie(COOKIE) or ""
    return shown if TICKET.fullmatch(shown) else ""


@frozen
class Queue:
    """Visitors who wait for a place, in the order in which they came.

    Attributes:
        limit: how many may be in.
        now: the time in seconds.
    """

    limit: int
    now: Callable[[], float] = monotonic
    _heard: dict[str, float] = field(factory=dict, init=False)
    """When each ticket was last shown; the first to come is the first."""
    _left: dict[str, float] = field(factory=dict, init=False)
    """When the page of each ticket ended."""

    def before(self, ticket: str, inside: int) -> int | None:
        """How many are before this visitor; None if they may come in. `inside`: how many are."""
        self._forget()
        free = self.limit - inside
        if ticket not in (*self._heard, *self._left) and free > len(self._present()):
            return None
        place = self._place(ticket)
        return None if place < free else place

    def _place(self, ticket: str) -> int:
        if ticket not in self._heard and len(self._heard) >= MOST:
            present = self._present()
            if len(present) >= MOST:
                return MOST
            del self._heard[next(it for it in self._heard if it not in present)]
        self._heard[ticket] = self.now()
        present = self._present()
        returning = [it for it in present if it in self._left]
        return [*returning, *(it for it in present if it not in self._left)].index(ticket)

    def _present(self) -> dict[str, float]:
        """Those who asked just now; the others keep their place and hold nobody up."""
        return {it: when for it, when in self._heard.items() if self.now() - when <= SILENCE}

    def came_in(self, ticket: str) -> None:
        """The place of this visitor in the queue is the next one's."""
        self._heard.pop(ticket, None)
        self._left.pop(ticket, None)

    def left(self, ticket: str) -> None:
        """The page of this visitor ended; if it was to load it anew they come first."""
        self._forget()
        if len(self._left) < MOST:
            self._left[ticket] = self.now()

    def _forget(self) -> None:
        for shown, patience in ((self._heard, AWAY), (self._left, A_RELOAD)):
            for ticket in [it for it, when in shown.items() if self.now() - when > patience]:
                del shown[ticket]
