"""Tables of several devices, on paper: coming together, playing, undoing, saying, being away."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.budget import breadth
from tests.widgets.paper import Paper
from tests.widgets.together import CODE, PaperService, a_game, match_of, take_an_action
from tutor import GAMES, load_game
from widgets.app.app import App
from widgets.pages.final.page import SKIP
from widgets.pages.table.panels import COUNT
from widgets.pages.together.play import NOT_HERE

SHARED = [game for game in GAMES if load_game(game).players[-1] > 1]
FIRST = GAMES[0]


@breadth("game", *SHARED, short=len(SHARED))
def test_a_game_is_played_by_clicks_and_each_page_shows_its_own_view(game: str, monkeypatch: Any):
    service = a_game(monkeypatch, game, 2, computers=len(load_game(game).players) > 1)
    chance = Random(3)
    for _n in range(25):
        service.computers()
        if service.table is None or service.table.over:
            break
        take_an_action(service, chance.randrange(1000))
        for name in "AB":
            match = match_of(service, name)
            rules, seat = match.game, match.seat
            expected = [rules.view(state, seat) for state in service.table.states]
            assert list(match.record.states) == expected
            assert match.your_turn == (service.table.to_move == seat)


@pytest.mark.long
@pytest.mark.parametrize("game", SHARED)
def test_a_whole_game_ends_for_all_and_goes_on_with_another(game: str, monkeypatch: Any):
    service = a_game(monkeypatch, game, 2)
    chance = Random(4)
    while not service.table.over:
        take_an_action(service, chance.randrange(1000))
    for name in "AB":
        page = service.pages[name]
        page.act(COUNT)
        assert match_of(service, name).game.standings(
            match_of(service, name).state
        ) == service.table.game.standings(service.table.state)
        page.act(SKIP)
    assert not service.pages["B"].page.select('[data-act="again"]'), "the host begins again"
    service.press("A", "again")
    for name in "AB":
        assert match_of(service, name).length == 0
        assert "A new game." in service.pages[name].last["say"]


def test_who_comes_sees_a_code_chooses_a_sign_and_sits_down(monkeypatch: Any):
    service = PaperService()
    host = service.page("A", monkeypatch, hash="table")
    assert host.page.select('[name="together"]')
    host.event(
        "act", "new", fields={"players": "3", "together": "1", "who1": "", "who2": "playful"}
    )
    service.pump()
    assert host.address == f"t/{CODE}"
    assert host.find(".call-code")["aria-label"] == " ".join(CODE)
    assert host.find('[data-act="start"]')["aria-disabled"] == "true"
    guest = service.page("B", monkeypatch, hash=f"t/{CODE.lower()}")
    assert guest.heading == "Who are you today?"
    assert guest.find('[value="kettle"]').has_attr("disabled"), "the host has it"
    service.press("B", "sit", name="<b>Owl", mark="owl", **{"as": "player"})
    assert "<b>Owl" in host.text
    assert "<b>" not in str(host.page)
    assert not host.find('[data-act="start"]').has_attr("aria-disabled")
    watcher = service.page("C", monkeypatch)
    service.press("C", "sit", name="", mark="whale", **{"as": "player"})
    assert "All seats are taken" in watcher.text
    service.press("C", "sit", name="", mark="whale", **{"as": "watcher"})
    assert "Whale watch" in host.text
    service.press("A", "start")
    assert match_of(service, "C").seat is None
    assert watcher.heading.endswith("is to move")
    assert not match_of(service, "C").your_turn


def test_without_a_server_there_are_no_such_tables(monkeypatch: Any):
    page = Paper(App, monkeypatch, hash="table")
    assert not page.page.select('[name="together"]')
    page.go("t/RAMP7")
    assert "There is no page" in page.text


def test_a_reload_a_killed_kernel_and_another_page_come_back_to_the_same_seat(monkeypatch: Any):
    service = a_game(monkeypatch, FIRST, 2)
    take_an_action(service)
    take_an_action(service)
    stored = service.pages["B"].stored
    assert json.loads(stored["together"]) == {CODE: "key of B"}
    again = service.page("B", monkeypatch, stored=stored)
    assert match_of(service, "B").length == 2
    assert match_of(service, "B").seat == 1
    again.go("settings")
    assert "B" not in service.keys, "the connection is left"
    again.go(f"t/{CODE}")
    service.pump()
    assert match_of(service, "B").length == 2


def test_a_tap_of_somebody_who_watches_asks_for_nothing(monkeypatch: Any):
    service = a_game(monkeypatch, "chocolatiers", people=2)
    service.page("W", monkeypatch)
    service.press("W", "sit", name="W", mark="owl", **{"as": "watcher"})
    while service.table.to_move != 0:
        take_an_action(service)
    play = service.pages["W"].app.page.play
    before, service.told["W"] = service.table.moment, []
    for action in play.match.game.actions(play.match.seen)[:3]:
        for target in play.tabletop.clicks(play.match.game, play.match.seen, action):
            service.pages["W"].event("act", target)
            service.pump()
    assert service.table.moment == before
    assert service.told["W"] == []


def test_undo_asks_the_others(monkeypatch: Any):
    service = a_game(monkeypatch, FIRST, 2)
    mover = take_an_action(service)
    while service.table.to_move == match_of(service, mover).seat:
        take_an_action(service)
    other = "AB"["BA".index(mover)]
    length = len(service.table.actions)
    service.press(mover, "undo")
    assert "would like to take a move back" in service.pages[other].text
    assert "asked" in service.pages[mover].text
    service.press(other, "refuse")
    assert len(service.table.actions) == length
    service.press(mover, "undo")
    service.press(other, "agree")
    assert len(service.table.actions) == length - 1
    assert match_of(service, mover).your_turn
    assert "A move was taken back" in service.pages[other].text
    service.pages[mover].event("act", "undo")
    service.pages[other].event("act", "close")  # nothing is asked there: closing refuses nothing
    service.pump()


def test_signs_are_seen_and_said_and_go_by_themselves(monkeypatch: Any):
    service = a_game(monkeypatch, FIRST, 2)
    service.press("A", "dialog:talk")
    service.press("A", "say:oh")
    page = service.pages["B"]
    assert page.find(".person[data-says]")["title"] == "Kettle: Oh!"
    assert "Kettle: Oh!" in page.last["say"]
    assert page.last["after"]["act"] == "hush"
    page.event("act", "hush")
    assert not page.page.select(".person[data-says]")


def test_away_is_said_and_the_host_seats_a_computer_player(monkeypatch: Any):
    service = a_game(monkeypatch, FIRST, 2)
    if service.table.to_move == 0:
        while service.table.to_move == 0:
            take_an_action(service)
    host = service.pages["A"]
    service.away["B"] = 0
    service.tell_all()
    service.pump()
    assert host.find(".person[data-away]")["title"] == "B: just gone"
    service.away["B"] = 2
    service.tell_all()
    service.pump()
    assert host.heading == "B: away for 2 minutes"
    (act,) = {b["data-act"] for b in host.page.select('[data-act^="seat:1 "]')}
    service.press("A", act)
    assert service.table.seats[1].strength
    service.computers()
    assert service.table.to_move == 0
    service.away.clear()
    service.page("B", monkeypatch, stored=service.pages["B"].stored)
    assert not service.table.seats[1].strength, "the seat is given back on return"
    assert match_of(service, "B").plays


def test_what_a_table_of_ones_own_can_do_and_this_one_cannot_is_not_there(monkeypatch: Any):
    service = a_game(monkeypatch, FIRST, 2)
    take_an_action(service)
    page = service.pages["A"]
    before = service.table
    for act in sorted(NOT_HERE):
        page.event("act", act, fields={})
        assert not page.page.select(f'[data-act="{act}"]')
    service.pump()
    assert service.table == before
    service.press("A", "dialog:menu")
    for act in sorted(NOT_HERE):
        assert not page.page.select(f'[data-act="{act}"]'), act
    page.act("look-back")
    assert not page.page.select('[data-act="play-on"]')


def test_a_lost_connection_is_said_and_a_move_that_was_lost_can_be_made_again(monkeypatch: Any):
    service = a_game(monkeypatch, FIRST, 2)
    name = "AB"[service.table.to_move]
    page = service.pages[name]
    page.event("together", "table-cut")
    assert "cannot be reached" in page.text
    page.event("together", "table-open")
    service.pump()
    assert "cannot be reached" not in page.text
    take_an_action(service)
    page.event("together", "table-told", json.dumps({"kind": "no", "why": "stale", "of": "play"}))
    assert "moved on" in page.text


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", '{"kind":"table"}', '{"kind":"you"}', '{"kind":["x"]}']
)
def test_what_is_no_message_of_the_service_changes_nothing(text: str, monkeypatch: Any):
    service = a_game(monkeypatch, FIRST, 2)
    page = service.pages["A"]
    before = page.text
    page.event("together", "table-told", text)
    assert page.text == before


def test_another_page_opened_with_the_seat_or_a_forgotten_table_is_said(monkeypatch: Any):
    service = a_game(monkeypatch, FIRST, 2)
    for why, words in (("elsewhere", "another page"), ("gone", "no longer there")):
        page = service.pages["A"]
        page.event("together", "table-told", json.dumps({"kind": "no", "why": why}))
        assert words in page.text
        page.go("home")
        page.go(f"t/{CODE}")
        service.pump()
    wrong = service.page("D", monkeypatch, hash="t/AAAAA")
    assert "No table has this code" in wrong.text
    service.press("D", "code", code="no code")
    assert "five letters and digits" in wrong.text
    service.press("D", "code", code="ramp 7")
    assert wrong.heading == "Who are you today?"
