"""Redis stops and starts in a game of several devices: nothing is lost but the move under way."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from contextlib import contextmanager

import pytest
from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClosedError

from tests.widgets.serve.shared_tables import a_tutor, at_a_table, closed
from tutor.together.redis_store import redis_store

TRIES = 200
"""How often a page comes again until the service reaches its store."""


@contextmanager
def a_redis(place):
    """A Redis that writes each entry to a file, and reads it when it is started again."""
    program = shutil.which("redis-server")
    if program is None:  # on CI a skipped test is a failed one
        pytest.skip("this test needs the system's package redis-server")
    command = [program, "--port", "0", "--unixsocket", "s", "--dir", "."]
    kept = ["--appendonly", "yes", "--appendfsync", "always", "--save", ""]
    with subprocess.Popen(
        [*command, *kept], cwd=place, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        for line in server.stdout:
            if "eady to accept connections" in line:
                break
        yield server
        server.kill()


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
        with a_redis(tmp_path):
            store = redis_store(f"unix://{tmp_path}/s")
            tutor_there = a_tutor(store)
            tutor = await tutor_there.__aenter__()
            pages = await at_a_table(tutor)
            for _n in range(3):
                mover = pages[pages[0].to_move]
                await mover.move()
                for page in pages:
                    await page.until(lambda t, m=mover: t["moment"] == m.table["moment"])
        mover = pages[pages[0].to_move]
        await mover.ask(do="play", moment=mover.table["moment"], action=mover.first_action())
        await closed(mover)  # the page is told by its lost connection, and comes again
        known = [page.views for page in pages]
        with a_redis(tmp_path):
            again = [await back(tutor, page) for page in pages]
            assert [page.views for page in again] == known
            mover = again[again[0].to_move]
            await mover.move()
            for page in again:
                await page.until(lambda t: t["moment"] == mover.table["moment"])
            await tutor_there.__aexit__(None, None, None)
            await store.close()

    asyncio.run(play())
