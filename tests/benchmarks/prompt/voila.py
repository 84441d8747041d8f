"""Settings for Voila: send each answer at once, without Nagle's algorithm. Nothing else is ours."""

from typing import Any

from jupyter_server.services.kernels.websocket import KernelWebsocketHandler

opened = KernelWebsocketHandler.open


async def open_promptly(self: Any, *args: Any, **kwargs: Any) -> None:
    self.set_nodelay(True)
    await opened(self, *args, **kwargs)


KernelWebsocketHandler.open = open_promptly  # type: ignore[method-assign]
