"""Kernels with the app open in them, ready for the next visitors.

A visitor gets the first kernel that is available: one kept ready, or one started for them. In a
rush only some are started at a time, so that later visitors do not delay earlier ones; the ready
ones are replaced when the rush is over.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from time import monotonic
from typing import Any

from jupyter_server._tz import utcnow
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets import Float, Int

from widgets.serve.kernels.ending import end
from widgets.serve.kernels.pool import answers

AT_ONCE = max(2, os.cpu_count() or 1)
"""Kernels started at the same time."""


AWAY = 60.0
"""Seconds after which a page that is out of reach makes room for somebody who waits."""
MOST_KEPT = 200
"""Most messages kept for a page that is away: it asks for nothing, so only a few answers are under
way.
"""


class ReadyKernels(AsyncMappingKernelManager):
    """Gives a kernel to each visitor.

    Attributes:
        size: kernels kept ready.
        pause: seconds without a visitor before ready ones are replaced.
    """

    size = Int(0, config=True)
    pause = Float(2.0, config=True)

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)  # type: ignore[no-untyped-call]
        self._ready: deque[str] = deque()
        self._waiting: deque[asyncio.Future[str]] = deque()
        self._starts: set[asyncio.Task[bool]] = set()
        self._endings: set[asyncio.Task[None]] = set()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._later: asyncio.TimerHandle | None = None
        self._expected = 0
        self._given: set[str] = set()
        self._lost: dict[str, float] = {}  # when pages were lost, in that order
        self.clock: Callable[[], float] = monotonic

    @property
    def visitors(self) -> int:
        """The number of visitors who have a kernel or wait for one, without those who are away."""
        return self._expected + len(self._given) - len(self._away)

    @property
    def _away(self) -> list[str]:
        """The kernels whose pages have been out of reach for a minute, the longest first."""
        return [
            kernel
            for kernel, since in self._lost.items()
            if kernel in self._kernel_buffers and self.clock() - since >= AWAY
        ]

    def make_room(self, limit: int) -> None:
        """Let a visitor more be one of `limit`: kernels of pages that are away end for that. What
        such a page had done is kept in its browser.
        """
        more = self._expected + len(self._given) + 1 - limit
        for kernel in self._away[: max(0, more)]:
            self._forget(kernel)
            self._end_soon(kernel)

    def _forget(self, kernel: str) -> None:
        self._given.discard(kernel)
        self._lost.pop(kernel, None)

    @contextlib.contextmanager
    def expected(self) -> Iterator[None]:
        """Count a visitor who is about to take a kernel."""
        self._expected += 1
        try:
            yield
        finally:
            self._expected -= 1

    async def take(self) -> str:
        """Return a living kernel, which is the caller's from now on. Raises the error that kept it
        from starting.
        """
        try:
            while self._ready:
                if await self._lives(kernel := self._ready.popleft()):
                    self._given.add(kernel)
                    return kernel
                self.log.warning("A kernel kept for a visitor had died.")
                self._end_soon(kernel)
            coming: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            self._waiting.append(coming)
            self._begin()
            self._given.add(kernel := await coming)
            return kernel
        finally:
            self._fill_later()

    def give_back(self, kernel: str) -> None:
        """Take back a kernel that its visitor has not used."""
        self._given.discard(kernel)
        self._offer(kernel)

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel and its visitor."""
        self._forget(kernel_id)
        return super().remove_kernel(kernel_id)

    def fill(self) -> None:
        """Start missing kernels, one after the other, when nobody is waiting."""
        self._later = None
        if self._starts:
            self._fill_later()
        elif len(self._ready) < self.size:
            self._begin().add_done_callback(self._fill_on)

    def _fill_on(self, done: asyncio.Task[bool]) -> None:
        if self._later is None and not done.cancelled():
            self._fill_later(0 if done.result() else self.pause)

    def _fill_later(self, pause: float | None = None) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None
        if len(self._ready) < self.size:
            wait = self.pause if pause is None else pause
            self._later = asyncio.get_running_loop().call_later(wait, self.fill)

    def _begin(self) -> asyncio.Task[bool]:
        task = asyncio.ensure_future(self._start())
        self._starts.add(task)
        task.add_done_callback(self._starts.discard)
        return task

    async def _start(self) -> bool:
        """Start one kernel, for the visitor who has waited longest; return whether it succeeded."""
        try:
            async with self._turns:
                kernel: str = await self.start_kernel(kernel_name="python3")
        except Exception as error:
            if (waiting := self._next()) is None:
                self.log.exception("A kernel could not be started.")
            else:
                waiting.set_exception(error)
            return False
        self._offer(kernel)
        return True

    def _offer(self, kernel: str) -> None:
        """Give a kernel to the visitor who has waited longest, or keep it ready; end it if there
        are enough.
        """
        if (waiting := self._next()) is not None:
            waiting.set_result(kernel)
        elif len(self._ready) < self.size:
            self._ready.append(kernel)
        else:
            self._end_soon(kernel)

    def _next(self) -> asyncio.Future[str] | None:
        while self._waiting:
            if not (first := self._waiting.popleft()).done():
                return first
        return None

    async def _lives(self, kernel: str) -> bool:
        if kernel not in self:
            return False
        process = getattr(self.get_kernel(kernel).provisioner, "process", None)
        if process is None or process.poll() is not None:
            return False
        connection: Any = self.get_kernel(kernel).get_connection_info()
        return await answers(connection, self.context)

    def _end_soon(self, kernel: str) -> None:
        ending = asyncio.ensure_future(self._end(kernel))
        self._endings.add(ending)
        ending.add_done_callback(self._endings.discard)

    async def _end(self, kernel: str) -> None:
        with contextlib.suppress(Exception):  # nobody waits for it
            await end(self, kernel)

    # ---- overrides of what the Jupyter server does for kernels that run cells

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel whose page has long been silent; not one that is still waiting for its
        page.
        """
        if kernel_id not in self._ready:
            cull: Any = super().cull_kernel_if_idle
            await cull(kernel_id)

    def start_watching_activity(self, kernel_id: str) -> None:
        """Mark the kernel as idle, without a second socket that would read all its messages: it has
        reported that it is ready, and `heard` notes the activity of its page.
        """
        kernel: Any = self.get_kernel(kernel_id)
        kernel.reason = ""
        kernel.execution_state = "idle"
        kernel.last_activity = utcnow()
        # A page's connection need not ask for the kernel's info either.
        known: Future[dict[str, Any]] = Future()
        known.set_result({})
        kernel._kernel_info_future = known

    def start_buffering(self, kernel_id: str, session_key: str, channels: Any) -> None:
        """Keep the latest messages of a kernel for a page that has lost its network."""
        super().start_buffering(kernel_id, session_key, channels)  # type: ignore[no-untyped-call]
        self._kernel_buffers[kernel_id]["buffer"] = deque(maxlen=MOST_KEPT)
        self._lost.pop(kernel_id, None)
        self._lost[kernel_id] = self.clock()

    def heard(self, kernel_id: str) -> None:
        """Note that the page of a kernel has sent something."""
        if kernel_id in self:
            kernel: Any = self.get_kernel(kernel_id)
            kernel.last_activity = utcnow()
