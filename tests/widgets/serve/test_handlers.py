"""What answers the browser, where a slip would only show after hours or among many visitors."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace

import pytest

from widgets.serve import launch
from widgets.serve.handlers import Farewell, PromptWebsocket, end_unless_met
from widgets.serve.options import Options


def test_a_browser_has_time_to_answer_a_ping():
    """Closed at the first one, the page would be cut off after half a minute, for a moment."""
    websocket = PromptWebsocket.__new__(PromptWebsocket)
    settings = launch.config(Options()).Voila.get("tornado_settings", {})
    websocket.application = SimpleNamespace(settings=settings)
    websocket.ws_connection = SimpleNamespace(client_terminated=False)
    websocket.last_ping = websocket.last_pong = time.time() - websocket.ping_interval / 1000 - 5
    did = []
    websocket.ping = lambda _data: did.append("ping")
    websocket.close = lambda *_reason: did.append("close")
    websocket.send_ping()
    assert did == ["ping"]


class Stream:
    """A channel to a kernel."""

    open = True

    def closed(self):
        return not self.open

    def on_recv(self, handler):
        assert handler is None

    def close(self):
        self.open = False


class Kernels:
    """Kernels whose pages close their websockets while the kernel ends."""

    def __init__(self):
        self._kernel_buffers = {}
        self.channels = {"shell": Stream(), "iopub": Stream()}

    def __contains__(self, kernel_id):
        return kernel_id == "abc"

    async def shutdown_kernel(self, kernel_id, now):
        assert now
        assert kernel_id in self
        self._kernel_buffers[kernel_id] = {"channels": self.channels}


def test_a_page_that_has_gone_leaves_no_channels_behind():
    kernels = Kernels()
    farewell = Farewell.__new__(Farewell)
    farewell.application = SimpleNamespace(settings={"kernel_manager": kernels})
    farewell._current_user = "anyone"
    farewell.set_status = lambda _code: None
    asyncio.run(farewell.post("abc"))
    asyncio.run(farewell.post("of-an-earlier-server"))
    assert kernels._kernel_buffers == {}
    assert all(stream.closed() for stream in kernels.channels.values())


class Started(dict):
    """Kernels by id, each with the number of pages that speak to it."""

    def __init__(self, buffered=(), **kernels):
        super().__init__(kernels)
        self._kernel_buffers = dict.fromkeys(buffered)

    def kernel_model(self, kernel_id):
        return {"connections": self[kernel_id]}

    async def shutdown_kernel(self, kernel_id, now):
        assert now
        del self[kernel_id]


@pytest.mark.parametrize(
    ("kernels", "left"),
    [
        (Started(abc=0, other=0), {"other"}),  # nobody ever came
        (Started(abc=1), {"abc"}),  # the page is there
        (Started(abc=0, buffered=["abc"]), {"abc"}),  # it was, and may come back
        (Started(other=0), {"other"}),  # it was, and has said farewell
    ],
)
def test_the_kernel_of_a_page_that_never_arrived_is_ended(kernels, left):
    asyncio.run(end_unless_met(kernels, "abc"))
    assert set(kernels) == left
