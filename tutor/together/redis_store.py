"""Shared tables in Redis, so that several tutors share them and a restart loses none.

A table is a stream, whose entries are numbered: Redis itself refuses a second entry of one number.
Every key has an expiry of its own, renewed by each sign of life; all times are those of Redis.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from tutor.together.codes import new_code
from tutor.together.store import LIFE, MINUTE, MOST_TABLES, Full
from tutor.together.table import Entry

NAME = "tutor:table:"
ALL = "tutor:tables"
"""Sorted set of the codes, by the time of their last sign of life."""


def redis_store(address: str) -> RedisStore:
    """Return the store at an address, "redis://HOST". Raises ImportError if the package `redis` is
    not installed, ValueError for an address that is none.
    """
    from redis.asyncio import Redis

    return RedisStore(Redis.from_url(address, decode_responses=True))


class RedisStore:
    """See `Store`. `most`: tables at the same time; `patience`: seconds that `news` waits."""

    def __init__(self, redis: Any, most: int = MOST_TABLES, patience: float = 20.0) -> None:
        """Use this client, which answers in text."""
        self._redis = redis
        self.most = most
        self.patience = patience

    async def open(self, first: Entry) -> str:
        """Store a new table, and return its code. Raises Full."""
        now = await self._now()
        await self._redis.zremrangebyscore(ALL, "-inf", now - LIFE)
        if await self._redis.zcard(ALL) >= self.most:
            raise Full
        while True:
            code = new_code()
            if await self._redis.zadd(ALL, {code: now}, nx=True):
                await self._redis.delete(NAME + code, f"{NAME}{code}:heard")
                await self.add(code, 0, first)
                return code

    async def read(self, code: str, after: int = 0) -> Sequence[Entry] | None:
        """Return the entries after the first `after` ones; None if there is no such table."""
        found = await self._redis.xrange(NAME + code, min=f"0-{after + 1}")
        if not found and not await self._redis.exists(NAME + code):
            return None
        return tuple(json.loads(fields["entry"]) for _number, fields in found)

    async def add(self, code: str, number: int, entry: Entry) -> bool:
        """Add an entry, unless somebody was faster."""
        from redis.exceptions import ResponseError

        async with self._redis.pipeline(transaction=False) as asked:
            asked.xlen(NAME + code).time()
            length, now = await asked.execute()
        if number and length != number:
            return False
        text = json.dumps(entry, separators=(",", ":"))
        async with self._redis.pipeline(transaction=False) as asked:
            asked.xadd(NAME + code, {"entry": text}, id=f"0-{number + 1}")
            _renew(asked, code, _seconds(now))
            try:
                await asked.execute()
            except ResponseError:  # somebody has used this number
                return False
        return True

    async def news(self, code: str, after: int) -> None:
        """Return once the table has more than `after` entries, or after some seconds."""
        await self._redis.xread(
            {NAME + code: f"0-{after}"}, count=1, block=max(1, round(self.patience * 1000))
        )

    async def hear(self, code: str, key: str) -> None:
        """Note that a device is there."""
        await self._note(code, key, "1")

    async def leave(self, code: str, key: str) -> None:
        """Note that the connection of a device has ended."""
        await self._note(code, key, "0")

    async def silences(self, code: str) -> Mapping[str, tuple[bool, float]]:
        """Return of each device whether it is connected, and the seconds since it was heard."""
        async with self._redis.pipeline(transaction=False) as asked:
            asked.time().hgetall(f"{NAME}{code}:heard")
            told, heard = await asked.execute()
        now = _seconds(told)
        return {
            key: (noted[0] == "1", max(0.0, now - float(noted[1:]))) for key, noted in heard.items()
        }

    async def forget(self, code: str) -> None:
        """Delete a table."""
        await self._redis.delete(NAME + code, f"{NAME}{code}:heard")
        await self._redis.zrem(ALL, code)

    async def count(self, what: str, more: int = 1) -> int:
        """Count something, and return how often that was within this minute."""
        name = f"tutor:count:{what}"
        if not more:
            return int(await self._redis.get(name) or 0)
        await self._redis.set(name, 0, ex=MINUTE, nx=True)  # one that is there keeps its expiry
        return int(await self._redis.incrby(name, more))

    async def close(self) -> None:
        """Close the connections; the tables stay in Redis."""
        await self._redis.aclose()

    async def _note(self, code: str, key: str, there: str) -> None:
        async with self._redis.pipeline(transaction=False) as asked:
            asked.exists(NAME + code).time()
            exists, now = await asked.execute()
        if exists:
            async with self._redis.pipeline(transaction=False) as asked:
                asked.hset(f"{NAME}{code}:heard", key, f"{there}{_seconds(now)}")
                _renew(asked, code, _seconds(now))
                await asked.execute()

    async def _now(self) -> float:
        return _seconds(await self._redis.time())


def _renew(asked: Any, code: str, now: float) -> None:
    """Ask for a new life of a table. Commands go together: each way to Redis takes time."""
    asked.expire(NAME + code, LIFE).expire(f"{NAME}{code}:heard", LIFE).zadd(ALL, {code: now})


def _seconds(told: tuple[int, int]) -> float:
    seconds, micros = told
    return float(seconds) + float(micros) / 1e6
