"""Worksheets and answer keys, without a browser."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widgets.paper import Paper
from tutor.puzzles.games import games, puzzles_of
from tutor.rooms import HOUSE
from widgets.app import App
from widgets.draw.theme import LIGHT

TOLD = ".message.solved"


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Open the app in a browser of paper."""
    return lambda address: Paper(App, monkeypatch, hash=address)


def pictures(page: Paper) -> list[str]:
    """What is drawn of each puzzle."""
    return [
        "".join(str(svg) for svg in puzzle.select("svg")) for puzzle in page.all(".paper-puzzle")
    ]


@pytest.mark.parametrize("game", [game for game in HOUSE if game in games()])
def test_every_kind_is_on_paper_and_only_its_key_tells_the_answer(visit: Any, game: str) -> None:
    page = visit(f"classroom/handouts/{game}")
    for kind in puzzles_of(game).kinds:
        page.go(f"classroom/worksheet/{game}/1.{kind}/1")
        asked = pictures(page)
        assert len(asked) == 1, kind
        assert all(asked), kind
        assert LIGHT.tray not in asked[0], f"{kind}: a board on paper has no ground that costs ink"
        assert not page.all(TOLD), kind
        assert not page.all(".paper-puzzle :is(button, a, [data-act], [data-canvas])"), kind
        questions = [each.get_text() for each in page.all(".paper-puzzle h2")]
        page.go(f"classroom/worksheet/{game}/1.{kind}/1/key")
        assert len(page.all(TOLD)) == 1, kind
        assert set(questions) & {each.get_text() for each in page.all(".paper-puzzle h2")}, kind
        assert "Rules: " in page.text
        assert all(one != other for one, other in zip(asked, pictures(page), strict=True)), kind


def test_what_is_to_be_placed_lies_on_the_paper(visit: Any) -> None:
    page = visit(f"classroom/worksheet/{next(iter(HOUSE))}/4.last/1")
    tiles = [len(puzzle.select(".piece-row svg")) for puzzle in page.all(".paper-puzzle")]
    assert all(tiles)
    assert "Tap" not in page.text


def test_the_form_makes_a_worksheet_and_another_set_has_other_puzzles(visit: Any) -> None:
    page = visit(f"classroom/handouts/{next(iter(HOUSE))}")
    fields = {"kind": "steal", "low": "1", "high": "2", "number": "3"}
    page.event("act", "worksheet", fields=fields)
    assert page.heading == "Worksheet: Steal it"
    first = pictures(page)
    assert len(first) == 3
    (another,) = [each for each in page.all(".no-print a") if "Another set" in each.get_text()]
    page.go(str(another["href"]).removeprefix("#"))
    assert set(pictures(page)) != set(first)


@pytest.mark.parametrize(
    "wrong", [{"kind": "gone"}, {"number": "13"}, {"number": "9" * 500}, {"kind": "<b>"}]
)
def test_what_there_is_not_is_said_and_nothing_is_made(visit: Any, wrong: dict[str, str]) -> None:
    page = visit("classroom/handouts")
    fields = {"kind": "steal", "low": "1", "high": "5", "number": "3"} | wrong
    page.event("act", "worksheet", fields=fields)
    assert "nothing of that kind" in page.find(".problem").get_text()


@pytest.mark.parametrize(
    "rest", ["", "gone/2.steal/1", "{game}/13.steal/1", "{game}/2.steal/0", "{game}/2.steal/1/no"]
)
def test_an_address_of_no_worksheet_leads_nowhere(visit: Any, rest: str) -> None:
    address = f"classroom/worksheet/{rest.format(game=next(iter(HOUSE)))}"
    assert "There is no page" in visit(address).text
