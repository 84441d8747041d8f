"""A table of several devices before its game: who comes, under which name, and to which game."""

from __future__ import annotations

from typing import Any

from tests.widgets.together import CODE, PaperService
from tutor import GAMES
from widgets.storage.settings import Frame

FIRST = GAMES[0]


def a_gathering(monkeypatch: Any, seats: int = 3) -> PaperService:
    """A table before its game: its host, a guest, and a computer player in the last seat."""
    service = PaperService()
    host = service.page("A", monkeypatch, hash="table")
    whose = {f"who{n}": "" for n in range(seats - 1)} | {f"who{seats - 1}": "playful"}
    host.event("act", "new", fields={"players": str(seats), "together": "1", **whose})
    service.pump()
    service.page("B", monkeypatch)
    service.press("B", "sit", name="Bea", mark="owl", **{"as": "player"})
    return service


def test_the_host_changes_game_and_seats_for_all_who_have_come(monkeypatch: Any):
    service = a_gathering(monkeypatch)
    host, guest = service.pages["A"], service.pages["B"]
    assert not guest.page.select('[data-act="dialog:change"]'), "the host's right"
    host.act("dialog:change")
    assert host.find("#set-up select option[selected]")["value"] == FIRST
    host.act("change-game", "chocolatiers-2019")
    assert host.page.select('#set-up [name="players"][value="5"]')
    service.press("A", "change", players="5", first="lots")
    assert not host.page.select("dialog")
    for page in (host, guest):
        assert "Chocolatiers" in page.find(".which-game").get_text()
        assert len(page.all(".gathered > li")) == 5
        assert "Bea" in page.find(".gathered").get_text()
        assert len(page.all(".gathered > [data-free]")) == 2, "new seats are free"
    assert service.table.seats[2].strength == "playful"
    host.act("dialog:change")
    service.press("A", "change", players="2", first="1")
    assert [seat.name for seat in service.table.seats] == ["Kettle", "Bea"]
    assert service.table.first == 1
    host.act("dialog:change")
    host.act("close")
    assert not host.page.select("dialog")
    host.event("act", "change", fields={"players": "4"})
    assert len(service.table.seats) == 2, "only the open form asks"


def test_a_number_of_seats_that_the_game_does_not_have_is_said(monkeypatch: Any):
    service = a_gathering(monkeypatch)
    host = service.pages["A"]
    host.act("dialog:change")
    service.press("A", "change", players="9")
    assert "This game is for" in host.text
    assert not host.page.select("dialog")
    assert len(service.table.seats) == 3


def test_somebody_takes_another_name_before_the_game(monkeypatch: Any):
    service = a_gathering(monkeypatch)
    service.press("B", "name")
    service.press("B", "sit", name="Beatrix", mark="cat", **{"as": "player"})
    assert "Beatrix (you)" in service.pages["B"].text
    assert "Beatrix" in service.pages["A"].text
    assert "Bea " not in service.pages["A"].text


def test_a_computer_player_in_an_opened_seat_has_a_name(monkeypatch: Any):
    service = a_gathering(monkeypatch)
    service.press("A", "seat:2")
    assert service.table.seats[2].free
    service.press("A", "seat:2 playful")
    assert service.table.seats[2].name
    assert service.table.seats[2].name in service.pages["B"].text


def test_the_code_is_sent_and_hung_on_the_wall_where_no_hand_is_seen(monkeypatch: Any):
    service = a_gathering(monkeypatch)
    host = service.pages["A"]
    assert host.find(".by-hand")["data-send"].endswith(f"t/{CODE}")
    host.go(f"t/{CODE}/wall")
    service.pump()
    assert host.app.page.paint(Frame()).text == "projector"
    assert host.page.select(f'[href="#t/{CODE}"]')
    service.press("A", "start")
    assert host.app.page.paint(Frame()).text != "projector"
    assert service.pages["B"].app.page.play is not None
