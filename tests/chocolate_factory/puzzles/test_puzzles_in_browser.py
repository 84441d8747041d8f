"""The puzzles in the real app: each way of answering by mouse, by touch on a phone, and by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import by_keys, by_mouse, by_touch, go
from tests.browser.matches import Press
from tutor.chocolate_factory.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolate_factory.puzzles.making.shipped import shipped
from tutor.chocolate_factory.puzzles.model import GAME, Task
from tutor.puzzles.model import Puzzle
from widgets.chocolate_factory.puzzles.table import clicks

pytestmark = pytest.mark.browser

ONE_OF_EACH_WAY = tuple({kind.mode: id for id, kind in PUZZLE_KINDS.items()}.values())


def one_of(kind: str) -> Puzzle[Task]:
    """One with a wrong answer at hand, and not many clicks."""
    found = [p for p in shipped() if p.task.kind == kind and p.proof.greedy_fails]
    return min(found, key=lambda p: (not p.proof.greedy, len(p.proof.answers[0])))


@pytest.mark.parametrize(
    "kind",
    [
        kind if kind in ONE_OF_EACH_WAY else pytest.param(kind, marks=pytest.mark.long)
        for kind in PUZZLE_KINDS
    ],
)
@pytest.mark.parametrize(
    ("visit", "press"),
    [
        pytest.param((False, DESKTOP), by_mouse, id="mouse"),
        pytest.param((True, PHONE), by_touch, id="phone", marks=pytest.mark.long),
        pytest.param((False, DESKTOP), by_keys, id="keys", marks=pytest.mark.long),
    ],
    indirect=["visit"],
)
def test_it_is_missed_told_why_and_solved(visit: Page, press: Press, kind: str) -> None:
    puzzle = one_of(kind)
    go(visit, f"{GAME}/puzzle/{puzzle.id}")
    choosing = visit.locator('[data-answer="choose"]').count() > 0
    if puzzle.proof.greedy and not choosing:
        for target in (*clicks(puzzle.task, puzzle.proof.greedy), "check"):
            press(visit, target)
        expect(visit.locator("#verdict")).to_contain_text("Not that one.")
        press(visit, "again")
    for target in (*clicks(puzzle.task, puzzle.proof.answers[0]), "check"):
        press(visit, target)
    expect(visit.locator("#verdict")).to_contain_text("Right")
    assert not findings(visit)
