"""How a kernel is ended, whatever it is about to do."""

from __future__ import annotations

import asyncio
from typing import Any


async def end(kernels: Any, kernel_id: str) -> None:
    """End a kernel at once.

    One that has died and is just being started again is waited for: asked before that is over,
    the kernels' manager fails and leaves it running, with nobody who knows of it.
    """
    while kernel_id in kernels:
        ready: asyncio.Future[None] = kernels.get_kernel(kernel_id).ready
        if ready.done():
            await kernels.shutdown_kernel(kernel_id, now=True)
            return
        await asyncio.wait([ready])
