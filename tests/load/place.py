"""A page at a shared table: its learner, the page's kernel, and its way to the tables."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any

from attrs import Factory, define, evolve, field
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tests.load.client import OURS, Content, Learner
from tutor import load_game
from widgets.rooms import room

THINKING = 3.0
"""Seconds between two moves of a table, about."""
PATIENCE = 60.0
"""Seconds until a table that does not come about, or does not come to rest, has failed."""


@define
class Table:
    """What the pages of one table share: when each move was made, how long each took to be seen."""

    game: str
    seats: int
    end: float
    chance: random.Random
    code: str = ""
    made: dict[int, tuple[Place, float]] = field(factory=dict)
    took: list[float] = field(factory=list)
    pages: list[Place] = field(factory=list)
    failed: list[str] = field(factory=list)


@define
class Place:
    """A learner's page at a table: what is said to its kernel waits in a queue, as in a browser."""

    table: Table
    number: int
    visit: Learner
    told: Content = field(factory=dict)
    start: str = ""
    steps: list[list[str]] = field(factory=list)
    has_turn: bool = False
    _socket: WebSocketClientConnection | None = None
    _waiting: asyncio.Queue[Content] = Factory(asyncio.Queue)
    _going_on: list[asyncio.Task[None]] = field(factory=list)
    _news: asyncio.Event = Factory(asyncio.Event)

    # ---- the page's kernel

    async def join(self, place: str) -> None:
        """Open a page there."""
        first = _event("hash", place)
        self.visit.kind = evolve(
            OURS,
            hello=OURS.hello | {"view": OURS.hello["view"] | {"tables": True}},
            first=lambda number: first | {"n": number},
        )
        self.visit.heard = self._relay
        await self.visit.join()
        self._going_on.append(asyncio.ensure_future(self._say_all()))

    def say(self, name: str, value: str, **more: Any) -> None:
        """Say something to the kernel, after all that was said before."""
        self._waiting.put_nowait(_event(name, value) | more)

    async def _say_all(self) -> None:
        while True:
            what = await self._waiting.get()
            await self.visit.click(lambda number, what=what: what | {"n": number})
            self._waiting.task_done()
            if what["value"] == "table-told":
                self._see(json.loads(what["text"]))

    # ---- the way to the tables

    def _relay(self, said: Content) -> None:
        if said.get("kind") != "together":
            return
        if said["text"]:
            self.pass_on(said["text"])
        elif said["open"] and self._socket is None:
            self._going_on.append(asyncio.ensure_future(self._connect()))

    def pass_on(self, text: str) -> None:
        """Say something to the service."""
        if self._socket is not None:
            self._socket.write_message(text)

    async def _connect(self) -> None:
        address = self.visit.url.replace("http", "ws", 1) + "t/socket"
        self._socket = await websocket_connect(address)
        self.say("together", "table-open")
        while (text := await self._socket.read_message()) is not None:
            assert isinstance(text, str)
            self.say("together", "table-told", text=text)

    def _see(self, told: Content) -> None:
        """Keep what the page shows now."""
        if told["kind"] == "you":
            self.table.code = told["code"]
        if told["kind"] == "table":
            moment = told["moment"]
            self.told = told
            if "start" in told:
                self.start, self.steps = told["start"], []
            self.steps = self.steps[: told.get("keep", 0)] + told.get("steps", [])
            self.has_turn = bool(self.start) and self._to_move()
            mover, when = self.table.made.get(moment - 1, (self, 0.0))
            if mover is not self:
                self.table.took.append(time.perf_counter() - when)
        self._news.set()

    async def until(self, sees: Callable[[Content], bool]) -> None:
        """Wait until the table is so."""

        async def wait() -> None:
            while not (self.told and sees(self.told)):
                self._news.clear()
                await self._news.wait()

        await asyncio.wait_for(wait(), PATIENCE)

    # ---- a game

    @property
    def position(self) -> str:
        """The text of the position that the page shows."""
        return self.steps[-1][1] if self.steps else self.start

    def _to_move(self) -> bool:
        """Whether the learner is to move; a game that is over is the host's to start anew."""
        game = load_game(self.table.game)
        state = game.load(self.position)
        if game.over(state):
            return self.number == 0
        return game.to_move(state) == self.told["you"]

    async def play(self) -> None:
        """Make moves whenever it is one's turn, until the class is over."""
        while time.monotonic() < self.table.end:
            if not self.has_turn:
                await asyncio.sleep(0.1)
                continue
            await asyncio.sleep(THINKING * (0.5 + self.table.chance.random()))
            if time.monotonic() < self.table.end:
                await self._move()

    async def _move(self) -> None:
        moment = self.told["moment"]
        game = load_game(self.table.game)
        state = game.load(self.position)
        if game.over(state):
            self.say("act", "again")
        else:
            action = self.table.chance.choice(game.actions(state))
            for click in room(self.table.game).tabletop().clicks(game, state, action):
                self.table.made[moment] = self, time.perf_counter()
                self.say("act", click)
                await self._waiting.join()
        await self.until(lambda told: told["moment"] > moment)

    async def leave(self) -> None:
        """Close the page."""
        for each in self._going_on:
            each.cancel()
        if self._socket is not None:
            self._socket.close()
        await self.visit.leave()


def _event(name: str, value: str) -> Content:
    return {"kind": "event", "name": name, "value": value}
