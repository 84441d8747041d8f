"""Stores to try, Redis among them."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tutor.together import MemoryStore
from tutor.together.redis_store import RedisStore, redis_store


@pytest.fixture(scope="session")
def redis_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Redis of our own, which keeps nothing, at a socket in a folder."""
    program = shutil.which("redis-server")
    if program is None:  # on CI a skipped test is a failed one
        pytest.skip("these tests need the system's package redis-server")
    place = Path(tmp_path_factory.mktemp("redis")) / "s"
    command = [
        program,
        "--port",
        "0",
        "--unixsocket",
        str(place),
        "--save",
        "",
        "--daemonize",
        "no",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        for line in server.stdout:
            if "eady to accept connections" in line:
                break
        yield f"unix://{place}"
        server.terminate()


@pytest.fixture(params=["memory", "redis"])
def a_store(request: pytest.FixtureRequest) -> Callable[[], Any]:
    """Return what opens a store; in Redis an empty one."""
    where = request.getfixturevalue("redis_address") if request.param == "redis" else ""

    @asynccontextmanager
    async def opened(**settings: Any) -> AsyncIterator[Any]:
        found: Any = MemoryStore(**settings)
        if where:
            found = redis_store(where)
            assert isinstance(found, RedisStore)
            for name, value in settings.items():
                setattr(found, name, value)
            await found._redis.flushdb()
        yield found
        await found.close()

    return opened


@pytest.fixture
def run() -> Callable[..., Any]:
    """Return what runs a coroutine to its end."""
    return asyncio.run
