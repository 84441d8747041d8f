"""The rush, the streak and the duel as pages of the frame, in a game that can only add."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from bs4 import BeautifulSoup, Tag

from tests.puzzles.sums import GAME
from tests.widgets.sum_pages import shown
from tests.widgets.test_puzzles_trainer import StoringBrowser
from widgets.app.puzzle_addresses import puzzle_page
from widgets.browser.protocol import Event, View
from widgets.pages.page import NoSuchPageError, Picture, Reply
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame, Settings

FRAME = Frame(View(), Settings())


@pytest.fixture(autouse=True)
def sums(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with shown(monkeypatch):
        yield


class Run:
    """One page of a run, a clock that is set by hand, a learner who knows the answers."""

    def __init__(self, address: str, resume: str = "", other: Run | None = None) -> None:
        self.browser = other.browser if other else StoringBrowser()
        self.at = other.at if other else datetime(2026, 11, 21, 12, tzinfo=UTC)
        self.trainer = PuzzleTrainer(self.browser, GAME, lambda: self.at, Random(3))
        self.trainer.restore()
        page = puzzle_page(self.trainer, address, resume)
        assert page is not None
        self.page: Any = page
        self.said = ""
        self.look()

    def look(self) -> None:
        self.picture: Picture = self.page.paint(FRAME)
        parts = (self.picture.steps, self.picture.tools, self.picture.body)
        self.html = BeautifulSoup("".join(str(part) for part in parts if part), "html.parser")

    def act(self, value: str, **fields: str) -> Reply | None:
        """Do what something on the page does."""
        found = [item["data-act"] for item in self.html.select("[data-act]")]
        assert value in found or (value.startswith("say:") and "say:…" in found), value
        return self.event(value, **fields)

    def event(self, value: str, **fields: str) -> Reply | None:
        reply: Reply | None = self.page.on(Event("act", value, fields=fields), FRAME)
        self.said = reply.say if reply else ""
        self.look()
        return reply

    def answer(self, right: bool = True) -> None:
        first, second = self.find("h1").get_text().split(" + ")
        self.act(f"say:{int(first) + int(second) if right else 999}")
        self.act("check")

    def wait(self, seconds: float) -> None:
        self.at += timedelta(seconds=seconds)
        self.look()

    def find(self, selector: str) -> Tag:
        found = self.html.select_one(selector)
        assert found is not None, selector
        return found

    @property
    def asks(self) -> bool:
        return bool(self.html.select('[data-act="check"]'))


def test_a_rush_goes_on_at_once_and_ends_with_the_third_miss() -> None:
    run = Run("puzzles/rush")
    run.act("start", minutes="3")
    asked = []
    for right in (True, False, True, False):
        asked.append(run.find("h1").get_text())
        run.answer(right)
        assert run.asks
        assert run.said.startswith("Right." if right else "A miss.")
    assert "2 right, 2 of 3 misses" in str(run.find(".run-score"))
    assert len(set(asked)) == 4
    run.answer(False)
    assert run.find("h1").get_text() == "2 right"
    came = [item.get_text() for item in run.html.select(".met .came")]
    assert came == ["missed"] * 3 + ["right"] * 2
    assert all(a["href"].startswith(f"#{GAME}/puzzle/") for a in run.html.select(".met a"))


def test_the_time_ends_a_rush_whatever_is_done_next() -> None:
    run = Run("puzzles/rush")
    run.act("start", minutes="3")
    run.answer()
    run.wait(179)
    run.answer()
    assert run.asks
    run.wait(2)
    run.event("say:1")
    assert run.find("h1").get_text() == "2 right"
    assert run.said.startswith("Time.")


def test_the_clock_is_said_at_its_marks_and_looked_at_when_it_is_over() -> None:
    run = Run("puzzles/rush")
    run.act("start", minutes="3")
    after = run.picture.after
    assert after is not None
    assert 120_000 <= after.ms <= 120_100
    run.wait(after.ms / 1000)
    run.event(after.act)
    assert run.said == "60 seconds left."
    for seconds in (30, 10):
        assert run.picture.after is not None
        run.wait(run.picture.after.ms / 1000)
        run.event("clock")
        assert run.said == f"{seconds} seconds left."
    assert run.picture.after is not None
    run.wait(run.picture.after.ms / 1000)
    run.event("clock")
    assert run.find("h1").get_text() == "0 right"


def test_a_clock_can_be_stopped_and_the_puzzle_is_not_seen_meanwhile() -> None:
    run = Run("puzzles/rush")
    run.act("start", minutes="3")
    asked = run.find("h1").get_text()
    run.wait(60)
    run.act("pause")
    assert asked not in run.html.get_text()
    assert run.picture.after is None
    run.wait(3600)
    run.event("say:999")
    run.event("check")
    run.act("go-on")
    assert run.find("h1").get_text() == asked
    assert "2:00" in run.find(".clock").get_text()
    run.answer()
    assert "1 right, 0 of 3" in str(run.find(".run-score"))


def test_without_a_clock_nothing_presses() -> None:
    run = Run("puzzles/rush")
    run.act("start", minutes="0")
    assert not run.html.select(".clock, #pause")
    assert run.picture.after is None
    run.wait(10**5)
    run.answer()
    assert run.asks


def test_a_reload_keeps_the_run_and_stops_the_clock_less_what_has_passed() -> None:
    run = Run("puzzles/rush")
    run.act("start", minutes="3")
    run.answer()
    asked = run.find("h1").get_text()
    run.act("say:999")
    run.wait(20)
    again = Run("puzzles/rush", run.page.resume(), run)
    assert "2:40" in again.find(".clock").get_text()
    again.wait(500)
    again.act("go-on")
    assert again.find("h1").get_text() == asked
    assert again.find(".said").get_text() == "999"
    assert "2:40" in again.find(".clock").get_text()
    run.wait(500)
    late = Run("puzzles/rush", run.page.resume(), run)
    assert late.find("h1").get_text() == "1 right"


def test_who_leaves_the_page_finds_the_run_again() -> None:
    run = Run("puzzles/rush")
    run.act("start", minutes="3")
    run.answer()
    run.page = puzzle_page(run.trainer, "puzzles/rush", "")
    run.look()
    run.act("go-on")
    run.answer()
    assert "2 right" in str(run.find(".run-score"))
    run.act("end")
    assert run.find("h1").get_text() == "2 right"
    run.act("once-more")
    assert run.find("#start")


@pytest.mark.parametrize("form", ["rush", "streak", "duel"])
@pytest.mark.parametrize(
    "text", ["{", "[]", '{"run": 7, "duel": 7}', '{"run": "{}", "duel": "{}"}']
)
def test_a_run_that_cannot_be_read_is_a_new_one(form: str, text: str) -> None:
    assert Run(f"puzzles/{form}", text).find("#start")


def test_the_best_result_is_kept_for_each_clock() -> None:
    run = Run("puzzles/rush")
    run.act("start", minutes="6")
    run.answer()
    run.answer()
    run.act("end")
    assert "first result" in run.find(".panel").get_text()
    run.act("once-more")
    assert "best 2" in run.find("label:has(#minutes-6)").get_text()
    assert "best" not in run.find("label:has(#minutes-3)").get_text()
    run.act("start", minutes="6")
    run.answer()
    run.act("end")
    assert "Your best: 2." in run.find(".panel").get_text()
    hub = Run("puzzles", other=run)
    hub.trainer = run.trainer
    hub.page.trainer = run.trainer
    hub.look()
    assert "Best: 2" in hub.find('a[href$="/rush"]').get_text()


def test_a_streak_shows_why_and_ends_with_the_first_miss() -> None:
    run = Run("puzzles/streak/sums")
    assert run.find("#theme-sums").has_attr("checked")
    run.act("start", theme="sums")
    run.answer()
    assert not run.asks
    run.event("check")  # a second time counts nothing
    run.act("next")
    run.answer(False)
    assert run.find("h1").get_text() != "1 right"
    run.act("next")
    assert run.find("h1").get_text() == "1 right"
    assert run.trainer.best("streak:sums") == 1
    with pytest.raises(NoSuchPageError):
        Run("puzzles/streak/letters")


def test_a_run_through_all_there_are_ends() -> None:
    run = Run("puzzles/rush")
    run.act("start", minutes="0")
    for _each in run.trainer.pool:
        run.answer()
    assert run.find("h1").get_text() == f"{len(run.trainer.pool)} right"


def test_a_run_leaves_rating_and_repetition_alone() -> None:
    run = Run("puzzles/rush")
    before = run.trainer.practice
    run.act("start", minutes="3")
    run.answer()
    run.answer(False)
    after = run.trainer.practice
    assert (after.rating, after.tried, after.memories) == (
        before.rating,
        before.tried,
        before.memories,
    )


# ---- the duel


def duel(**fields: str) -> Run:
    run = Run("puzzles/duel")
    run.act("start", **{"name-0": "Ann", "name-1": "Bo", "goal": "3", "timed": "yes"} | fields)
    return run


def test_who_presses_first_answers_and_the_other_waits() -> None:
    run = duel()
    assert not run.asks
    run.event("say:999")
    assert run.find(".said").get_text() == ""
    run.act("buzz:1")
    assert run.said.startswith("Bo answers.")
    assert "answers" in run.find("#buzz-1").get_text()
    run.event("buzz:0")
    run.answer()
    assert "A point for Bo" in run.said
    assert run.find("#buzz-1 .count").get_text() == "1 points"
    assert not run.html.select(".buzzer:not([aria-disabled])")


def test_a_wrong_answer_hides_the_answer_and_lets_the_other_try() -> None:
    run = duel()
    run.act("buzz:0")
    run.answer(False)
    assert "Bo may try" in run.said
    assert not run.html.select(".best")
    assert run.find(".said").get_text() == ""
    run.event("buzz:0")
    assert not run.asks
    run.act("buzz:1")
    run.answer(False)
    assert run.find(".best")
    run.act("next")
    assert not run.html.select(".best")


def test_no_answer_in_time_is_a_wrong_one() -> None:
    run = duel()
    run.act("buzz:0")
    assert run.picture.after is not None
    run.wait(31)
    run.event("clock")
    assert run.said == "Time. Bo may try."
    calm = duel(timed="no")
    calm.act("buzz:0")
    assert calm.picture.after is None


def test_the_keys_of_both_are_theirs_and_three_points_win() -> None:
    run = duel()
    assert "a:buzz:0 l:buzz:1" in run.picture.keys
    for _each in range(3):
        run.act("buzz:0")
        run.answer()
        run.act("next")
    assert run.find("h1").get_text() == "Ann wins."
    run.act("once-more")
    assert run.find("#name-0")["value"] == "Ann"


def test_a_duel_is_there_after_a_reload_with_its_clock_standing() -> None:
    run = duel()
    run.act("buzz:1")
    run.wait(10)
    again = Run("puzzles/duel", run.page.resume(), run)
    again.wait(100)
    again.act("go-on")
    again.answer()
    assert "A point for Bo" in again.said


def test_names_are_texts_and_no_part_of_the_page() -> None:
    run = duel(**{"name-0": "<img src=x>" * 9})
    assert not run.html.select("img")
    assert run.find("#buzz-0 .name-of").get_text() == ("<img src=x>" * 9)[:20]
