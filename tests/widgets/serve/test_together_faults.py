"""Redis stops and starts in a game of several devices: nothing is lost but the move under way."""

from __future__ import annotations

import asyncio

from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClosedError

from tests.redis_server import redis_server
from tests.widgets.serve.shared_tables import a_tutor, at_a_table, closed, play_on
from tutor.together.redis_store import redis_store

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
