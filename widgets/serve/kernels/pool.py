"""Kernels kept warm for the next visitors, as Voila does, but without slowing down this one.

Voila counts kernels that it has only scheduled, after a pause, as part of its pool, and lets a
visitor wait for both the pause and the start. Here the pause is as long as a page needs to load,
since a start meanwhile would slow it down; and a visitor who comes during a pause gets a kernel of
their own at once.

Voila also hands out kernels that have died, or were restarted and know nothing of the page that was
rendered with them. Here these are detected first.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any
from weakref import WeakSet

import zmq.asyncio
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

from widgets.serve.kernels.ending import end

PAUSE = 2.0
"""Seconds from a visitor who takes a kernel out of the pool to the start of the next one."""
HEARTBEAT = 1000
"""Milliseconds for a kernel's heartbeat to answer; it usually takes one or two."""


class PoolKernels(AsyncMappingKernelManager):
    """Knows which kernels of the pool have really been started."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)  # type: ignore[no-untyped-call]
        self._begun: WeakSet[asyncio.Task[Any]] = WeakSet()
        self._processes: dict[str, Any] = {}
        self._endings: set[asyncio.Future[None]] = set()

    async def start_kernel(self, **settings: Any) -> str:  # type: ignore[override]
        """Start a kernel, and note its task and process."""
        if (task := asyncio.current_task()) is not None:
            self._begun.add(task)
        kernel: str = await super().start_kernel(**settings)
        self._processes[kernel] = self._process(kernel)
        return kernel

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel."""
        self._processes.pop(kernel_id, None)
        return super().remove_kernel(kernel_id)

    async def drop_dead(self, notebook: str) -> None:
        """Drop dead kernels from the head of the pool, and start new ones for them."""
        pool: list[asyncio.Task[Any]] = getattr(self, "_pools", {}).get(notebook, [])
        dropped = 0
        while pool and pool[0].done() and not await self._lives(first := pool[0]):
            if first in pool:  # another visitor may have dropped it already
                pool.remove(first)
                dropped += 1
                self._end(first)
        if dropped:
            self.log.warning("Kernels kept for visitors had died: %s", dropped)
            self.fill_if_needed(notebook_name=notebook)  # type: ignore[attr-defined]  # Voila's

    async def _lives(self, task: asyncio.Task[Any]) -> bool:
        """Return whether the kernel of a finished start answers, in its original process."""
        if task.cancelled() or task.exception() is not None:
            return False
        kernel = task.result()["kernel_id"]
        process = self._process(kernel) if kernel in self else None
        if process is None or self._processes.get(kernel) != process:
            return False
        if process.poll() is not None:
            return False
        connection: Any = self.get_kernel(kernel).get_connection_info()
        return await answers(connection, self.context)

    def _process(self, kernel: str) -> Any:
        return getattr(self.get_kernel(kernel).provisioner, "process", None)

    def _end(self, task: asyncio.Task[Any]) -> None:
        """End the remains of a dead kernel: its page, its restarts, its files."""
        if task.cancelled() or task.exception() is not None:
            return
        task.result()["task"].cancel()
        ending = asyncio.ensure_future(self._shut(task.result()["kernel_id"]))
        self._endings.add(ending)
        ending.add_done_callback(self._endings.discard)

    async def _shut(self, kernel: str) -> None:
        with contextlib.suppress(Exception):  # nobody waits for it
            await end(self, kernel)

    def coming(self, notebook: str) -> bool:
        """Return whether the next kernel of the pool is ready, or at least starting."""
        pool: dict[str, list[asyncio.Task[Any]]] = getattr(self, "_pools", {})
        return any(task in self._begun for task in pool.get(notebook, ())[:1])


async def answers(connection: dict[str, Any], context: zmq.asyncio.Context) -> bool:
    """Return whether a kernel's heart beats.

    `context`: the one used for all kernels; each further one would hold a thread and file
    descriptors as long as the server runs.
    """
    mark = "-" if connection["transport"] == "ipc" else ":"
    heart = context.socket(zmq.REQ)
    try:
        heart.connect("{transport}://{ip}".format(**connection) + f"{mark}{connection['hb_port']}")
        await heart.send(b"?")
        return bool(await heart.poll(HEARTBEAT))
    finally:
        heart.close(linger=0)
