"""A hostile visitor at the socket: nothing runs, nothing is told, and their own page goes on."""

from __future__ import annotations

import asyncio
import json
import re
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import psutil
import pytest
from jupyter_client.session import Session
from jupyter_server.services.kernels.connection.base import (
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)
from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClosedError, websocket_connect

from tests.load.client import OURS, custom
from tests.serving import Served, serve_app
from widgets.serve.guard import V1, may_ask, may_tell
from widgets.serve.handlers import KERNEL_ID
from widgets.serve.kernels.kernel import MODEL

SESSION = Session()
CODE = "import os; print(os.getcwd())"
FORBIDDEN = [
    ("shell", "execute_request", {"code": CODE, "silent": False, "user_expressions": {"a": CODE}}),
    ("shell", "inspect_request", {"code": "open", "cursor_pos": 4, "detail_level": 1}),
    ("shell", "complete_request", {"code": "/", "cursor_pos": 1}),
    ("shell", "history_request", {"hist_access_type": "tail", "n": 10}),
    ("shell", "is_complete_request", {"code": CODE}),
    ("control", "debug_request", {"type": "request", "command": "debugInfo", "seq": 1}),
    ("control", "interrupt_request", {}),
    ("control", "create_subshell_request", {}),
    ("stdin", "input_reply", {"value": CODE}),
    ("stdin", "comm_msg", {"comm_id": "x", "data": {}}),  # would never be read, nor forgotten
    ("iopub", "comm_msg", {"comm_id": "x", "data": {}}),
    ("shell", "comm_open", {"comm_id": "a", "target_name": "jupyter.widget", "data": {}}),
    ("shell", "comm_open", {"comm_id": "b", "target_name": "no such", "data": {}}),
    ("shell", "comm_open", {"comm_id": "c", "target_name": ["list"], "data": {}}),
    ("shell", "comm_open", {"comm_id": "d", "target_name": "x", "target_module": "os"}),
]
UNREADABLE = [
    b"",
    b"\xff" * 40,
    (1 << 40).to_bytes(8, "little"),  # so many parts that a server would count for hours
    (6).to_bytes(8, "little") + b"".join(n.to_bytes(8, "little") for n in (56, 9, 56, 9, 56, 9)),
    (1 << 30).to_bytes(4, "big"),
    "",
    "[" * 5000,
    "null",
    "{}",
]


def message(kind: str, content: object) -> dict[str, object]:
    """A message as a browser's library would make it."""
    made = SESSION.msg(kind, content)
    return dict(made)


def packed(channel: str, kind: str, content: object, protocol: str | None) -> bytes | str:
    """The same as it goes over the socket, in either protocol."""
    made = message(kind, content)
    if protocol == V1:
        return b"".join([serialize_msg_to_ws_v1(made, channel, SESSION.pack)])
    return json.dumps({**made, "channel": channel, "buffers": []}, default=str)


@pytest.mark.parametrize("protocol", [V1, None])
def test_only_what_widgets_need_is_asked_of_a_kernel(protocol):
    for channel, kind, content in FORBIDDEN:
        assert not may_ask(packed(channel, kind, content, protocol), protocol), kind
    control = {"comm_id": "x", "target_name": "jupyter.widget.control", "data": {}}
    assert may_ask(packed("shell", "comm_open", control, protocol), protocol)
    said = {"comm_id": "x", "data": {"method": "custom"}}
    assert may_ask(packed("shell", "comm_msg", said, protocol), protocol)
    assert not may_ask(packed("shell", "comm_msg", [said], protocol), protocol)
    assert not may_ask(packed("elsewhere", "comm_msg", said, protocol), protocol)


@pytest.mark.parametrize("protocol", [V1, None])
@pytest.mark.parametrize("rubbish", UNREADABLE)
def test_what_cannot_be_read_goes_nowhere(protocol, rubbish):
    assert not may_ask(rubbish, protocol)


def test_a_message_with_parts_that_overlap_goes_nowhere():
    """All but its last two parts are in order, and could be read."""
    whole = packed("shell", "comm_msg", {"comm_id": "x", "data": {"method": "custom"}}, V1)
    (count,) = struct.unpack("<Q", whole[:8])
    offsets = struct.unpack(f"<{count}Q", whole[8 : 8 * (count + 1)])
    more = [at + 16 for at in (*offsets, offsets[1], offsets[-1])]
    overlapping = struct.pack(f"<{count + 3}Q", count + 2, *more) + whole[8 * (count + 1) :]
    assert may_ask(whole, V1)
    assert not may_ask(overlapping, V1)


@pytest.mark.parametrize("protocol", [V1, None])
def test_no_traceback_warning_or_code_leaves_a_kernel(protocol):
    told = [
        ("error", {"ename": "A", "evalue": "/home/x", "traceback": ["/home/x"]}, False),
        ("stream", {"name": "stderr", "text": "/home/x"}, False),
        ("stream", {"name": "stdout", "text": "Hello"}, True),
        ("execute_input", {"code": CODE}, False),
        ("comm_msg", {"comm_id": "x", "data": {}}, True),
        ("status", {"execution_state": "idle"}, True),
    ]
    for kind, content, passes in told:
        assert may_tell(packed("iopub", kind, content, protocol), protocol) == passes, kind


SMALL = Path(__file__).parents[2] / "browser" / "samples" / "small.ipynb"


@pytest.fixture(scope="module", params=[(), ("--notebook", str(SMALL))], ids=["app", "notebook"])
def served(request: pytest.FixtureRequest) -> Iterator[Served]:
    """The app, and a page of somebody's own."""
    served = serve_app("--pool", "1", *request.param)
    yield served
    served.stop()


@pytest.fixture
def address(served: Served) -> str:
    return served.url


async def open_page(address: str) -> str:
    """Ask for the page as a browser does; its kernel's socket."""
    page = await AsyncHTTPClient().fetch(address, request_timeout=120)
    kernel = KERNEL_ID.search(page.body.decode())
    assert kernel
    return f"{address.replace('http', 'ws', 1)}api/kernels/{kernel[1]}/channels?session_id=me"


async def hear(socket: object, protocol: str | None) -> list[str]:
    """Ask which widgets there are, the last of all questions, and hear all until the answer."""
    socket.write_message(packed("shell", "comm_info_request", {}, protocol), protocol == V1)
    heard: list[str] = []
    while not any("comm_info_reply" in one for one in heard):
        said = await asyncio.wait_for(socket.read_message(), 60)
        assert said is not None, "the socket was closed"
        if protocol == V1:
            _channel, parts = deserialize_msg_from_ws_v1(said)
            said = " ".join(part.decode("utf-8", "replace") for part in parts)
        heard.append(str(said))
    return heard


@pytest.mark.parametrize("protocol", [V1, None])
def test_a_visitor_at_the_socket_gets_nothing_but_widgets(address, protocol):
    async def visit() -> list[str]:
        where = await open_page(address)
        asked = [protocol] if protocol else None
        socket = await websocket_connect(where, subprotocols=asked)
        for channel, kind, content in FORBIDDEN:
            socket.write_message(packed(channel, kind, content, protocol), protocol == V1)
        for rubbish in UNREADABLE:
            socket.write_message(rubbish, isinstance(rubbish, bytes))
        heard = await hear(socket, protocol)
        socket.close()
        return heard

    heard = " ".join(asyncio.run(visit()))
    assert not re.search(r"Traceback|\.py\b|site-packages|execute_|inspect_|complete_|hist", heard)
    assert '"comms"' in heard  # the page is still served


ENOUGH = 1 << 30
"""Bytes that no server of a test needs."""


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux bounds a process from outside")
def test_a_proxy_that_loses_the_name_of_the_protocol_costs_the_server_nothing():
    """Pictures then travel in the older protocol, whose length Voila reads as of the newer one."""
    served = serve_app("--pool", "1")
    psutil.Process(served.process.pid).rlimit(psutil.RLIMIT_DATA, (ENOUGH, ENOUGH))

    async def visit() -> bytes:
        socket = await websocket_connect(await open_page(served.url))

        def tell(widget: str, said: dict[str, object]) -> None:
            content = {"comm_id": widget, "data": {"method": "custom", "content": said}}
            socket.write_message(packed("shell", "comm_msg", content, None))

        tell(MODEL, OURS.hello | {"hash": "lesson/first-bite"})
        while isinstance(heard := await asyncio.wait_for(socket.read_message(), 30), str):
            for said in custom(json.loads(heard)["content"]):
                for canvas in said.get("canvases", {}).values():
                    tell(canvas, {"event": "client_ready"})
        socket.close()
        return heard or b""

    try:
        assert b"comm_msg" in asyncio.run(visit())
    finally:
        served.stop()


async def answer(socket: object) -> None:
    """Read until the app has answered once; a kernel tells all its sockets what it says."""
    shown = False
    while not shown:
        _channel, parts = deserialize_msg_from_ws_v1(await socket.read_message())
        shown = OURS.shown(json.loads(parts[0])["msg_type"], json.loads(parts[3]))


@pytest.mark.long  # it fills a socket's buffers first
def test_a_page_that_asks_and_does_not_read_loses_its_socket():
    """What waits for it would else fill the server's memory."""
    served = serve_app("--pool", "1")
    table = {"method": "custom", "content": OURS.hello | {"hash": "table"}}
    asked = {"comm_id": MODEL, "data": table}

    async def visit() -> None:
        where = await open_page(served.url)
        socket = await websocket_connect(where, subprotocols=[V1])
        reader = await websocket_connect(where.replace("=me", "=other"), subprotocols=[V1])
        for _n in range(1500):
            await socket.write_message(packed("shell", "comm_msg", asked, V1), True)
            with suppress(TimeoutError):  # nobody answers what came to a closed socket
                await asyncio.wait_for(answer(reader), 5)

    try:
        with pytest.raises(WebSocketClosedError):
            asyncio.run(visit())
    finally:
        served.stop()


def test_another_site_cannot_speak_for_a_visitor(address):
    async def visit() -> int:
        where = await open_page(address)
        foreign = {"Origin": "https://elsewhere.example"}
        try:
            await websocket_connect(HTTPRequest(where, headers=foreign))
        except HTTPClientError as refused:
            return refused.code
        return 101

    assert asyncio.run(visit()) == 403


@pytest.mark.parametrize(
    "path",
    [
        "voila/templates/",
        "voila/templates/base/static/voila.js",
        "voila/files/pyproject.toml",
        "voila/static/../../../pyproject.toml",
        "voila/static/%2e%2e/%2e%2e/server.py",
        "voila/labextensions/../../../../etc/passwd",
        "api/contents",
        "api/kernels",
        "api/sessions",
        "api/terminals",
        "notebooks/small.ipynb",
        "small.ipynb",
    ],
)
def test_no_file_and_no_list_is_to_be_had(address, path):
    async def visit() -> tuple[int, str]:
        answer = await AsyncHTTPClient().fetch(address + path, raise_error=False)
        return answer.code, answer.body.decode()

    code, text = asyncio.run(visit())
    assert code in {403, 404, 405}
    assert "Traceback" not in text


def test_the_page_says_what_it_may_load(address):
    async def visit() -> dict[str, str]:
        answer = await AsyncHTTPClient().fetch(address, request_timeout=120)
        return dict(answer.headers.get_all())

    headers = asyncio.run(visit())
    policy = dict(
        part.strip().split(" ", 1) for part in headers["Content-Security-Policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self' blob:"  # no script in the page, none from elsewhere
    assert policy["frame-ancestors"] == "'self'"
    assert f"ws://{urlsplit(address).netloc}" in policy["connect-src"].split()
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert "no-store" in headers["Cache-Control"]  # it names the visitor's kernel
    assert headers["Referrer-Policy"] == "no-referrer"
