"""Kernels kept warm for the next visitors, as Voila keeps them, but out of the way of this one.

Voila counts a kernel to its pool that it is only going to start, after a pause, and lets a visitor
wait for both. Here the pause is as long as a page needs to come, for what starts meanwhile slows it
down; and whoever comes in such a pause gets a kernel of their own at once.
"""

from __future__ import annotations

import asyncio
from typing import Any
from weakref import WeakSet

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

PAUSE = 2.0
"""Seconds from a visitor who takes a kernel out of the pool to the start of the next."""


class PoolKernels(AsyncMappingKernelManager):
    """Knows which kernels of the pool are more than a plan."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)  # type: ignore[no-untyped-call]
        self._begun: WeakSet[asyncio.Task[Any]] = WeakSet()

    async def start_kernel(self, **settings: Any) -> str:  # type: ignore[override]
        """Start a kernel. One of the pool has a task of its own for it."""
        if (task := asyncio.current_task()) is not None:
            self._begun.add(task)
        kernel: str = await super().start_kernel(**settings)
        return kernel

    def coming(self, notebook: str) -> bool:
        """Whether the next kernel of the pool is there, or at least has been started."""
        pool: dict[str, list[asyncio.Task[Any]]] = getattr(self, "_pools", {})
        return any(task in self._begun for task in pool.get(notebook, ())[:1])
