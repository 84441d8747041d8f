"""A puzzle of every kind of this edition on the screen: answered right, wrong, and led on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widgets.paper import Paper
from tutor.chocolatiers_2019.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers_2019.puzzles.making.shipped import shipped
from tutor.chocolatiers_2019.puzzles.model import Task
from tutor.chocolatiers_family.puzzles.model import CHOOSE, PAY, PLACE, TURN
from tutor.puzzles.model import Puzzle
from widgets.app.app import App
from widgets.chocolatiers_2019.puzzles.turn import clicks
from widgets.chocolatiers_family.puzzles.attempt import attempt_of

HERE = "chocolatiers-2019"


@pytest.fixture
def puzzle(request: pytest.FixtureRequest) -> Puzzle[Task]:
    """One of a kind whose hasty answer is wrong."""
    kind = request.param
    return next(p for p in shipped() if p.task.kind == kind and p.proof.greedy_fails)


EVERY_KIND = pytest.mark.parametrize("puzzle", PUZZLE_KINDS, indirect=True)


def clicks_for(task: Task, answer: str) -> tuple[str, ...]:
    """What is clicked for an answer."""
    attempt = attempt_of(task, answer)
    return {
        CHOOSE: lambda: (f"choose:{answer}",),
        TURN: lambda: clicks(task, answer),
        PAY: lambda: tuple(f"hand:{n}" for n in attempt.cards),
        PLACE: lambda: tuple(f"space:{row},{column}" for row, column in attempt.wilds),
    }[task.asked.mode]()


def answer(page: Paper, puzzle: Puzzle[Task], text: str) -> None:
    for target in clicks_for(puzzle.task, text):
        page.act(target)
    page.act("check")


@pytest.fixture
def open_at(monkeypatch: pytest.MonkeyPatch) -> Any:
    def opened(puzzle: Puzzle[Task], **more: Any) -> Paper:
        address = f"{HERE}/puzzle/{puzzle.id}"
        return Paper(App, monkeypatch, hash=address, today="2026-11-21", **more)

    return opened


@EVERY_KIND
def test_right_is_told_so_and_led_on(open_at: Any, puzzle: Puzzle[Task]) -> None:
    page = open_at(puzzle)
    assert page.heading == puzzle.task.asked.question(puzzle.task)
    answer(page, puzzle, puzzle.proof.answers[0])
    assert "solved" in page.find("#verdict")["class"]
    page.act("next")
    assert page.address.startswith(f"{HERE}/puzzle/")
    assert page.address != f"{HERE}/puzzle/{puzzle.id}"


@EVERY_KIND
def test_wrong_is_told_why_by_a_rule_of_this_rulebook(open_at: Any, puzzle: Puzzle[Task]) -> None:
    page = open_at(puzzle)
    answer(page, puzzle, puzzle.proof.greedy)
    verdict = page.find("#verdict")
    assert "refused" in verdict["class"]
    assert verdict.select(".lines li")
    page.act(verdict.select_one(".chip")["data-act"])
    assert page.find("dialog").select_one(".rule-text")
    page.act("close")
    assert not page.all("dialog")


@EVERY_KIND
def test_a_phone_can_answer_too(open_at: Any, puzzle: Puzzle[Task]) -> None:
    page = open_at(puzzle, width=390, height=844)
    page.act("hint")
    answer(page, puzzle, puzzle.proof.answers[-1])
    assert "solved" in page.find("#verdict")["class"]


def test_a_click_on_the_tray_takes_back_what_was_taken(open_at: Any) -> None:
    puzzle = next(
        p
        for p in shipped()
        if p.task.kind == "actions" and p.proof.answers[0].startswith(("take", "trade"))
    )
    page = open_at(puzzle)
    first = puzzle.proof.answers[0].split("; ")[0]
    for target in clicks(puzzle.task, first):
        page.act(target)
    (slot, *_more) = page.all('[data-act^="tray:"][aria-label$=", take back"]')
    page.act(slot["data-act"])
    assert page.find("#cancel").get("aria-disabled") == "true"
    assert not page.all('[data-act^="tray:"][aria-label$=", take back"]')


def test_back_takes_back_one_action_after_the_other(open_at: Any) -> None:
    puzzle = next(p for p in shipped() if "; " in p.proof.answers[0])
    page = open_at(puzzle)
    for target in clicks(puzzle.task, puzzle.proof.answers[0]):
        page.act(target)
    assert page.all("#check")
    page.act("cancel")
    assert not page.all("#check")
    assert page.find("#cancel").get("aria-disabled") != "true"
    page.act("cancel")
    assert page.find("#cancel").get("aria-disabled") == "true"


def test_between_two_actions_what_turns_up_stays_hidden(open_at: Any) -> None:
    puzzle = next(
        p
        for p in shipped()
        if p.task.kind == "actions" and p.proof.answers[0].startswith(("take", "trade"))
    )
    page = open_at(puzzle)
    first = puzzle.proof.answers[0].split("; ")[0]
    for target in clicks(puzzle.task, first):
        page.act(target)
    assert not page.all("#check")
    page.act("cancel")
    answer(page, puzzle, puzzle.proof.answers[0])
    assert "solved" in page.find("#verdict")["class"]


def test_of_two_equal_cards_the_tapped_one_flies(open_at: Any) -> None:
    puzzle, slot = next(
        (p, n)
        for p in shipped()
        if p.task.kind == "actions"
        for n, card in enumerate(p.task.state.tray)
        if card in p.task.state.tray[:n] and p.task.state.tray.count(card) == 2
    )
    page = open_at(puzzle)
    page.act(f"tray:{slot}")
    (moves,) = (each["moves"] for each in page.sent[-3:] if each.get("moves"))
    assert moves[0]["source"] == f"tray:{slot}"
