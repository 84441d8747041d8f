"""What a page says when something goes wrong at a table of several devices, and where it is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.widgets.test_together import SHARED
from tests.widgets.together import CODE, PaperService, a_game, match_of, take_an_action
from tutor import GAMES
from tutor.together import digest

FIRST = GAMES[0]


def mover_of(service: PaperService) -> str:
    """Who is to move."""
    table = service.table
    assert table is not None
    return next(n for n, key in service.keys.items() if table.seat_of(digest(key)) == table.to_move)


def killed(service: PaperService, name: str, monkeypatch: Any) -> None:
    """The kernel of a page ends, with all that it has not heard; the page is loaded anew."""
    page = service.pages.pop(name)
    service.pump()
    service.page(name, monkeypatch, stored=page.stored)


def as_the_service_has_it(service: PaperService, name: str) -> bool:
    """Whether a page shows the positions as its seat sees them."""
    match = match_of(service, name)
    assert service.table is not None
    return list(match.record.states) == [
        match.game.view(state, match.seat) for state in service.table.states
    ]


@pytest.mark.parametrize("game", SHARED)
def test_a_kernel_killed_in_a_move_costs_the_taps_of_that_move(game: str, monkeypatch: Any):
    service = a_game(monkeypatch, game, 2)
    while True:
        name = mover_of(service)
        play = service.pages[name].app.page.play
        ways = [
            play.tabletop.clicks(play.match.game, play.match.seen, action)
            for action in play.match.game.actions(play.match.seen)
        ]
        long = [way for way in ways if len(way) > 1]
        if long:
            break
        take_an_action(service)
    assert service.table is not None
    before = service.table.moment
    service.pages[name].event("act", long[0][0])
    service.pump()
    assert service.table.moment == before, "the move is under way"
    killed(service, name, monkeypatch)
    assert as_the_service_has_it(service, name)
    assert service.pages[name].app.page.play.selection == play.tabletop.nothing
    take_an_action(service)
    assert service.table.moment > before


def test_a_kernel_killed_before_it_heard_of_its_move_finds_it_made(monkeypatch: Any):
    service = a_game(monkeypatch, FIRST, 2)
    name = mover_of(service)
    page, play = service.pages[name], service.pages[name].app.page.play
    action = play.match.game.actions(play.match.seen)[0]
    for target in play.tabletop.clicks(play.match.game, play.match.seen, action):
        page.event("act", target)
    assert service.waiting, "the service has answered"
    assert match_of(service, name).length == 0, "and nobody has heard it"
    killed(service, name, monkeypatch)
    assert match_of(service, name).length == 1
    assert all(as_the_service_has_it(service, each) for each in "AB")


def test_a_page_without_its_network_for_a_minute_is_at_the_same_move_again(monkeypatch: Any):
    service = a_game(monkeypatch, FIRST, 2)
    while mover_of(service) == "A":
        take_an_action(service)
    page = service.pages["B"]
    service.cut_off.add("B")
    page.event("together", "table-cut")
    assert "cannot be reached" in page.text
    heard = len(service.told["B"])
    service.away["B"] = 1
    service.tell_all()
    service.pump()
    (act,) = {b["data-act"] for b in service.pages["A"].page.select('[data-act^="seat:1 "]')}
    service.press("A", act)
    service.computers()
    take_an_action(service)
    assert len(service.told["B"]) == heard, "nothing reaches it"
    service.away.clear()
    service.cut_off.clear()
    page.event("together", "table-open")
    service.pump()
    assert match_of(service, "B").seat == 1
    assert "cannot be reached" not in page.text
    assert as_the_service_has_it(service, "B")
    assert "sits in for you" in page.text
    service.press("B", "seat:1")
    assert match_of(service, "B").plays
    while mover_of(service) == "A":
        take_an_action(service)
    assert take_an_action(service) == "B"


def test_a_tutor_that_was_started_again_has_no_table_and_the_page_says_so(monkeypatch: Any):
    service = a_game(monkeypatch, FIRST, 2)
    service.table, service.keys = None, {}
    page = service.pages["A"]
    page.event("together", "table-cut")
    page.event("together", "table-open")
    service.pump()
    assert "This table is no longer there" in page.text
    killed(service, "B", monkeypatch)
    assert "This table is no longer there" in service.pages["B"].text
    stranger = service.page("C", monkeypatch)
    assert "No table has this code" in stranger.text


@pytest.mark.parametrize("today", ["1970-01-01", "2093-02-28", ""])
def test_a_device_whose_clock_is_years_wrong_has_its_seat_and_plays(today: str, monkeypatch: Any):
    service = a_game(monkeypatch, FIRST, 2)
    take_an_action(service)
    for name in "AB":
        service.page(name, monkeypatch, stored=service.pages[name].stored, today=today)
        assert json.loads(service.pages[name].stored["together"]) == {CODE: f"key of {name}"}
        assert match_of(service, name).seat == "AB".index(name)
    for _n in range(6):
        take_an_action(service)
        assert all(as_the_service_has_it(service, name) for name in "AB")
