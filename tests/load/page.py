"""A page and its ways to the tables and to a class, as the browser's half of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from attrs import Factory, define, evolve, field
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tests.load.client import OURS, Content, Learner

WAYS = {"table": "t/socket", "class": "in/socket"}
"""What a page may be led to, and where."""


def unheard(_what: str, _told: Content) -> None:
    """Let it pass."""


@define
class Page:
    """One page: what is said to its kernel waits in a queue, as in a browser.

    `hears`: is told what the page shows now of a table or a class.
    """

    visit: Learner
    hears: Callable[[str, Content], None] = unheard
    _ways: dict[str, WebSocketClientConnection | None] = field(factory=dict)
    _waiting: asyncio.Queue[Content] = Factory(asyncio.Queue)
    _going_on: list[asyncio.Task[None]] = field(factory=list)

    async def join(self, place: str, stored: dict[str, str] | None = None) -> None:
        """Open the page there. `stored`: what the browser keeps."""
        first = event("hash", place)
        view = OURS.hello["view"] | {"tables": True}
        hello = OURS.hello | {"view": view, "stored": stored or {}}
        self.visit.kind = evolve(OURS, hello=hello, first=lambda number: first | {"n": number})
        self.visit.heard = self._relay
        await self.visit.join()
        self._going_on.append(asyncio.ensure_future(self._say_all()))

    def say(self, name: str, value: str, **more: Any) -> None:
        """Say something to the kernel, after all that was said before."""
        self._waiting.put_nowait(event(name, value) | more)

    async def answered(self) -> None:
        """Wait until the kernel has answered all."""
        await self._waiting.join()

    async def _say_all(self) -> None:
        while True:
            what = await self._waiting.get()
            await self.visit.click(lambda number, what=what: what | {"n": number})
            self._waiting.task_done()
            way, _, told = what["value"].partition("-")
            if told == "told":
                self.hears(way, json.loads(what["text"]))

    def _relay(self, said: Content) -> None:
        if said.get("kind") != "together":
            return
        to = said["to"]
        socket = self._ways.get(to)
        if not said["open"]:
            if socket is not None:
                socket.close()
            self._ways.pop(to, None)
        elif said["text"]:
            if socket is not None:
                socket.write_message(said["text"])
        elif to not in self._ways:
            self._ways[to] = None  # on the way
            self._going_on.append(asyncio.ensure_future(self._connect(to)))

    async def _connect(self, to: str) -> None:
        address = self.visit.url.replace("http", "ws", 1) + WAYS[to]
        socket = self._ways[to] = await websocket_connect(address)
        self.say("together", f"{to}-open")
        while (text := await socket.read_message()) is not None:
            assert isinstance(text, str)
            self.say("together", f"{to}-told", text=text)

    async def leave(self) -> None:
        """Close the page."""
        for each in self._going_on:
            each.cancel()
        for socket in self._ways.values():
            if socket is not None:
                socket.close()
        await self.visit.leave()


def event(name: str, value: str) -> Content:
    """An event of the page."""
    return {"kind": "event", "name": name, "value": value}
