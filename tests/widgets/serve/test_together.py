"""The service of shared tables, by its socket: what a page may do there, and what it may not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from jupyter_server.auth.identity import IdentityProvider
from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tests.together.conftest import a_store, redis_address
from tutor import load_game
from tutor.players.brought import offered
from tutor.together import MemoryStore
from widgets.serve.together import Together, store_at
from widgets.serve.together.live import AWAY, BETWEEN_SIGNS
from widgets.serve.together.service import MOST_OPENED, MOST_WRONG, Service
from widgets.serve.together.socket import LONGEST, MOST_A_SECOND, SHAPE, TableLink, TableSocket
from widgets.serve.visitors import Visitors

__all__ = ["a_store", "redis_address"]
GAME = "chocolatiers"
RULES = load_game(GAME)
WHO = next(iter(offered(GAME)))
PATIENCE = 20


async def first_action(place: str, game: str, view: str, strength: str, chance: str) -> str:
    """A computer player that takes the first action there is."""
    rules = load_game(game)
    return rules.action_text(rules.actions(rules.load(view))[0])


class Tutor:
    """A server with the service alone."""

    def __init__(self, store: Any) -> None:
        self.service = Service(store, first_action)
        self.now = 0.0
        given = {"service": self.service, "clock": lambda: self.now}
        settings: dict[str, Any] = {
            "base_url": "/",
            "identity_provider": Visitors(token=""),
            "login_url": "/login",
            "allow_unauthenticated_access": True,  # as Voila has it
            "cookie_secret": "x",
            "jinja2_env": None,
        }
        handlers: list[Any] = [
            ("/t/socket", TableSocket, given),
            ("/t", TableLink),
            (f"/t/{SHAPE}", TableLink),
        ]
        socket, self.port = bind_unused_port()
        self.app = Application(handlers, **settings)
        self.http = HTTPServer(self.app)
        self.http.add_sockets([socket])

    async def page(self) -> Page:
        """A page that is connected. Its messages do not count as too many."""
        self.now += 2
        url = f"ws://127.0.0.1:{self.port}/t/socket"
        return Page(self, await websocket_connect(url))

    async def close(self) -> None:
        self.service.close()
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
        if told["kind"] == "table":
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
        rules = load_game(self.table["game"])
        action = rules.action_text(rules.actions(rules.load(self.views[-1]))[0])
        await self.ask(do="play", moment=moment, action=action)
        await self.until(lambda t: t["moment"] != moment)

    @property
    def to_move(self) -> int:
        return RULES.to_move(RULES.load(self.views[-1]))


@asynccontextmanager
async def a_tutor(store: Any = None) -> AsyncIterator[Tutor]:
    tutor = Tutor(store or MemoryStore())
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


def test_a_move_is_on_the_other_screen_and_no_hand_but_ones_own(a_store):
    async def play():
        async with a_store() as store, a_tutor(store) as tutor:
            pages = await at_a_table(tutor)
            for _n in range(30):
                mover = pages[pages[0].to_move]
                await mover.move()
                for page in pages:
                    await page.until(lambda t, m=mover: t["moment"] == m.table["moment"])
            live = tutor.service.live[pages[0].code]
            for n, page in enumerate(pages):
                assert page.views == [
                    RULES.dump(RULES.view(state, n)) for state in live.table.states
                ]
                secrets = [live.table.chance, *(p.key for p in pages if p is not page)]
                told = "".join(page.heard)
                assert not any(secret in told for secret in secrets)

    asyncio.run(play())


def test_another_may_not_act_and_a_stale_action_is_caught_up():
    async def play():
        async with a_tutor() as tutor:
            pages = await at_a_table(tutor)
            mover = pages[pages[0].to_move]
            other = pages[1 - pages[0].to_move]
            rules_action = RULES.action_text(RULES.actions(RULES.load(mover.views[-1]))[0])
            play = {"do": "play", "moment": mover.table["moment"], "action": rules_action}
            assert await other.refused(**play) == "not yours"
            await mover.ask(**play)
            assert await mover.refused(**play) == "stale"
            assert len(mover.views) == 2

    asyncio.run(play())


def test_a_page_loaded_anew_has_its_seat_and_the_old_one_has_to_go():
    async def play():
        async with a_tutor() as tutor:
            pages = await at_a_table(tutor)
            await pages[pages[0].to_move].move()
            again = await tutor.page()
            await again.ask(do="join", code=pages[1].code.lower(), key=pages[1].key)
            await again.until(lambda t: "start" in t)
            assert (again.key, again.table["you"]) == (pages[1].key, 1)
            assert len(again.views) == 2
            await closed(pages[1])
            assert await pages[0].refused(do="nothing") == "unreadable"
            assert pages[0].table["here"] == [-1, -1]

    asyncio.run(play())


def test_a_restart_of_all_tutors_loses_no_move(redis_address):
    async def play():
        first = store_at(redis_address)
        async with a_tutor(first) as tutor:
            pages = await at_a_table(tutor)
            for _n in range(4):
                mover = pages[pages[0].to_move]
                await mover.move()
                for page in pages:
                    await page.until(lambda t, m=mover: t["moment"] == m.table["moment"])
            known = {page.key: page.views for page in pages}
            code = pages[0].code
        await first.close()
        second, third = store_at(redis_address), store_at(redis_address)
        async with a_tutor(second) as one, a_tutor(third) as other:
            back = []
            for tutor, key in zip((one, other), known, strict=True):
                page = await tutor.page()
                await page.ask(do="join", code=code, key=key)
                await page.until(lambda t: "start" in t)
                back.append(page)
            assert back[0].views[: len(known[back[0].key])] == known[back[0].key]
            mover = back[back[0].to_move]  # the two pages are at different tutors
            await mover.move()
            for page in back:
                await page.until(lambda t: t["moment"] == mover.table["moment"])
            assert len(back[0].views) == len(back[1].views)
        await second.close()
        await third.close()

    asyncio.run(play())


def test_nobody_joins_without_a_code_or_finds_one_by_trying():
    async def play():
        async with a_tutor() as tutor:
            pages = await at_a_table(tutor)
            guesser = await tutor.page()
            assert await guesser.refused(do="sit", seat=0, name="x") == "not now"
            for _n in range(MOST_WRONG):
                assert await guesser.refused(do="join", code="AAAAA") == "unknown"
            assert await guesser.refused(do="join", code=pages[0].code) == "unknown"
            # Whoever has been there is let in again, whatever others of this address have tried.
            again = await tutor.page()
            await again.ask(do="join", code=pages[1].code, key=pages[1].key)
            await again.until(lambda t: t["you"] == 1)
            assert await guesser.refused(do="join", code=pages[1].code, key="x") == "unknown"

    asyncio.run(play())


def test_nobody_fills_the_machine_with_tables_or_messages():
    async def play():
        async with a_tutor() as tutor:
            page = await tutor.page()
            for _n in range(MOST_OPENED):
                await page.ask(do="open", game=GAME, seats=[["", ""], ["", ""]])
            assert await page.refused(do="open", game=GAME, seats=[["", ""]] * 2) == "full"
            loud = await tutor.page()
            for _n in range(MOST_A_SECOND + 1):
                await loud.socket.write_message("{}")
            await closed(loud)
            long = await tutor.page()
            await long.socket.write_message("x" * (LONGEST + 1))
            await closed(long)

    asyncio.run(play())


@pytest.mark.parametrize("text", ["", "[]", "7", "{", '"do"', '{"do":[]}', '{"do":"join"}'])
def test_what_is_no_message_is_answered_and_harms_nothing(text):
    async def play():
        async with a_tutor() as tutor:
            page = await tutor.page()
            await page.socket.write_message(text)
            assert (await page.hear())["kind"] == "no"
            await page.ask(do="open", game=GAME, seats=[["", ""], ["", ""]])
            await page.until(lambda t: True)

    asyncio.run(play())


def test_pages_of_other_hosts_and_strangers_are_not_let_in(monkeypatch):
    async def play():
        async with a_tutor() as tutor:
            url = f"ws://127.0.0.1:{tutor.port}/t/socket"
            with pytest.raises(HTTPClientError, match="403"):
                await websocket_connect(HTTPRequest(url, headers={"Origin": "http://evil.example"}))
            monkeypatch.setattr(Visitors, "get_user", IdentityProvider.get_user)
            monkeypatch.setattr(Visitors, "auth_enabled", True)
            monkeypatch.setattr(Visitors, "_get_user", lambda *_a: None, raising=False)
            tutor.app.settings["identity_provider"] = Visitors(hashed_password="argon2:x")
            with pytest.raises(HTTPClientError, match="403"):
                await websocket_connect(url)

    asyncio.run(play())


def test_computer_players_play_and_stand_in():
    async def play():
        time = 0.0
        async with a_tutor(MemoryStore(now=lambda: time)) as tutor:
            (host,) = await at_a_table(tutor, computers=1)
            tutor.service.live[host.code].pause = 0
            for _n in range(6):
                if host.to_move == 0:
                    await host.move()
                else:
                    moment = host.table["moment"]
                    await host.until(lambda t, m=moment: t["moment"] != m)
            pages = await at_a_table(tutor)
            live = tutor.service.live[pages[0].code]
            live.pause = 0
            if pages[0].to_move == 0:
                await pages[0].move()
            assert await pages[0].refused(do="computer", seat=1, strength=WHO) == "taken"
            pages[1].socket.close()
            await pages[0].until(lambda t: t["here"][1] == 0)
            assert await pages[0].refused(do="computer", seat=1, strength=WHO) == "taken"
            time = AWAY
            await live.hear()
            await pages[0].ask(do="computer", seat=1, strength=WHO)
            await pages[0].until(lambda t: t["seats"][1]["who"] == WHO)
            await pages[0].until(lambda t: RULES.to_move(RULES.load(pages[0].views[-1])) == 0)
            again = await tutor.page()
            await again.ask(do="join", code=pages[1].code, key=pages[1].key)
            await again.ask(do="computer", seat=1, strength="")
            await again.until(lambda t: not t["seats"][1]["who"])

    asyncio.run(play())


def test_who_comes_late_gets_the_view_of_the_seat_that_was_a_computers():
    async def play():
        async with a_tutor() as tutor:
            (host,) = await at_a_table(tutor, computers=1)
            late = await tutor.page()
            await late.ask(do="join", code=host.code)
            await late.until(lambda t: "start" in t)
            live = tutor.service.live[host.code]
            state = live.table.state
            assert late.views[-1] == RULES.dump(RULES.view(RULES.view(state, 0), 1))
            await late.ask(do="sit", seat=1, name="Late")
            await late.until(lambda t: t["you"] == 1)
            assert late.views[0] == RULES.dump(RULES.view(live.table.states[0], 1))

    asyncio.run(play())


def test_away_is_said_a_free_seat_before_the_game_and_another_host():
    async def play():
        time = 0.0
        async with a_tutor(MemoryStore(now=lambda: time)) as tutor:
            pages = await at_a_table(tutor)
            code = pages[0].code
            pages[0].socket.close()
            await pages[1].until(lambda t: t["here"] == [0, -1])
            assert pages[1].table["host"] == 0
            time = AWAY + 1
            await tutor.service.live[code].hear()
            await tutor.service.look_round()
            await pages[1].until(lambda t: t["here"] == [1, -1] and t["hosting"])
            await pages[1].ask(do="computer", seat=0, strength=WHO)
            await pages[1].until(lambda t: t["seats"][0]["who"] == WHO)

            host, guest = await tutor.page(), await tutor.page()
            await host.ask(do="open", game=GAME, seats=[["", ""], ["", ""]])
            await host.until(lambda t: True)
            await guest.ask(do="join", code=host.code)
            await host.until(lambda t: t["coming"] == 2)  # the host has no seat yet either
            await guest.ask(do="sit", seat=1, name="Owl")
            await host.until(lambda t: t["seats"][1]["name"] == "Owl")
            guest.socket.close()
            await host.until(lambda t: t["here"][1] == 0)
            time += AWAY
            await tutor.service.live[host.code].hear()
            await tutor.service.look_round()
            await host.until(lambda t: not t["seats"][1]["person"])

    asyncio.run(play())


def test_signs_are_six_and_not_too_many(monkeypatch):
    async def play():
        async with a_tutor() as tutor:
            pages = await at_a_table(tutor)
            await pages[0].ask(do="sign", sign="oh")
            await pages[1].until(lambda t: t["sign"] and t["sign"][:2] == [0, "oh"])
            assert await pages[0].refused(do="sign", sign="hmm") == "not now"
            await pages[1].ask(do="sign", sign="hmm")
            await pages[0].until(lambda t: t["sign"][:2] == [1, "hmm"])
            signs = tutor.service.live[pages[0].code]._signs
            signs[0] -= BETWEEN_SIGNS
            await pages[0].ask(do="sign", sign="thanks")
            await pages[1].until(lambda t: t["sign"][:2] == [0, "thanks"])

    asyncio.run(play())


def test_a_table_without_devices_costs_this_process_nothing():
    async def play():
        async with a_tutor() as tutor:
            pages = await at_a_table(tutor)
            for page in pages:
                page.socket.close()
            for page in pages:
                await closed(page)
            async with asyncio.timeout(PATIENCE):
                while tutor.service.live:
                    await asyncio.sleep(0)

    asyncio.run(play())


def test_a_link_leads_to_its_table_whether_there_is_one_or_not():
    async def play():
        async with a_tutor() as tutor:
            for typed, leads in (("/t/RAMP7", "/#t/RAMP7"), ("/t", "/#t"), ("/t/", "/#t")):
                request = HTTPRequest(
                    f"http://127.0.0.1:{tutor.port}{typed}", follow_redirects=False
                )
                found = await AsyncHTTPClient().fetch(request, raise_error=False)
                assert found.headers["Location"] == leads

    asyncio.run(play())


def test_redis_without_its_package_says_what_to_install(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "redis", None)
    monkeypatch.setitem(__import__("sys").modules, "redis.asyncio", None)
    with pytest.raises(ValueError, match=r"choco-tutor\[rooms\]"):
        Together("redis://nowhere")


def test_a_redis_that_is_not_there_is_said_at_the_start(tmp_path):
    with pytest.raises(ValueError, match="cannot be kept at unix://"):
        asyncio.run(Together(f"unix://{tmp_path}/none").start())
