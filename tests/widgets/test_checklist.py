"""The checklist beside the real box: the lines of the game's room, to tick and to print."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widgets.paper import Paper
from tutor.chocolatiers.checklist import checklist
from tutor.rooms import HOUSE, load_game, qualified, room
from widgets.app.app import App


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Any:
    return lambda address, **browser: Paper(App, monkeypatch, hash=address, **browser)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_number_of_players_has_its_lines(at: Any, players: int) -> None:
    page = at(f"setup/{players}")
    lines = checklist(players)
    assert [line.get_text() for line in page.all(".to-do strong")] == [one.text for one in lines]
    assert page.find(".numbers [aria-current]").get_text() == f"{players} players"
    for n, line in enumerate(lines):
        assert page.find(f"li:nth-child({n + 1}) .rule-number")["href"] == f"#rules/{line.clause}"


@pytest.mark.parametrize("game", HOUSE)
def test_each_line_is_drawn_as_its_game_draws_it(at: Any, game: str) -> None:
    lines = room(game).checklist
    assert lines is not None
    for players in load_game(game).players:
        page = at(qualified(game, f"setup/{players}"))
        drawn = [line.select(".drawn svg") for line in page.all(".to-do ol > li")]
        options = {option.name: option.default for option in load_game(game).options}
        assert [len(each) for each in drawn] == [1] * len(lines(players, options))
        assert len({str(each[0]) for each in drawn}) == len(drawn), "no two lines look the same"


def test_in_the_dark_there_is_a_light_picture_for_paper(at: Any) -> None:
    page = at("setup/3", dark=True)
    light = at("setup/3").all(".drawn svg")
    assert page.all(".drawn.on-paper svg") == light
    assert page.all(".drawn.on-screen svg") != light


def test_without_a_number_it_is_for_the_fewest(at: Any) -> None:
    assert at("setup").find(".numbers [aria-current]").get_text() == "2 players"


def test_an_unlikely_number_leads_home(at: Any) -> None:
    assert "There is no page “setup/9”" in at("setup/9").text


def test_lines_are_ticked_and_said_and_outlive_a_reload(at: Any) -> None:
    page = at("setup/3")
    page.act("tick:1", "true")
    page.act("tick:3", "true")
    assert page.said == "4 more to do."
    again = at("setup/3", resume=page.resume)
    assert [box.has_attr("checked") for box in again.all("input")] == [
        n in (1, 3) for n in range(6)
    ]
    again.act("tick:1", "false")
    assert "5 more to do." in again.text
    again.act("untick")
    assert not again.all("input[checked]")
    assert not again.all('[data-act="untick"]')


def test_all_ticked_the_table_is_set(at: Any) -> None:
    page = at("setup/4")
    for n in range(6):
        page.act(f"tick:{n}", "true")
    assert page.said == "The table is set. Enjoy the game."


@pytest.mark.parametrize("act", ["tick:6", "tick:x", "tick:", "nothing"])
def test_what_is_no_line_changes_nothing(at: Any, act: str) -> None:
    page = at("setup/3")
    before = page.text
    page.event("act", act)
    assert page.text == before


@pytest.mark.parametrize("text", ["", "x", '["setup/3","[99999]"]', '["setup/3","{}"]'])
def test_a_resume_that_fits_nothing_is_ignored(at: Any, text: str) -> None:
    assert not at("setup/3", resume=text).all("input[checked]")


def test_the_lesson_the_first_page_and_the_table_lead_there(at: Any) -> None:
    page = at("lesson/setting-the-table")
    page.act("players:3")
    page.act("next")
    assert page.find("#checklist")["href"] == "#setup/3"
    assert at("home").all('a[href="#setup"]')
    table = at("table")
    if not table.all("#set-up"):
        table.act("set-up")
    assert table.all('a[href^="#setup/"]')


def test_the_lines_are_those_of_the_options_in_the_address(at: Any) -> None:
    page = at("chocoly/setup/2/flavours=CAB")
    assert "Caramel and Almond" in page.find(".to-do ol").get_text()
    assert "Biscuit is neutral." in page.find(".to-do ol").get_text()
    links = {link["href"] for link in page.all(".numbers a")}
    assert "#chocoly/setup/4/flavours=CAB" in links, "another number keeps them"
    page.event("act", "options", fields={"option-flavours": "1"})
    assert page.address == "chocoly/setup/2/flavours=ABC"
    assert "Almond and Biscuit" in page.find(".to-do ol").get_text()


def test_an_address_with_a_wrong_option_says_which_there_are(at: Any) -> None:
    assert "flavours, stack_match" in at("chocoly/setup/2/colour=red").text
