"""Both stores of shared tables keep what they promise: one suite for both."""

from __future__ import annotations

import asyncio

import pytest

from tutor.together import Full, MemoryStore, digest, opened, read_code
from tutor.together.store import LIFE

FIRST = opened("chocolatiers", [("", ""), ("", "")], host=digest("host"))


def test_entries_come_back_in_order_and_from_any_point(a_store, run):
    async def play():
        async with a_store() as store:
            code = await store.open(FIRST)
            assert read_code(code) == code
            assert await store.add(code, 1, {"do": "a"})
            assert await store.add(code, 2, {"do": "ü"})
            assert list(await store.read(code)) == [FIRST, {"do": "a"}, {"do": "ü"}]
            assert list(await store.read(code, 2)) == [{"do": "ü"}]
            assert list(await store.read(code, 3)) == []
            assert await store.read("AAAAA" if code != "AAAAA" else "CCCCC") is None

    run(play())


def test_of_two_who_add_at_once_one_is_told(a_store, run):
    async def play():
        async with a_store() as store:
            code = await store.open(FIRST)
            tried = [store.add(code, 1, {"do": str(n)}) for n in range(5)]
            assert sorted(await asyncio.gather(*tried)) == [False] * 4 + [True]
            assert not await store.add(code, 5, {"do": "ahead"})
            assert len(await store.read(code)) == 2
            await store.forget(code)
            assert not await store.add(code, 2, {"do": "late"})
            assert await store.read(code) is None

    run(play())


def test_news_wake_who_waits(a_store, run):
    async def play():
        async with a_store() as store:
            code = await store.open(FIRST)
            waiting = asyncio.ensure_future(store.news(code, 1))
            await asyncio.sleep(0)
            await store.add(code, 1, {"do": "a"})
            await asyncio.wait_for(waiting, 10)
            await asyncio.wait_for(store.news(code, 1), 10)  # what is there already
            store.patience = 0.01
            await asyncio.wait_for(store.news(code, 2), 10)  # nothing comes

    run(play())


def test_who_is_there_and_who_has_left(a_store, run):
    async def play():
        async with a_store() as store:
            code = await store.open(FIRST)
            await store.hear(code, "a")
            await store.hear(code, "b")
            await store.leave(code, "b")
            found = await store.silences(code)
            assert {key: there for key, (there, _s) in found.items()} == {"a": True, "b": False}
            assert all(0 <= silence < 60 for _there, silence in found.values())
            await store.hear("XXXXX", "a")  # no table: nothing is kept of it
            assert await store.silences("XXXXX") == {}

    run(play())


def test_a_store_is_not_filled_without_end(a_store, run):
    async def play():
        async with a_store(most=2) as store:
            code = await store.open(FIRST)
            await store.open(FIRST)
            with pytest.raises(Full):
                await store.open(FIRST)
            await store.forget(code)
            await store.open(FIRST)

    run(play())


def test_things_are_counted_each_for_itself(a_store, run):
    async def play():
        async with a_store() as store:
            assert [await store.count("a") for _n in range(3)] == [1, 2, 3]
            assert await store.count("a", 0) == 3
            assert await store.count("b", 0) == 0
            assert await store.count("b") == 1

    run(play())


def test_memory_forgets_four_hours_after_the_last_sign_and_counts_by_the_minute(run):
    async def play():
        time = 0.0
        store = MemoryStore(now=lambda: time)
        code = await store.open(FIRST)
        time = LIFE - 1
        await store.hear(code, "a")
        time = 2 * LIFE - 2
        assert await store.read(code)
        time = 2 * LIFE - 1
        assert await store.read(code) is None
        assert await store.silences(code) == {}
        assert await store.count("x") == 1
        time += 59
        assert await store.count("x") == 2
        time += 1
        assert await store.count("x") == 1

    run(play())


@pytest.mark.parametrize("a_store", ["redis"], indirect=True)
def test_redis_forgets_by_itself_whatever_becomes_of_us(a_store, run):
    async def play():
        async with a_store() as store:
            code = await store.open(FIRST)
            await store.hear(code, "a")
            await store.count("x")
            names = [name async for name in store._redis.scan_iter(match="tutor:*")]
            left = {name: await store._redis.ttl(name) for name in names}
            assert left.pop("tutor:tables") == -1  # swept when a table is opened
            assert {f"tutor:table:{code}", f"tutor:table:{code}:heard", "tutor:count:x"} == set(
                left
            )
            assert left[f"tutor:table:{code}"] > LIFE - 60
            assert left[f"tutor:table:{code}:heard"] > LIFE - 60
            assert 0 < left["tutor:count:x"] <= 60
            await store._redis.zadd("tutor:tables", {"AAAAA": 1})
            await store.open(FIRST)
            assert await store._redis.zscore("tutor:tables", "AAAAA") is None

    run(play())
