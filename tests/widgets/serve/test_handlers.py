"""What answers the browser, where a slip would only show after hours or among many visitors."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace

import pytest
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.httpclient import AsyncHTTPClient
from tornado.web import Application, RequestHandler

from widgets.serve import launch
from widgets.serve.handlers import AGAIN, Farewell, PromptWebsocket, end_unless_met, or_again
from widgets.serve.kernels.ending import end
from widgets.serve.kernels.specs import AppKernelSpecs
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


def test_a_socket_that_is_cut_while_it_connects_is_only_refused():
    """The page has left before its request is admitted: there are no channels to close yet."""
    websocket = PromptWebsocket.__new__(PromptWebsocket)
    websocket.on_close()
    with pytest.raises(ValueError, match="the page has left"):  # tornado closes the socket
        websocket.select_subprotocol(["v1.kernel.websocket.jupyter.org"])


STARTED = SimpleNamespace(ready=SimpleNamespace(done=lambda: True))
"""A kernel that is there."""


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

    def get_kernel(self, _kernel_id):
        return STARTED

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


class Half(RequestHandler):
    """A page whose kernel dies on its way up, once a part of the page has been sent."""

    async def get(self):
        await or_again(self, self.make())

    async def make(self):
        if self.get_query_argument("begun"):
            self.write("<html><body>Setting the table")
            await self.flush()
        raise RuntimeError("Kernel died before replying to kernel_info")


@pytest.mark.parametrize(("begun", "code"), [("yes", 200), ("", 500)])
def test_a_page_whose_kernel_dies_on_its_way_up_is_asked_for_anew(begun, code):
    async def answer():
        server = Application([("/", Half)]).listen(0, "127.0.0.1")
        port = next(iter(server._sockets.values())).getsockname()[1]
        url = f"http://127.0.0.1:{port}/?begun={begun}"
        found = await AsyncHTTPClient().fetch(url, raise_error=False)
        server.stop()
        return found

    found = asyncio.run(answer())
    assert found.code == code
    assert found.body.endswith(AGAIN.encode()) == bool(begun)


class Started(dict):
    """Kernels by id, each with the number of pages that speak to it."""

    def __init__(self, buffered=(), **kernels):
        super().__init__(kernels)
        self._kernel_buffers = dict.fromkeys(buffered)

    def get_kernel(self, _kernel_id):
        return STARTED

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


def test_a_kernel_that_is_just_being_started_again_is_ended_all_the_same():
    """A page that says farewell while its kernel, which had died, is started anew."""

    async def visit():
        kernels = AsyncMappingKernelManager(kernel_spec_manager=AppKernelSpecs())
        name = await kernels.start_kernel(kernel_name="python3")
        kernel = kernels.get_kernel(name)
        again = asyncio.ensure_future(kernel.restart_kernel(now=True))
        await asyncio.sleep(0)  # it has begun
        assert not kernel.ready.done()
        await end(kernels, name)
        await again
        return name in kernels, await kernel.is_alive()

    assert asyncio.run(visit()) == (False, False)
