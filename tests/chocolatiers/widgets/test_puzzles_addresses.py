"""Where puzzles are met: by link, again after a reload, as the day's, as what was missed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.chocolatiers.widgets.puzzle_pages import ONE_OF_EACH, answer, by_board, practice
from tests.chocolatiers.widgets.test_puzzles_answer import wrong_answer
from tutor.puzzles.games import shipped_by_id
from tutor.puzzles.pack import to_link
from widgets.storage import puzzle_trainer


def test_a_link_is_proven_anew_and_leads_to_the_same_puzzle(open_at: Any) -> None:
    puzzle = by_board()[0]
    page = open_at(f"puzzle/{puzzle.id}")
    link = page.find("#copy-link")["data-copy"]
    assert link == f"#puzzle/{to_link(puzzle)}"
    other = open_at(link[1:])
    assert other.heading == page.heading
    assert other.scene("own") == page.scene("own")


@pytest.mark.parametrize(
    "name", ["nothing", "<script>alert(1)</script>", "steal-093aed587d0", "%", "A" * 9000, "../x"]
)
def test_a_damaged_link_says_so_in_one_message(open_at: Any, name: str) -> None:
    page = open_at(f"puzzle/{name}")
    (message,) = page.all(".told .message")
    assert "link" in message.get_text()
    assert "<script>" not in page.shell.page.html


def test_reload_keeps_what_is_chosen_and_counts_nothing_twice(open_at: Any) -> None:
    puzzle = next(p for p in ONE_OF_EACH if p.task.kind == "steal")
    page = open_at(f"puzzle/{puzzle.id}")
    answer(page, puzzle, wrong_answer(puzzle))
    again = open_at(f"puzzle/{puzzle.id}", resume=page.resume, stored=page.stored)
    assert again.find("#verdict").get_text() == page.find("#verdict").get_text()
    assert again.scene("own") == page.scene("own")
    again.act("again")
    answer(again, puzzle, puzzle.proof.answers[0])
    assert practice(again)["tried"] == 1


@pytest.mark.parametrize(
    "session",
    [
        None,
        7,
        {"attempt": [[9, 9], 0, [], "", []], "stage": "wrong", "showing": "yours", "hint": 0},
        {"attempt": [None, 0, [[99, 99]], "", []], "stage": "asking", "hint": 0, "answered": 1},
        {"attempt": [None, 0, [], "", [44]], "stage": "right", "hint": 99, "answered": None},
    ],
)
def test_a_nonsense_resume_begins_anew(open_at: Any, session: Any) -> None:
    puzzle = next(p for p in ONE_OF_EACH if p.task.kind == "steal")
    text = json.dumps({"puzzle": puzzle.id, "way": "<b>", "session": session, "change": "x"})
    address = f"puzzle/{puzzle.id}"
    page = open_at(address, resume=json.dumps([address, text]))
    assert page.find("#check")


def test_the_days_puzzle_fills_the_week_and_is_the_same_for_all(open_at: Any) -> None:
    page = open_at("puzzle/daily")
    puzzle = shipped_by_id("chocolatiers")[json.loads(json.loads(page.resume)[1])["puzzle"]]
    assert open_at("puzzle/daily").heading == page.heading
    answer(page, puzzle, puzzle.proof.answers[0])
    assert practice(page)["days"] == ["2026-11-21"]
    page.go("home")
    assert "Saturday: solved" in page.text
    assert "1 day in a row" in page.text


def test_home_is_there_before_the_pack_is_read(
    open_at: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_trainer, "_READ", set())
    page = open_at("")
    assert not page.all(".daily-board svg")
    assert page.last["after"] == {"ms": 0, "act": "daily-board"}
    page.event("act", "daily-board")
    assert page.all(".daily-board svg")
    assert page.last["after"] is None


def test_what_was_missed_waits_on_the_home_page(open_at: Any) -> None:
    puzzle = ONE_OF_EACH[3]
    page = open_at(f"puzzle/{puzzle.id}")
    answer(page, puzzle, wrong_answer(puzzle))
    page.go("home")
    assert page.find('a[href="#puzzle/due"]')
    page.go("puzzle/due")
    assert page.find("#check")
