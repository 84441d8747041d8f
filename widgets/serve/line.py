"""A page's line to a kernel of the app's own, tied with as little as it takes.

The Jupyter server asks a kernel what it is, and then, over sockets made for that alone, again and
again until an answer is heard where all pages listen. Our kernel says by itself that it is heard
(`iopub_welcome`, the protocol's own word), and what it is is known.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


class PromptLine(ZMQChannelsWebsocketConnection):
    """Waits for the welcome of its kernel."""

    _new = False

    def create_stream(self) -> None:
        """Make the sockets; the kernel greets whoever begins to listen."""
        super().create_stream()  # type: ignore[no-untyped-call]
        self._new = True

    def nudge(self) -> asyncio.Future[None]:
        """Done when the kernel is heard. A line that is tied again is not greeted."""
        if not self._new:
            return super().nudge()
        iopub: Any = self.channels["iopub"]
        heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def welcome(_message: list[bytes]) -> None:
            iopub.stop_on_recv()
            if not heard.done():
                heard.set_result(None)

        iopub.on_recv(welcome)
        return asyncio.ensure_future(self._wait(heard))

    async def _wait(self, heard: asyncio.Future[None]) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(heard, self.kernel_info_timeout)
