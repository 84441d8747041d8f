"""The service of shared tables, by its socket: what pages at one table see, and how it goes on."""

from __future__ import annotations

import asyncio

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPRequest

from tests.together.conftest import a_store, redis_address
from tests.widgets.serve.shared_tables import (
    GAME,
    PATIENCE,
    RULES,
    WHO,
    a_tutor,
    at_a_table,
    closed,
    play_on,
)
from tutor.together import MemoryStore
from widgets.serve.together import Together, store_at
from widgets.serve.together.followed import AWAY

__all__ = ["a_store", "redis_address"]


def test_a_move_is_on_the_other_screen_and_no_hand_but_ones_own(a_store):
    async def play():
        async with a_store() as store, a_tutor(store) as tutor:
            pages = await at_a_table(tutor)
            await play_on(pages, 30)
            live = tutor.service.live[pages[0].code]
            for n, page in enumerate(pages):
                assert page.views == [
                    RULES.dump(RULES.view(state, n)) for state in live.table.states
                ]
                secrets = [live.table.chance, *(p.key for p in pages if p is not page)]
                told = "".join(page.heard)
                assert not any(secret in told for secret in secrets)

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
            await play_on(pages, 4)
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
