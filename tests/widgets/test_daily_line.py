"""The result of the day's puzzle, as a line to send."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from tutor.puzzles.games import kind_of
from tutor.rooms import GAMES, qualified, storage_key
from widgets.pages.puzzles.solving.session import WRONG
from widgets.storage.daily_result import DailyResult

DAY = date(2026, 11, 26)
TODAY = DAY.isoformat()


@pytest.mark.parametrize("text", ["", "x", "2026-11-25 1 ■", "2026-11-26 ■", "2026-11-26 12 ■"])
def test_what_is_not_of_today_is_no_result(text: str) -> None:
    assert DailyResult.load(text, DAY) == DailyResult(DAY)


def test_the_line_has_an_open_square_for_each_miss_and_stays_as_it_was_solved() -> None:
    result = DailyResult(DAY).with_miss().with_miss().done().with_miss()
    assert DailyResult.load(result.dump(), DAY) == result
    assert result.line("Chocoly") == "Choco Tutor · Chocoly · 2026-11-26 · □□■"
    assert (result.words, DailyResult(DAY).done().words) == (
        "Solved with 3 tries",
        "Solved at the first try",
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_tile_offers_the_line_once_the_puzzle_is_solved(at: Any, game: str) -> None:
    stored: dict[str, str] = {}
    page = at(qualified(game, "puzzle/daily"), stored=stored, today=TODAY)
    puzzle = page.app.page.puzzle
    page.app.page.trainer.day_missed()
    assert not at(qualified(game, "puzzles"), stored=stored, today=TODAY).all("#send-daily")
    session = page.app.page.session
    right = puzzle.proof.answers[0]
    session.attempt = session.answers.attempt(puzzle.task, right)
    page.event("act", "check")
    assert stored[storage_key(game, "daily")] == f"{TODAY} 1 ■"
    tile = at(qualified(game, "puzzles"), stored=stored, today=TODAY)
    line = tile.find("#send-daily")["data-send"]
    assert line.endswith("2026-11-26 · □■")
    assert kind_of(puzzle).question(puzzle.task) not in line
    assert tile.find(".daily-line [role=img]")["aria-label"] == "Solved with 2 tries"
    assert not at(qualified(game, "puzzles"), stored=stored, today="2026-11-27").all("#send-daily")


def test_a_wrong_answer_and_a_look_at_the_right_one_are_misses(
    at: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored: dict[str, str] = {}
    page = at("puzzle/daily", stored=stored, today=TODAY)
    session, puzzle = page.app.page.session, page.app.page.puzzle
    session.attempt = session.answers.attempt(puzzle.task, puzzle.proof.answers[0])
    with monkeypatch.context() as patched:
        patched.setattr(page.app.page, "check", lambda: setattr(session, "stage", WRONG))
        page.event("act", "check")
    assert stored["daily"] == f"{TODAY} 1 □"
    page.event("act", "answer")
    assert stored["daily"] == f"{TODAY} 2 □"
