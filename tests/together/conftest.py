"""Stores to try, Redis among them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.redis_server import redis_server
from tutor.together import MemoryStore
from tutor.together.redis_store import RedisStore, redis_store


@pytest.fixture(scope="session")
def redis_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Redis of our own, which keeps nothing, at a socket in a folder."""
    with redis_server(tmp_path_factory.mktemp("redis")) as address:
        yield address


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
