"""The app with several games: each has its own addresses, course, table and practice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widgets.paper import Paper
from tutor import GAMES
from tutor.progress import load_progress
from tutor.puzzles.training import Practice, dump_practice
from widgets.app.app import COMMON, App


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Open the app in a browser of paper."""
    return lambda **browser: Paper(App, monkeypatch, **browser)


def test_another_game_has_addresses_of_its_own(visit: Any, two_games: str) -> None:
    page = visit(hash=two_games)
    assert page.title == "Learn The Twin by playing · Choco Tutor"
    assert page.find("#go-on")["href"] == f"#{two_games}/begin"
    page.go(f"{two_games}/lesson/first-bite")
    assert page.app.page.at.session.game.id == two_games
    page.go(f"{two_games}/rules/4.3")
    assert page.title == "Two for one · Choco Tutor"
    page.go(f"{two_games}/lesson/groups")
    assert "no lesson" in page.find(".told").get_text(), "only the first game’s course has it"


def test_the_same_lesson_of_two_games_is_two_lessons(visit: Any, two_games: str) -> None:
    stored: dict[str, str] = {}
    page = visit(hash=f"{two_games}/lesson/first-bite", stored=stored)
    page.act("tray:2")
    page.act("next")
    assert set(load_progress(stored["progress"]).places) == {f"{two_games}/first-bite"}
    page.go("lesson/first-bite")
    assert "Take the Truffle" in page.heading
    page.go(f"{two_games}/lesson/first-bite")
    assert "Fill the box" in page.heading
    page.go("settings")
    assert "The Twin: 0 of 2 lessons done" in page.text


def test_the_course_is_that_of_the_game_one_is_at(visit: Any, two_games: str) -> None:
    stored: dict[str, str] = {}
    page = visit(stored=stored)
    assert page.find("#go-on")["href"] == "#begin"
    page.go("settings")
    assert "game" not in stored
    page.go(f"{two_games}/rules")
    page.go("home")
    assert stored["game"] == two_games
    assert page.find("#go-on")["href"] == f"#{two_games}/begin"
    assert "The Twin" in visit(stored=stored).title
    page.go(GAMES[0])
    assert stored["game"] == GAMES[0]
    assert page.find('.games [aria-current="true"]')["href"] == f"#{GAMES[0]}"


def test_a_game_that_is_gone_leaves_the_first_one(visit: Any) -> None:
    stored = {"game": "chess"}
    assert visit(stored=stored).find("#go-on")["href"] == "#begin"


def test_two_tabs_at_two_games_leave_each_other_alone(visit: Any, two_games: str) -> None:
    stored: dict[str, str] = {}
    first, other = visit(hash=GAMES[0], stored=stored), visit(hash=two_games, stored=stored)
    before = dict(stored)
    first.event("stored", stored=dict(stored))
    other.event("stored", stored=dict(stored))
    assert stored == before, "or they would answer each other for ever"
    assert "Learn Chocolatiers" in first.title
    assert "Learn The Twin" in other.title


@pytest.mark.parametrize(
    "name", ["", "lesson/first-bite", "lesson/setting-the-table/7", "table", "rules/4.3"]
)
def test_no_link_leads_out_of_a_game_by_chance(visit: Any, two_games: str, name: str) -> None:
    page = visit(hash=f"{two_games}/{name}".rstrip("/"))
    links = {a["href"].removeprefix("#") for a in page.all("a:not(.game)")}
    assert {link.partition("/")[0] for link in links} <= {two_games, *COMMON}


def test_each_game_has_its_table(visit: Any, two_games: str) -> None:
    stored: dict[str, str] = {}
    page = visit(hash="table", stored=stored)
    first = page.app.page
    page.go(f"{two_games}/table")
    second = page.app.page
    assert second is not first
    first.keep("one")
    second.keep("two")
    assert (stored["table"], stored[f"table:{two_games}"]) == ("one", "two")
    page.go("table")
    assert page.app.page is first


def test_a_game_without_puzzles_has_no_tile_and_no_page_for_them(
    visit: Any, two_games: str
) -> None:
    page = visit(hash=two_games)
    assert not page.all(".daily")
    page.go(f"{two_games}/puzzles")
    assert "There is no page" in page.find(".told").get_text()


def test_a_copy_holds_the_practice_of_every_game(visit: Any, two_games: str) -> None:
    kept = {
        "practice": dump_practice(Practice(tried=1)),
        f"practice:{two_games}": dump_practice(Practice(tried=2)),
    }
    page = visit(hash="settings", stored=dict(kept))
    page.act("save-copy")
    ((name, copy),) = page.downloads.items()
    assert name == "choco-tutor-progress.json"
    elsewhere: dict[str, str] = {}
    visit(hash="settings", stored=elsewhere).event("act", "load-copy", copy)
    assert {key: elsewhere[key] for key in kept} == kept


def test_the_classroom_begins_with_the_game_one_is_at(visit: Any, two_games: str) -> None:
    page = visit(hash="classroom")
    assert page.find(f"#game-{GAMES[0]}")["aria-pressed"] == "true"
    page.go(two_games)
    page.go("classroom")
    assert page.find(f"#game-{two_games}")["aria-pressed"] == "true"
