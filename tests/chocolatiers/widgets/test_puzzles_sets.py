"""The hub, the sets of puzzles, and packs that are opened."""

from __future__ import annotations

from typing import Any

import pytest

from tests.chocolatiers.widgets.puzzle_pages import ONE_OF_EACH, answer, asks
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.puzzles.pack import dump_pack


def test_the_hub_leads_to_every_kind_and_theme(open_at: Any) -> None:
    page = open_at("puzzles")
    page.go(page.find('a[href="#puzzles/sets"]')["href"][1:])
    assert len(page.all(".kind")) == len(PUZZLE_KINDS)
    for link in [a["href"][1:] for a in page.all(".kind, .theme h2 a")]:
        page.go(link)
        assert page.find("#start")
        page.act("start")
        assert asks(page)


def test_a_set_counts_what_is_solved_and_opens_any(open_at: Any) -> None:
    puzzle = ONE_OF_EACH[0]
    page = open_at(f"puzzles/kind/{puzzle.task.kind}")
    assert "0 of" in page.text
    page.act(f"open:{puzzle.id}")
    assert page.address == f"puzzle/{puzzle.id}"
    answer(page, puzzle, puzzle.proof.answers[0])
    page.go(f"puzzles/kind/{puzzle.task.kind}")
    assert "1 of" in page.find(".set-progress").get_text()
    assert "won" in page.find(f"#open-{puzzle.id}")["class"]


def test_a_set_that_is_none_says_so(open_at: Any) -> None:
    page = open_at("puzzles/kind/<b>")
    assert "no set" in page.find(".told").get_text()


def test_a_pack_is_opened_solved_and_put_away(open_at: Any) -> None:
    page = open_at("puzzles")
    page.event("act", "open-pack", dump_pack(ONE_OF_EACH[:3]))
    assert "3 puzzles opened." in page.text
    page.act("serve-pack")
    assert page.address.removeprefix("puzzle/") in {p.id for p in ONE_OF_EACH[:3]}
    page.go("puzzles")
    page.act("close-pack")
    assert not page.all("#serve-pack")


@pytest.mark.parametrize(
    "text",
    ["", "{}", '{"format": 1, "puzzles": [{"kind": "<img src=x onerror=alert(1)>"}]}', "[" * 9999],
)
def test_a_broken_pack_gets_one_message(open_at: Any, text: str) -> None:
    page = open_at("puzzles")
    page.event("act", "open-pack", text)
    (message,) = page.all(".own-packs .message.refused")
    assert "was not opened" in message.get_text()
    assert "<img" not in page.shell.page.html
