"""The service of classes, by its socket: one suite over both stores."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPClientError

from tests.together.conftest import a_store, redis_address
from tests.widgets.serve.shared_tables import Page, Tutor, a_tutor, closed
from tutor import load_game
from tutor.live_class.asking import LONGEST_RESULT
from tutor.together import MemoryStore
from tutor.together.store import LIFE
from widgets.serve.together.served_class import LONGEST_CLASS
from widgets.serve.together.service import MOST_OPENED, MOST_WRONG
from widgets.serve.together.socket import LONGEST_OF_CLASS

__all__ = ["a_store", "redis_address"]

PLAN = "today/first-bite/your-turn..your-display/rule.9.1"
HERE = {"do": "at", "thing": 1, "step": 2, "of": 5, "done": 1}


async def opened(tutor: Tutor, **asked: str) -> Page:
    """The desk of a class that has been opened."""
    desk = await tutor.page("in")
    await desk.ask(do="open", **{"plan": PLAN, **asked})
    await desk.until(lambda t: True)
    tutor.classes.live[desk.code].gather = 0
    return desk


async def joined(tutor: Tutor, code: str, name: str, key: str = "") -> Page:
    """The page of a pupil who has come in."""
    page = await tutor.page("in")
    await page.ask(do="join", code=code, **({"key": key} if key else {}))
    await page.until(lambda t: True)
    if not key:
        await page.ask(do="come", name=name, mark=name.lower())
        await page.until(lambda t: t["you"])
    return page


def pupil(told: dict, name: str) -> dict:
    return next((each for each in told["pupils"] if each["name"] == name), {})


async def gone(page: Page) -> None:
    """Listen until the class has ended."""
    while (await page.hear()).get("why") != "gone":
        pass


@asynccontextmanager
async def a_class(a_store, *names: str):
    """A tutor, the desk, and pupils; tables and classes are in one store."""
    async with a_store() as store, a_tutor(store, store) as tutor:
        desk = await opened(tutor)
        yield tutor, desk, [await joined(tutor, desk.code, name) for name in names]


def test_the_desk_sees_what_happens_and_pupils_do_what_the_teacher_asks(a_store):
    async def play():
        async with a_class(a_store, "Ada", "Ben") as (tutor, desk, (ada, ben)):
            await ada.ask(**HERE)
            await desk.until(lambda t: pupil(t, "Ada").get("step") == 2)
            await ben.ask(do="hand", up=True)
            await desk.until(lambda t: pupil(t, "Ben").get("hand"))
            await ben.until(lambda t: t["hand"])
            await desk.ask(do="eyes", up=True)
            await desk.ask(do="call", to=2)
            for page in (ada, ben):
                await page.until(lambda t: t["eyes"] and t["call"] == [1, 2])
            ben.socket.close()
            await desk.until(lambda t: pupil(t, "Ben")["away"] == 0)
            back = await joined(tutor, desk.code, "Ben", ben.key)
            await desk.until(lambda t: pupil(t, "Ben")["away"] == -1)
            assert back.table["you"] == {"name": "Ben", "mark": "ben"}

    asyncio.run(play())


def test_a_pupil_is_sent_nothing_of_another_and_nobody_a_key(a_store):
    async def play():
        async with a_class(a_store, "Adalberta", "Benedikt") as (tutor, desk, (ada, ben)):
            await ben.ask(**HERE)
            await ben.ask(do="result", text="choco-result.SECRET")
            await desk.until(lambda t: pupil(t, "Benedikt").get("step") == 2)
            door = await tutor.page("in")
            await door.ask(do="join", code=desk.code)
            await door.until(lambda t: True)
            assert door.table["taken"] == ["adalberta", "benedikt"]
            told = "".join(ada.heard)
            assert not any(s in told for s in ("Benedikt", "benedikt", "SECRET", ben.key, desk.key))
            assert "Adalberta" not in "".join(door.heard)
            assert not any(key in "".join(desk.heard) for key in (ada.key, ben.key))
            assert "SECRET" not in "".join(desk.heard)

    asyncio.run(play())


def test_a_pupil_has_no_right_of_the_teachers_and_the_code_gives_none(a_store):
    async def play():
        async with a_class(a_store, "Ada") as (tutor, desk, (ada,)):
            for asked in (
                {"do": "eyes", "up": True},
                {"do": "call", "to": 0},
                {"do": "out", "pupil": 1},
                {"do": "tables", "groups": [[1, 2]]},
                {"do": "results"},
                {"do": "end"},
            ):
                assert await ada.refused(**asked) == "not yours"
            assert desk.key not in (desk.code, ada.key)
            thief = await tutor.page("in")
            await thief.ask(do="join", code=desk.code, key=desk.key[:-1])
            await thief.until(lambda t: True)
            assert not thief.table["teaches"]
            assert await thief.refused(do="end") == "not yours"
            again = await tutor.page("in")  # the desk, loaded anew
            await again.ask(do="join", code=desk.code, key=desk.key)
            await again.until(lambda t: t["teaches"])
            await closed(desk)

    asyncio.run(play())


def test_the_results_are_the_teachers_and_at_the_end_all_is_forgotten(a_store):
    async def play():
        async with a_class(a_store, "Ada", "Ben") as (tutor, desk, (ada, _ben)):
            long = "choco-result." + "A" * (LONGEST_RESULT - 13)
            assert len(json.dumps({"do": "result", "text": long})) < LONGEST_OF_CLASS
            await ada.ask(do="result", text=long)
            assert await ada.refused(do="nothing") == "unreadable"  # it has been heard
            await desk.ask(do="results")
            while (told := await desk.hear())["kind"] != "results":
                pass
            assert told["results"] == [["Ada", long]]
            await desk.ask(do="end")
            await gone(ada)
            store = tutor.classes.store
            assert await store.read(desk.code) is None
            assert await store.notes(desk.code) == {}
            late = await tutor.page("in")
            assert await late.refused(do="join", code=desk.code, key=desk.key) == "gone"

    asyncio.run(play())


def test_nobody_is_told_of_a_class_that_ends_while_its_notes_are_read(a_store, monkeypatch):
    async def play():
        async with a_class(a_store, "Ada") as (tutor, desk, (ada,)):
            served = tutor.classes.live[desk.code]
            silent, held, go_on = served.silent, asyncio.Event(), asyncio.Event()

            async def slowly():
                found = await silent()
                held.set()
                await go_on.wait()
                return found

            monkeypatch.setattr(served, "silent", slowly)
            looking = asyncio.ensure_future(served.look_round())
            served._seen.clear()  # so that there is something to tell
            await held.wait()
            await served.end()
            go_on.set()
            await looking
            await gone(ada)
            await ada.ask(do="results")
            assert (await ada.hear())["kind"] == "no", "the class is told again"

    asyncio.run(play())


def test_tables_are_laid_with_the_keys_that_pupils_have(a_store):
    async def play():
        async with a_class(a_store, "Ada", "Ben", "Cleo") as (tutor, desk, pages):
            assert await desk.refused(do="tables", groups=[[1, 9]]) == "not now"
            assert await desk.refused(do="tables", groups=[[1, 1]]) == "not now"
            assert await desk.refused(do="tables", groups=[[1]]) == "unreadable"
            await desk.ask(do="tables", groups=[[1, 3]])
            await desk.until(lambda t: t["tables"])
            ((code, seated),) = desk.table["tables"]
            assert seated == [1, 3]
            await pages[0].until(lambda t: t["table"] == code)
            await pages[2].until(lambda t: t["table"] == code)
            assert pages[1].table["table"] == ""
            for seat, page in enumerate((pages[0], pages[2])):
                at_it = await tutor.page()
                await at_it.ask(do="join", code=code, key=page.key)
                await at_it.until(lambda t, n=seat: t["you"] == n and t["games"] == 1)
            teacher = await tutor.page()
            await teacher.ask(do="join", code=code, key=desk.key)
            await teacher.until(lambda t: t["watching"] and t["you"] == -1)
            rules = load_game(teacher.table["game"])
            action = rules.action_text(rules.actions(rules.load(at_it.views[-1]))[0])
            play = {"do": "play", "moment": teacher.table["moment"], "action": action}
            assert await teacher.refused(**play) == "not yours"

    asyncio.run(play())


def test_codes_are_not_found_by_trying_and_classes_do_not_fill_the_machine():
    async def play():
        async with a_tutor() as tutor:
            desk = await opened(tutor)
            guesser = await tutor.page("in")
            for _n in range(MOST_WRONG):
                assert await guesser.refused(do="join", code="AAAAA") == "unknown"
            assert await guesser.refused(do="join", code=desk.code) == "unknown"
            assert await desk.refused(do="open", plan="table") == "unreadable"
            for _n in range(MOST_OPENED):
                await guesser.ask(do="open", plan=PLAN)
            assert await guesser.refused(do="open", plan=PLAN) == "full"
            loud = await tutor.page("in")
            await loud.socket.write_message("x" * (LONGEST_OF_CLASS + 1))
            await closed(loud)
        async with a_tutor(None, MemoryStore(most=1)) as tutor:
            await opened(tutor)
            other = await tutor.page("in")
            assert await other.refused(do="open", plan=PLAN) == "full"

    asyncio.run(play())


def test_a_class_ends_by_itself():
    async def play():
        time = 0.0
        store = MemoryStore(now=lambda: time)
        async with a_tutor(None, store) as tutor:
            desk = await opened(tutor)
            ada = await joined(tutor, desk.code, "Ada")
            live = tutor.classes.live[desk.code]
            time = LONGEST_CLASS - 1.0  # somebody was there all the time
            store._tables[desk.code].alive = time
            await live.look_round()
            assert await store.read(desk.code)
            time = LONGEST_CLASS
            await live.look_round()
            await gone(ada)
            assert await store.read(desk.code) is None
            quiet = await store.open({"do": "open", "plan": PLAN, "teacher": "T"})
            time += LIFE - 1
            assert await store.read(quiet)
            time += 1
            assert await store.read(quiet) is None

    asyncio.run(play())


def test_who_was_taken_out_is_told_and_may_come_again(a_store):
    async def play():
        async with a_class(a_store, "Rude", "Ben") as (_tutor, desk, (rude, _ben)):
            await desk.ask(do="out", pupil=1)
            await rude.until(lambda t: t["you"] is None)
            await rude.ask(do="come", name="Ada", mark="cup")
            await desk.until(lambda t: pupil(t, "Ada"))
            assert not pupil(desk.table, "Rude")

    asyncio.run(play())


def test_a_class_is_reached_by_a_link_that_can_be_typed():
    async def play():
        async with a_tutor() as tutor:
            address = f"http://127.0.0.1:{tutor.port}/in/RAMP7"
            with pytest.raises(HTTPClientError) as led:
                await AsyncHTTPClient().fetch(address, follow_redirects=False)
            assert led.value.response.headers["Location"] == "/#in/RAMP7"

    asyncio.run(play())
