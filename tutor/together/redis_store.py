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

KIND = "table"
"""What is stored, unless something else is said: it begins the names of all keys."""
HEARD, NOTES = ":heard", ":notes"
"""Ends of the names of a table's further keys."""


def redis_store(address: str, kind: str = KIND, most: int = MOST_TABLES) -> RedisStore:
    """Return the store at an address, "redis://HOST", for things of one kind. Raises ImportError if
    the package `redis` is not installed, ValueError for an address that is none.
    """
    from redis.asyncio import Redis

    return RedisStore(Redis.from_url(address, decode_responses=True), kind, most)


class RedisStore:
    """See `Store`. `most`: tables at the same time; `patience`: seconds that `news` waits."""

    def __init__(
        self, redis: Any, kind: str = KIND, most: int = MOST_TABLES, patience: float = 20.0
    ) -> None:
        """Use this client, which answers in text."""
        self._redis = redis
        self._name = f"tutor:{kind}:"
        # a sorted set of the codes, by the time of their last sign of life
        self._all = f"tutor:{kind}s"
        self.most = most
        self.patience = patience

    async def open(self, first: Entry) -> str:
        """Store a new table, and return its code. Raises Full."""
        now = await self._now()
        await self._redis.zremrangebyscore(self._all, "-inf", now - LIFE)
        if await self._redis.zcard(self._all) >= self.most:
            raise Full
        while True:
            code = new_code()
            if await self._redis.zadd(self._all, {code: now}, nx=True):
                await self._redis.delete(*self._keys(code))
                await self.add(code, 0, first)
                return code

    async def read(self, code: str, after: int = 0) -> Sequence[Entry] | None:
        """Return the entries after the first `after` ones; None if there is no such table."""
        found = await self._redis.xrange(self._name + code, min=f"0-{after + 1}")
        if not found and not await self._redis.exists(self._name + code):
            return None
        return tuple(json.loads(fields["entry"]) for _number, fields in found)

    async def add(self, code: str, number: int, entry: Entry) -> bool:
        """Add an entry, unless somebody was faster."""
        from redis.exceptions import ResponseError

        async with self._redis.pipeline(transaction=False) as asked:
            asked.xlen(self._name + code).time()
            length, now = await asked.execute()
        if number and length != number:
            return False
        text = json.dumps(entry, separators=(",", ":"))
        async with self._redis.pipeline(transaction=False) as asked:
            asked.xadd(self._name + code, {"entry": text}, id=f"0-{number + 1}")
            self._renew(asked, code, _seconds(now))
            try:
                await asked.execute()
            except ResponseError:  # somebody has used this number
                return False
        return True

    async def news(self, code: str, after: int) -> None:
        """Return once the table has more than `after` entries, or after some seconds."""
        await self._redis.xread(
            {self._name + code: f"0-{after}"}, count=1, block=max(1, round(self.patience * 1000))
        )

    async def hear(self, code: str, key: str) -> None:
        """Note that a device is there."""
        await self._note(code, HEARD, key, "1")

    async def leave(self, code: str, key: str) -> None:
        """Note that the connection of a device has ended."""
        await self._note(code, HEARD, key, "")

    async def silences(self, code: str) -> Mapping[str, tuple[bool, float]]:
        """Return of each device whether it is connected, and the seconds since it was heard."""
        heard = await self._noted(code, HEARD)
        return {key: (bool(there), silence) for key, (there, silence) in heard.items()}

    async def note(self, code: str, what: str, text: str) -> None:
        """Store a text under a name."""
        await self._note(code, NOTES, what, text)

    async def notes(self, code: str) -> Mapping[str, tuple[str, float]]:
        """Return each text by its name, and the seconds since it was stored."""
        return await self._noted(code, NOTES)

    async def forget(self, code: str) -> None:
        """Delete a table."""
        await self._redis.delete(*self._keys(code))
        await self._redis.zrem(self._all, code)

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

    async def _note(self, code: str, part: str, name: str, text: str) -> None:
        async with self._redis.pipeline(transaction=False) as asked:
            asked.exists(self._name + code).time()
            exists, now = await asked.execute()
        if exists:
            noted = json.dumps([_seconds(now), text])
            async with self._redis.pipeline(transaction=False) as asked:
                asked.hset(f"{self._name}{code}{part}", name, noted)
                self._renew(asked, code, _seconds(now))
                await asked.execute()

    async def _noted(self, code: str, part: str) -> dict[str, tuple[str, float]]:
        async with self._redis.pipeline(transaction=False) as asked:
            asked.time().hgetall(f"{self._name}{code}{part}")
            told, found = await asked.execute()
        now = _seconds(told)
        read = {name: json.loads(noted) for name, noted in found.items()}
        return {name: (text, max(0.0, now - when)) for name, (when, text) in read.items()}

    async def _now(self) -> float:
        return _seconds(await self._redis.time())

    def _keys(self, code: str) -> tuple[str, ...]:
        return tuple(f"{self._name}{code}{part}" for part in ("", HEARD, NOTES))

    def _renew(self, asked: Any, code: str, now: float) -> None:
        """Ask for a new life of a table. Commands go together: each way to Redis takes time."""
        for name in self._keys(code):
            asked.expire(name, LIFE)
        asked.zadd(self._all, {code: now})


def _seconds(told: tuple[int, int]) -> float:
    seconds, micros = told
    return float(seconds) + float(micros) / 1e6
