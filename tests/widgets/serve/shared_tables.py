"""A server with the service of shared tables alone, and pages at it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tutor import load_game
from tutor.players.brought import offered
from tutor.together import MemoryStore
from widgets.serve.together import classes_of, handlers_of, tables_of
from widgets.serve.visitors import Visitors

GAME = "chocolatiers"
RULES = load_game(GAME)
WHO = next(iter(offered(GAME)))
PATIENCE = 20
"""Seconds until a message that does not come fails a test."""


async def first_action(place: str, game: str, view: str, strength: str, chance: str) -> str:
    """A computer player that takes the first action there is."""
    rules = load_game(game)
    return rules.action_text(rules.actions(rules.load(view))[0])


class Tutor:
    """A server with the service alone."""

    def __init__(self, store: Any, classes: Any) -> None:
        self.service = tables_of(store, first_action)
        self.classes = classes_of(classes, store)
        self.now = 0.0
        settings: dict[str, Any] = {
            "base_url": "/",
            "identity_provider": Visitors(token=""),
            "login_url": "/login",
            "allow_unauthenticated_access": True,  # as Voila has it
            "cookie_secret": "x",
            "jinja2_env": None,
        }
        handlers = handlers_of(self.service, self.classes, clock=lambda: self.now)
        socket, self.port = bind_unused_port()
        self.app = Application(handlers, **settings)
        self.http = HTTPServer(self.app)
        self.http.add_sockets([socket])

    async def page(self, place: str = "t") -> Page:
        """A page that is connected. Its messages do not count as too many."""
        self.now += 2
        url = f"ws://127.0.0.1:{self.port}/{place}/socket"
        return Page(self, await websocket_connect(url))

    async def close(self) -> None:
        self.service.close()
        self.classes.close()
        self.http.stop()
        await self.http.close_all_connections()


class Page:
    """A page: what it has been told."""

    def __init__(self, tutor: Tutor, socket: WebSocketClientConnection) -> None:
        self.tutor = tutor
        self.socket = socket
        self.code = self.key = ""
        self.table: dict[str, Any] = {}
        self.views: list[str] = []
        self.heard: list[str] = []

    async def ask(self, **asked: Any) -> None:
        self.tutor.now += 1
        await self.socket.write_message(json.dumps(asked))

    async def hear(self) -> dict[str, Any]:
        """The next message; what is known of the table follows it."""
        text = await asyncio.wait_for(self.socket.read_message(), PATIENCE)
        assert isinstance(text, str), "the connection was closed"
        self.heard.append(text)
        told: dict[str, Any] = json.loads(text)
        if told["kind"] == "you":
            self.code, self.key = told["code"], told["key"]
        if told["kind"] in ("table", "class"):
            self.table = told
            if "start" in told:
                self.views = [told["start"]]
            if "keep" in told:
                self.views = self.views[: told["keep"] + 1]
                self.views += [view for _action, view in told["steps"]]
        return told

    async def until(self, sees: Callable[[dict[str, Any]], bool]) -> None:
        """Listen until the table is so."""
        while not (self.table and sees(self.table)):
            await self.hear()

    async def refused(self, **asked: Any) -> str:
        """Ask, and return why not."""
        await self.ask(**asked)
        while (told := await self.hear())["kind"] != "no":
            pass
        return str(told["why"])

    async def move(self) -> None:
        """Play the first action there is, and listen until it is played."""
        moment = self.table["moment"]
        await self.ask(do="play", moment=moment, action=self.first_action())
        await self.until(lambda t: t["moment"] != moment)

    def first_action(self) -> str:
        """The first action there is, as text."""
        rules = load_game(self.table["game"])
        return rules.action_text(rules.actions(rules.load(self.views[-1]))[0])

    @property
    def to_move(self) -> int:
        return RULES.to_move(RULES.load(self.views[-1]))


@asynccontextmanager
async def a_tutor(store: Any = None, classes: Any = None) -> AsyncIterator[Tutor]:
    tutor = Tutor(store or MemoryStore(), classes or MemoryStore())
    try:
        yield tutor
    finally:
        await tutor.close()


async def at_a_table(tutor: Tutor, seats: int = 2, computers: int = 0) -> list[Page]:
    """Pages that sit at a table whose game has begun; the first is the host."""
    host = await tutor.page()
    wanted = [["", ""]] * (seats - computers) + [["Ben", WHO]] * computers
    await host.ask(do="open", game=GAME, seats=wanted)
    await host.until(lambda t: True)
    pages = [host]
    for _n in range(seats - computers - 1):
        pages.append(await tutor.page())
        await pages[-1].ask(do="join", code=host.code)
        await pages[-1].until(lambda t: True)
    for n, page in enumerate(pages):
        await page.ask(do="sit", seat=n, name=f"P{n}")
        await page.until(lambda t, n=n: t["you"] == n)
    await host.until(lambda t: all(seat["person"] or seat["who"] for seat in t["seats"]))
    await host.ask(do="start")
    for page in pages:
        await page.until(lambda t: t["games"] == 1)
    return pages


async def closed(page: Page) -> None:
    """Listen until the connection is closed."""
    while await asyncio.wait_for(page.socket.read_message(), PATIENCE) is not None:
        pass


async def play_on(pages: list[Page], moves: int) -> None:
    """Let whoever is to move do so, so many times; all hear of each."""
    for _n in range(moves):
        mover = pages[pages[0].to_move]
        await mover.move()
        for page in pages:
            await page.until(lambda t, m=mover: t["moment"] == m.table["moment"])
