"""The service of shared tables: what nobody may do there, however they try."""

from __future__ import annotations

import asyncio

import pytest
from jupyter_server.auth.identity import IdentityProvider
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import websocket_connect

from tests.widgets.serve.shared_tables import (
    GAME,
    RULES,
    a_tutor,
    at_a_table,
    closed,
)
from widgets.serve.together.live import BETWEEN_SIGNS
from widgets.serve.together.service import MOST_OPENED, MOST_WRONG
from widgets.serve.together.socket import LONGEST, MOST_A_SECOND
from widgets.serve.visitors import Visitors


def test_another_may_not_act_and_a_stale_action_is_caught_up():
    async def play():
        async with a_tutor() as tutor:
            pages = await at_a_table(tutor)
            mover = pages[pages[0].to_move]
            other = pages[1 - pages[0].to_move]
            rules_action = RULES.action_text(RULES.actions(RULES.load(mover.views[-1]))[0])
            play = {"do": "play", "moment": mover.table["moment"], "action": rules_action}
            assert await other.refused(**play) == "not yours"
            await mover.ask(**play)
            assert await mover.refused(**play) == "stale"
            assert len(mover.views) == 2

    asyncio.run(play())


def test_nobody_joins_without_a_code_or_finds_one_by_trying():
    async def play():
        async with a_tutor() as tutor:
            pages = await at_a_table(tutor)
            guesser = await tutor.page()
            assert await guesser.refused(do="sit", seat=0, name="x") == "not now"
            for _n in range(MOST_WRONG):
                assert await guesser.refused(do="join", code="AAAAA") == "unknown"
            assert await guesser.refused(do="join", code=pages[0].code) == "unknown"
            # Whoever has been there is let in again, whatever others of this address have tried.
            again = await tutor.page()
            await again.ask(do="join", code=pages[1].code, key=pages[1].key)
            await again.until(lambda t: t["you"] == 1)
            assert await guesser.refused(do="join", code=pages[1].code, key="x") == "unknown"

    asyncio.run(play())


def test_nobody_fills_the_machine_with_tables_or_messages():
    async def play():
        async with a_tutor() as tutor:
            page = await tutor.page()
            for _n in range(MOST_OPENED):
                await page.ask(do="open", game=GAME, seats=[["", ""], ["", ""]])
            assert await page.refused(do="open", game=GAME, seats=[["", ""]] * 2) == "full"
            loud = await tutor.page()
            for _n in range(MOST_A_SECOND + 1):
                await loud.socket.write_message("{}")
            await closed(loud)
            long = await tutor.page()
            await long.socket.write_message("x" * (LONGEST + 1))
            await closed(long)

    asyncio.run(play())


@pytest.mark.parametrize("text", ["", "[]", "7", "{", '"do"', '{"do":[]}', '{"do":"join"}'])
def test_what_is_no_message_is_answered_and_harms_nothing(text):
    async def play():
        async with a_tutor() as tutor:
            page = await tutor.page()
            await page.socket.write_message(text)
            assert (await page.hear())["kind"] == "no"
            await page.ask(do="open", game=GAME, seats=[["", ""], ["", ""]])
            await page.until(lambda t: True)

    asyncio.run(play())


def test_pages_of_other_hosts_and_strangers_are_not_let_in(monkeypatch):
    async def play():
        async with a_tutor() as tutor:
            url = f"ws://127.0.0.1:{tutor.port}/t/socket"
            with pytest.raises(HTTPClientError, match="403"):
                await websocket_connect(HTTPRequest(url, headers={"Origin": "http://evil.example"}))
            monkeypatch.setattr(Visitors, "get_user", IdentityProvider.get_user)
            monkeypatch.setattr(Visitors, "auth_enabled", True)
            monkeypatch.setattr(Visitors, "_get_user", lambda *_a: None, raising=False)
            tutor.app.settings["identity_provider"] = Visitors(hashed_password="argon2:x")
            with pytest.raises(HTTPClientError, match="403"):
                await websocket_connect(url)

    asyncio.run(play())


def test_signs_are_six_and_not_too_many(monkeypatch):
    async def play():
        async with a_tutor() as tutor:
            pages = await at_a_table(tutor)
            await pages[0].ask(do="sign", sign="oh")
            await pages[1].until(lambda t: t["sign"] and t["sign"][:2] == [0, "oh"])
            assert await pages[0].refused(do="sign", sign="hmm") == "not now"
            await pages[1].ask(do="sign", sign="hmm")
            await pages[0].until(lambda t: t["sign"][:2] == [1, "hmm"])
            signs = tutor.service.live[pages[0].code]._signs
            signs[0] -= BETWEEN_SIGNS
            await pages[0].ask(do="sign", sign="thanks")
            await pages[1].until(lambda t: t["sign"][:2] == [0, "thanks"])

    asyncio.run(play())
