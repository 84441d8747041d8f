"""A learner without a browser: asks for the page, opens the socket, looks, clicks and leaves.

It says what a browser would say, as few bytes as possible, and keeps when each answer came. Every
time is in seconds since the learner set out.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
import uuid
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urljoin

from attrs import define, field, frozen
from jupyter_server.services.kernels.connection.base import (
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from widgets.serve.kernels.light import TOLD

V1 = "v1.kernel.websocket.jupyter.org"
KERNEL = re.compile(rb'"kernelId": *"([\w-]+)"')
MODEL = re.compile(rb'(?:"model_id": *|data-model=)"([\w-]+)"')
PARTS = re.compile(rb'(?:href|src)="([^"]+/(?:host\.js|shell\.js|shell\.css|first\.js)\?v=\w+)"')
"""What our page needs for its picture, and to speak."""
CONTROL = "jupyter.widget.control"
LONGEST = 120
"""Seconds after which nobody waits any longer."""

VIEW = {"width": 1280, "height": 800, "dpr": 1, "dark": False, "today": "2026-11-22"}

Content = dict[str, Any]
Said = Callable[[str, Content], bool]
"""Whether a message of the kernel, its kind and its content, is what is waited for."""


class TooLongError(Exception):
    """An answer has not come."""


@frozen
class Kind:
    """What is asked of one kind of page.

    Attributes:
        picture: what the page itself ends with that is seen at once, if it has any; it is there
            when the page's PARTS are.
        greet: asks what the page's program asks before it says anything.
        hello: what it says first; `shown` tells its answer.
        clicks: what is clicked, over and over; `handled` tells that the n-th click is answered.
        first: the first click, if it is another one than `clicks`.
    """

    greet: Callable[[Learner], Awaitable[None]]
    hello: Content
    shown: Said
    clicks: Callable[[int], Content]
    handled: Callable[[int], Said]
    picture: bytes = b""
    first: Callable[[int], Content] | None = None


def _unheard(_said: Content) -> None:
    """Let a message pass."""


@define
class Learner:
    """One visit. `later`: the act that the page last shown sends by itself after a while.

    `heard`: what is done with each message of the page's kernel to its view.
    """

    url: str
    kind: Kind
    times: dict[str, float] = field(factory=dict)
    clicks: list[float] = field(factory=list)
    kernel: str = ""
    later: str = ""
    heard: Callable[[Content], object] = _unheard
    _model: str = ""
    _begun: float = 0.0
    _page: bytearray = field(factory=bytearray)
    _parts: dict[bytes, asyncio.Task[None]] = field(factory=dict)
    _socket: WebSocketClientConnection | None = None
    _asked: int = 0

    def _mark(self, what: str) -> None:
        self.times.setdefault(what, time.perf_counter() - self._begun)

    async def join(self) -> None:
        """From the request of the page to the first click that is answered."""
        self._begun = time.perf_counter()
        await asyncio.wait_for(self._join(), LONGEST)

    async def _join(self) -> None:
        await self._load()
        await self._connect()
        await self.kind.greet(self)
        await asyncio.gather(*self._parts.values())
        await self._tell(self.kind.hello, self.kind.shown)
        self._mark("picture")
        await self.click(self.kind.first)
        self._mark("click")
        self.clicks.clear()

    async def ask_for_the_page(self) -> None:
        """Ask what our page's program asks before it shows anything."""
        asked = {"comm_id": self._model, "data": {"method": "request_state"}}
        await self._ask("comm_msg", asked, lambda _kind, said: said["data"]["method"] == "update")

    async def ask_for_widgets(self) -> None:
        """Ask what Voila's program asks: who is there, and which widgets."""
        await self._ask("kernel_info_request", {}, lambda kind, _said: kind == "kernel_info_reply")
        opened = uuid.uuid4().hex
        await self._send(
            "comm_open",
            {"comm_id": opened, "target_name": CONTROL, "data": {}},
            metadata={"version": "1.0.0"},
        )
        await self._ask(
            "comm_msg",
            {"comm_id": opened, "data": {"method": "request_states"}},
            lambda kind, said: kind == "comm_msg" and said.get("comm_id") == opened,
        )

    async def _load(self) -> None:
        def more(chunk: bytes) -> None:
            self._mark("byte")
            self._page.extend(chunk)
            for part in PARTS.findall(self._page):
                if part not in self._parts:
                    self._parts[part] = asyncio.ensure_future(self._fetch(part.decode()))

        request = HTTPRequest(self.url, streaming_callback=more, request_timeout=LONGEST)
        await AsyncHTTPClient().fetch(request)
        self._mark("page")
        kernel, model = KERNEL.search(self._page), MODEL.search(self._page)
        if kernel is None or model is None:
            raise TooLongError("a page without a kernel")
        self.kernel, self._model = kernel[1].decode(), model[1].decode()

    async def _fetch(self, address: str) -> None:
        """A part of the page, as a browser gets it that has never been here."""
        request = HTTPRequest(urljoin(self.url, address), request_timeout=LONGEST)
        await AsyncHTTPClient().fetch(request)
        done = all(
            part.done() for part in self._parts.values() if part is not asyncio.current_task()
        )
        if done and self.kind.picture and self.kind.picture in self._page:
            self._mark("picture")

    async def _connect(self) -> None:
        address = f"{self.url}api/kernels/{self.kernel}/channels?session_id={uuid.uuid4().hex}"
        request = HTTPRequest(
            address.replace("http", "ws", 1),
            headers={"Origin": self.url.rstrip("/")},
            request_timeout=LONGEST,
            connect_timeout=LONGEST,
        )
        self._socket = await websocket_connect(request, subprotocols=[V1])
        self._mark("socket")

    async def click(self, what: Callable[[int], Content] | None = None) -> None:
        """Click and wait for the answer."""
        self._asked += 1
        begun = time.perf_counter()
        await self._tell((what or self.kind.clicks)(self._asked), self.kind.handled(self._asked))
        self.clicks.append(time.perf_counter() - begun)

    async def leave(self) -> None:
        """As a browser leaves: the page says farewell, the socket closes."""
        if self.kernel:
            farewell = f"{self.url}voila/api/shutdown/{self.kernel}"
            request = HTTPRequest(farewell, method="POST", body="", request_timeout=LONGEST)
            await AsyncHTTPClient().fetch(request, raise_error=False)
        if self._socket is not None:
            self._socket.close()

    # ---- the socket

    async def _tell(self, content: Content, answered: Said) -> None:
        data = {"method": "custom", "content": content}
        await self._ask("comm_msg", {"comm_id": self._model, "data": data}, answered)

    async def _ask(self, kind: str, content: Content, answered: Said) -> None:
        await self._send(kind, content)
        assert self._socket is not None
        while True:
            message = await self._socket.read_message()
            if message is None:
                raise TooLongError("the socket was closed")
            assert isinstance(message, bytes)
            _channel, parts = deserialize_msg_from_ws_v1(message)
            found = messages(json.loads(parts[0])["msg_type"], json.loads(parts[3]))
            for content in (content for _kind, said in found for content in custom(said)):
                if "after" in content:
                    self.later = (content["after"] or {}).get("act", "")
                self.heard(content)
            if any(answered(*each) for each in found):
                return

    async def _send(self, kind: str, content: Content, metadata: Content | None = None) -> None:
        header = {
            "msg_id": uuid.uuid4().hex,
            "msg_type": kind,
            "session": "load",
            "username": "",
            "version": "5.3",
            "date": "2026-11-22T12:00:00Z",
        }
        parts = [json.dumps(part).encode() for part in (header, {}, metadata or {}, content)]
        assert self._socket is not None
        await self._socket.write_message(serialize_msg_to_ws_v1(parts, "shell"), binary=True)


def messages(kind: str, said: Content) -> list[tuple[str, Content]]:
    """The messages of widgets in one of the app's kernel, or the message itself, with kinds."""
    if kind != TOLD:
        return [(kind, said)]
    return [(each["kind"], each["content"]) for each in said["told"]]


def custom(said: Content) -> list[Content]:
    """What a widget says to its view, nothing if the message is another one."""
    data = said.get("data") or {}
    content = (data.get("content") or {}) if data.get("method") == "custom" else {}
    told: list[Content] = content.get("told", [content])
    return told


def _done(number: int) -> Said:
    def answered(kind: str, said: Content) -> bool:
        return kind == "comm_msg" and {"kind": "done", "n": number} in custom(said)

    return answered


def _event(**what: Any) -> Callable[[int], Content]:
    return lambda number: {"kind": "event", "n": number, **what}


OURS = Kind(
    greet=Learner.ask_for_the_page,
    hello={"kind": "ready", "view": VIEW, "stored": {}, "resume": "", "hash": "", "plain": False},
    shown=lambda kind, said: (
        kind == "comm_msg" and any(told.get("kind") == "show" for told in custom(said))
    ),
    picture=b'id="go-on"',
    # A card of the hand is chosen and put back.
    clicks=_event(name="act", value="hand:0"),
    handled=_done,
    first=_event(name="hash", value="table"),
)
"""Our app: the course, then a table."""

STOCK = Kind(
    greet=Learner.ask_for_widgets,
    hello={"event": "client_ready"},
    shown=lambda kind, said: kind == "comm_msg" and bool(custom(said)),
    clicks=lambda _number: {"event": "mouse_down", "x": 30, "y": 30},
    handled=lambda _number: lambda kind, said: kind == "comm_msg" and bool(custom(said)),
)
"""A bare board: a cell is chosen and given free again."""
