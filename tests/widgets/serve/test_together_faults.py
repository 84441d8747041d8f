"""What goes wrong in a game of several devices, at its service: nothing is lost but the move under
way. What a page says of it: `tests/widgets/test_together_faults.py`.
"""

from __future__ import annotations

import ast
import asyncio
from pathlib import Path

import pytest
from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClosedError

import tutor.together
import widgets.serve.together
from tests.redis_server import redis_server
from tests.widgets.serve.shared_tables import RULES, a_tutor, at_a_table, closed, play_on
from tutor.together import MemoryStore
from tutor.together.redis_store import redis_store
from widgets.serve.together.followed import AWAY

KEPT = ("--appendonly", "yes", "--appendfsync", "always")
"""Redis writes each entry to a file, and reads it when it is started again."""
TRIES = 200
"""How often a page comes again until the service reaches its store."""


async def back(tutor, page):
    """The same seat on a new connection, as soon as there is one: a page tries again by itself."""
    for _n in range(TRIES):
        new = await tutor.page()
        try:
            await new.ask(do="join", code=page.code, key=page.key)
            await new.until(lambda t: "start" in t)
        except (AssertionError, WebSocketClosedError, StreamClosedError):
            continue
        return new
    raise AssertionError("the seat could not be taken again")


def test_a_redis_that_is_killed_and_started_again_loses_no_move(tmp_path):
    async def play():
        store = redis_store(f"unix://{tmp_path}/s")
        async with a_tutor(store) as tutor:
            with redis_server(tmp_path, *KEPT):
                pages = await at_a_table(tutor)
                await play_on(pages, 3)
            mover = pages[pages[0].to_move]
            await mover.ask(do="play", moment=mover.table["moment"], action=mover.first_action())
            await closed(mover)  # the page is told by its lost connection, and comes again
            with redis_server(tmp_path, *KEPT):
                again = [await back(tutor, page) for page in pages]
                assert [page.views for page in again] == [page.views for page in pages]
                await play_on(again, 1)
        await store.close()

    asyncio.run(play())


@pytest.mark.parametrize("who", [0, 1], ids=["the host", "a guest"])
def test_whose_network_is_away_for_a_minute_comes_back_to_the_same_seat_and_move(who):
    async def play():
        time = 0.0
        async with a_tutor(MemoryStore(now=lambda: time)) as tutor:
            pages = await at_a_table(tutor)
            away, other = pages[who], pages[1 - who]
            await play_on(pages, 3)
            while other.to_move == who:
                await play_on(pages, 1)
            away.socket.close()
            await other.until(lambda t: t["here"][who] == 0)
            time = AWAY + 1
            live = tutor.service.live[other.code]
            await live.hear()
            await tutor.service.look_round()
            await other.until(lambda t: t["here"][who] == 1 and t["hosting"])
            while other.to_move != who:
                await other.move()
            back = await tutor.page()
            await back.ask(do="join", code=away.code, key=away.key)
            await back.until(lambda t: t["here"] == [-1, -1])
            assert back.table["you"] == who
            assert len(back.views) > len(away.views)
            assert back.views == [RULES.dump(RULES.view(s, who)) for s in live.table.states]
            await back.move()
            await other.until(lambda t: t["moment"] == back.table["moment"])
            assert other.table["hosting"]

    asyncio.run(play())


def test_a_tutor_that_is_started_again_without_a_store_says_that_there_is_no_such_table():
    async def play():
        async with a_tutor() as tutor:
            pages = await at_a_table(tutor)
            await play_on(pages, 2)
        async with a_tutor() as tutor:
            for page in pages:
                again = await tutor.page()
                assert await again.refused(do="join", code=page.code, key=page.key) == "unknown"

    asyncio.run(play())


def test_no_clock_on_the_wall_is_read():
    """So one that is wrong, or is put right in a game, does nothing: seconds since are counted."""
    read = []
    for package in (tutor.together, widgets.serve.together):
        for path in Path(package.__path__[0]).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Import):
                    read += [(path.name, each.name) for each in node.names]
                if isinstance(node, ast.ImportFrom):
                    read += [(path.name, f"{node.module}.{each.name}") for each in node.names]
    clocks = {(name, of) for name, of in read if of.split(".")[0] in ("time", "datetime")}
    assert clocks
    assert {of for _name, of in clocks} == {"time.monotonic"}
