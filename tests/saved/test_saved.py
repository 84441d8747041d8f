"""Nothing that people saved before there was room for other games is lost (see README.md)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.widgets.paper import Paper
from tutor import GAMES, Record, load_game
from tutor.lessons.course import course
from tutor.progress import dump_progress, load_progress
from widgets.app import App

FOLDER = Path(__file__).parent
DAY = "2026-11-21"


def read(name: str) -> Any:
    return json.loads((FOLDER / name).read_text("utf-8"))


ADDRESSES = read("addresses.json")


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Open the app of today, in a browser that kept what it kept."""

    def visit(address: str = "", **more: Any) -> Paper:
        stored = more.pop("stored", None)
        kept = read("browser.json") if stored is None else stored
        return Paper(App, monkeypatch, stored=kept, hash=address, today=DAY, **more)

    return visit


def test_every_text_is_read_and_what_no_game_allows_is_said_and_set_aside(visit: Any) -> None:
    page = visit()
    (told,) = page.all(".told")
    assert "Puzzle 2 of this pack: This position cannot be: " in told.get_text()
    assert "8 cards in hand" in told.get_text()
    assert [key for key in page.stored if key.endswith("-unread")] == ["pack-unread"]
    assert page.stored["pack-unread"] == read("browser.json")["pack"]
    assert page.last["look"]["theme"] == "dark"
    again = visit(stored=page.stored)
    assert not again.all(".told")


def test_lessons_done_and_begun_are_where_they_were(visit: Any) -> None:
    page = visit()
    assert len(page.all(".stop.done")) == 1
    assert page.find("#go-on")["href"] == "#lesson/your-turn"
    page.go("lesson/your-turn")
    assert course(GAMES[0])[2].steps[0].text in page.heading
    assert "This lesson is new." in page.find(".message").get_text(), "it was rewritten since"


def test_what_was_counted_beside_is_carried_along(visit: Any) -> None:
    text = read("browser.json")["progress"]
    before, after = json.loads(text), json.loads(dump_progress(load_progress(text)))
    assert before["clauses"]
    assert after == before


def test_a_reloaded_tab_takes_its_lesson_up(visit: Any) -> None:
    page = visit("lesson/your-turn", stored={}, resume=ADDRESSES["resume"])
    assert course(GAMES[0])[2].steps[0].text in page.heading


def test_practice_and_the_day_are_there(visit: Any) -> None:
    page = visit("puzzles")
    practice = page.app.trainers[GAMES[0]].practice
    kept = json.loads(page.stored["practice"])
    assert (practice.solved, practice.tried, list(practice.won)) == (2, 3, kept["won"])
    assert set(practice.memories) == set(kept["memories"])
    assert practice.days == (DAY,)
    assert page.find(".week .today.solved")


def test_what_can_be_of_the_opened_pack_is_there(visit: Any) -> None:
    page = visit("puzzles")
    assert page.find("#serve-pack").get_text().strip() == "Solve the pack (2)"


def test_the_table_stands_as_it_was(visit: Any) -> None:
    match = visit("table").app.page.match
    assert match.length == ADDRESSES["moves"]
    assert len(match.seats) == 3


@pytest.mark.parametrize("address", [ADDRESSES["table"], f"{GAMES[0]}/{ADDRESSES['table']}"])
def test_a_link_to_a_table_opens_it(visit: Any, address: str) -> None:
    page = visit(address, stored={})
    assert page.app.page.match.length == ADDRESSES["moves"]
    assert not page.all(".message.refused")


@pytest.mark.parametrize("name", ["puzzle", "own puzzle"])
def test_a_link_to_a_puzzle_opens_it(visit: Any, name: str) -> None:
    page = visit(ADDRESSES[name], stored={})
    assert not page.all(".told")
    assert page.all('[data-act="check"], [data-act^="choose"]')
    link = ADDRESSES[name].removeprefix("puzzle/")
    assert not visit(f"editor/{link}", stored={}).all(".told")


def test_a_saved_copy_is_added(visit: Any) -> None:
    stored: dict[str, str] = {}
    page = visit("settings", stored=stored)
    page.event("act", "load-copy", json.dumps(read("copy.json")))
    kept = read("browser.json")
    assert load_progress(stored["progress"]) == load_progress(kept["progress"])
    assert stored["practice"] == kept["practice"]
    lessons = len(course(GAMES[0]))
    assert f"1 of {lessons} lessons done." in page.text


def test_a_record_is_read_from_its_text_and_its_link() -> None:
    kept = read("record.json")
    state = load_game(GAMES[0]).load(kept["state"])
    assert Record.load(kept["dump"]).state == Record.from_link(kept["link"]).state == state
