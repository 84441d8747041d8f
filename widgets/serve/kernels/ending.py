"""Ending of kernels, even while they restart."""

from __future__ import annotations

import asyncio
from typing import Any


async def end(kernels: Any, kernel_id: str) -> None:
    """End a kernel at once.

    If it has died and is being restarted, wait for that first: otherwise the kernel manager would
    fail and leave it running without knowing it.
    """
    while kernel_id in kernels:
        ready: asyncio.Future[None] = kernels.get_kernel(kernel_id).ready
        if ready.done():
            await kernels.shutdown_kernel(kernel_id, now=True)
            return
        await asyncio.wait([ready])
