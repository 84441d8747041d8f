"""The queue of visitors when the tutor is full.

A visitor is identified by a ticket, which their browser stores and sends. Pages that are in need
not report: a place is free when a kernel has ended.
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
"""Bytes of memory for one learner (docs/hosting.md)."""
THE_REST = 512 << 20
"""Bytes reserved for the server, the kernels kept ready and everything else."""
FOR_A_CORE = 30
"""Default capacity per core, in learners; 30 learners measured on two cores."""
CONTAINER = Path("/sys/fs/cgroup/memory.max")
"""File with the memory limit of a container, on Linux."""

SILENCE = 10.0
"""Seconds after which a silent visitor in the queue no longer holds others up; their page asks
every two seconds.
"""
AWAY = 75.0
"""Seconds after which their place is forgotten: a page in the background asks once a minute."""
A_RELOAD = 30.0
"""Seconds during which somebody whose page ended may come back before all others."""
MOST = 500
"""Most visitors in the queue, with those who are away. Further ones are told so, and not
remembered.
"""


def bearable() -> int:
    """Return how many learners this machine can serve, from its free memory and its cores."""
    memory: int = psutil.virtual_memory().available
    with contextlib.suppress(OSError, ValueError):  # no container, or one that may take "max"
        memory = min(memory, int(CONTAINER.read_text()))
    return max(1, min((memory - THE_REST) // A_LEARNER, FOR_A_CORE * (os.cpu_count() or 1)))


def ticket_of(handler: RequestHandler) -> str:
    """Return the ticket that a browser sends, "" if it has none."""
    shown = handler.get_cookie(COOKIE) or ""
    return shown if TICKET.fullmatch(shown) else ""


@frozen
class Queue:
    """Visitors who wait for a place, in order of arrival.

    Attributes:
        limit: how many may be in.
        now: returns the time in seconds.
    """

    limit: int
    now: Callable[[], float] = monotonic
    _heard: dict[str, float] = field(factory=dict, init=False)
    """When each ticket was last shown, in order of arrival."""
    _left: dict[str, float] = field(factory=dict, init=False)
    """When the page of each ticket ended."""

    def before(self, ticket: str, inside: int) -> int | None:
        """Return how many are before this visitor; None if they may come in. `inside`: how many are
        in.
        """
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
        """Return the visitors who asked recently; the others keep their place but hold nobody
        up.
        """
        return {it: when for it, when in self._heard.items() if self.now() - when <= SILENCE}

    def came_in(self, ticket: str) -> None:
        """Remove a visitor who came in from the queue."""
        self._heard.pop(ticket, None)
        self._left.pop(ticket, None)

    def left(self, ticket: str) -> None:
        """Note that the page of this visitor ended; if they are reloading it, they come first."""
        self._forget()
        if len(self._left) < MOST:
            self._left[ticket] = self.now()

    def _forget(self) -> None:
        for shown, patience in ((self._heard, AWAY), (self._left, A_RELOAD)):
            for ticket in [it for it, when in shown.items() if self.now() - when > patience]:
                del shown[ticket]
