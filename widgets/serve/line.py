"""A page's connection to a kernel of the app, with as little handshake as possible.

The Jupyter server asks a kernel for its info, and then repeats that, over extra sockets, until an
answer arrives on the channel where all pages listen. Our kernel greets each subscriber itself
(`iopub_welcome`, part of the protocol), and its info is known.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


class PromptLine(ZMQChannelsWebsocketConnection):
    """A connection that waits for its kernel's greeting."""

    _new = False

    def create_stream(self) -> None:
        """Make the sockets; the kernel greets each new subscriber."""
        super().create_stream()  # type: ignore[no-untyped-call]
        self._new = True

    def nudge(self) -> asyncio.Future[None]:
        """Return a future that is done when the kernel is heard. A reconnected line gets no
        greeting.
        """
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
