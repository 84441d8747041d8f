"""Lessons and tables in a notebook cell: the app's pages, without what is round them."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

import tutor.rooms
import widgets
from tests.widgets.paper import Paper
from tutor import GAMES
from tutor.engine import UnknownGame
from tutor.lessons.course import UnknownLesson, course
from tutor.progress import load_progress
from widgets import App, lesson_player, puzzle_player, table_player

CELL = {"width": 800, "height": 700, "embedded": True}


def test_a_lesson_plays_in_a_cell_and_keeps_its_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    stored: dict[str, str] = {}

    def make(**shell: Any) -> Any:
        return lesson_player("first-bite", **shell)

    page = Paper(make, monkeypatch, stored=stored, **CELL)
    assert not page.all("header")
    assert page.all(".task-head .dots")
    assert not page.all(".lesson-bar"), "the table has its room"
    page.act("tray:2")
    page.act("next")
    assert load_progress(stored["progress"]).places["first-bite"].step == 1
    again = Paper(make, monkeypatch, stored=stored, **CELL)
    assert "Fill the box" in again.heading


def test_a_lesson_that_is_a_page_by_itself_has_no_way_that_leads_nowhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = Paper(lambda **shell: lesson_player("first-bite", **shell), monkeypatch, width=1280)
    assert not page.all("header")
    page.act("why")
    assert not page.all("a")


def test_the_app_in_a_cell_leads_home_from_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Paper(App, monkeypatch, **CELL)
    assert not page.all('a[href="#home"]')
    for address in ("lesson/groups", "rules", "table", "puzzles", "settings", "classroom"):
        page.go(address)
        assert page.all('nav a[href="#home"]'), address


def test_the_end_in_a_cell_leads_to_no_other_page(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Paper(lambda **shell: lesson_player("first-bite", **shell), monkeypatch, **CELL)
    for _step in course(GAMES[0])[0].steps:
        while not page.all('[data-act="next"]'):
            page.act("hint")
        page.act("next")
    assert not page.all("a")
    (button,) = page.all(".btn-primary")
    assert button["data-act"] == "again"
    page.act("again")
    assert "Take the Truffle" in page.heading


def test_rules_open_in_the_cell_without_a_way_out_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Paper(lambda **shell: lesson_player("first-bite", **shell), monkeypatch, **CELL)
    page.act("why")
    assert "Take 1 card from the Share Tray" in page.text
    assert not page.all("a")


def test_a_lesson_of_ones_own_plays_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    own = attrs.evolve(
        course(GAMES[0])[0], id="mine", title="My own", steps=course(GAMES[0])[0].steps[:1]
    )
    page = Paper(lambda **shell: lesson_player(own, **shell), monkeypatch, **CELL)
    assert page.heading.startswith("My own.")


def test_two_players_in_one_notebook_keep_their_places_apart() -> None:
    first, second = lesson_player("first-bite"), lesson_player("groups")
    assert first.shell._setup["name"] != second.shell._setup["name"]


def test_the_same_lesson_of_two_games_keeps_its_places_apart(two_games: str) -> None:
    players = [lesson_player("first-bite"), lesson_player("first-bite", game=two_games)]
    players += [table_player(), table_player(game=two_games)]  # type: ignore[list-item]
    assert len({player.shell._setup["name"] for player in players}) == 4


@pytest.mark.parametrize("player", [table_player, puzzle_player])
def test_an_unknown_game_is_answered_with_those_there_are(player: Any) -> None:
    with pytest.raises(UnknownGame, match=f"The games are: {GAMES[0]}"):
        player(game="chess")


def test_a_game_without_puzzles_says_so(two_games: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bare = attrs.evolve(tutor.rooms.room(two_games), puzzles=None)
    monkeypatch.setattr("widgets.app.notebook_cells.room", lambda game: bare)
    with pytest.raises(ValueError, match="has no puzzles"):
        puzzle_player(game=two_games)


def test_an_unknown_kind_of_puzzle_is_answered_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="The kinds are: who"):
        puzzle_player("chess")


def test_an_unknown_lesson_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownLesson, match="first-bite"):
        lesson_player("nothing")


def test_a_table_in_a_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Paper(table_player, monkeypatch, **CELL)
    assert page.find("form#set-up"), "who plays is asked in the cell"
    assert not page.all("dialog, [data-act='close'], [data-canvas]"), "nothing lies behind"
    page.event("act", "new", fields={"players": "2", "first": "0", "who1": "dreamy"})
    assert page.all('[data-act="tray:0"]')
    page.act("dialog:menu")
    page.act("dialog:new")
    assert page.find("form#set-up")
    assert not page.all("dialog, [data-canvas]")
    page.act("close")
    assert page.all('[data-act="tray:0"]'), "the game is still there"


def test_the_package_offers_what_it_says() -> None:
    for name in (*widgets.__all__, "DisplayView", "GraphView"):
        assert getattr(widgets, name).__name__ == name
    with pytest.raises(AttributeError, match="it has App"):
        widgets.Nothing  # noqa: B018
