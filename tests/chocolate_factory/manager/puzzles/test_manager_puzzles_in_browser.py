"""A Saturday of the solo game in the real app: missed, told why, and solved."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import by_keys, by_mouse, by_touch, go
from tests.browser.matches import Press
from tutor.chocolate_factory.manager.puzzles.kinds.won import LOST
from tutor.chocolate_factory.manager.puzzles.making.shipped import shipped
from tutor.chocolate_factory.manager.puzzles.model import GAME
from widgets.chocolate_factory.puzzles.table import clicks

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("visit", "press"),
    [
        pytest.param((False, DESKTOP), by_mouse, id="mouse"),
        pytest.param((True, PHONE), by_touch, id="phone", marks=pytest.mark.long),
        pytest.param((False, DESKTOP), by_keys, id="keys", marks=pytest.mark.long),
    ],
    indirect=["visit"],
)
def test_who_gives_up_a_week_that_can_be_won_is_told_how(visit: Page, press: Press) -> None:
    missed, solved = [p for p in shipped() if p.task.kind == "won" and p.proof.answers != (LOST,)][
        :2
    ]
    for puzzle, answer, head in (
        (missed, LOST, "Not that one."),
        (solved, solved.proof.answers[0], "Right."),
    ):
        go(visit, f"{GAME}/puzzle/{puzzle.id}")
        for target in (*clicks(puzzle.task, answer), "check"):
            press(visit, target)
        expect(visit.locator("#verdict")).to_contain_text(head)
        expect(visit.locator("#verdict")).to_contain_text("on tile")
    assert not findings(visit)


ENDS = """() => {
  scrollTo(0, document.documentElement.scrollHeight);
  const ends = [...document.querySelectorAll(".mine .slot")].map(
    (slot) => slot.getBoundingClientRect().bottom);
  return [Math.max(...ends), document.querySelector(".puzzle-bar").getBoundingClientRect().top];
}"""
"""Where the lowest picture of the table ends, and where the buttons begin."""


@pytest.mark.parametrize("visit", [(True, PHONE)], ids=["phone"], indirect=True)
def test_no_table_ends_behind_the_buttons_of_a_phone(visit: Page) -> None:
    for puzzle in {each.task.kind: each for each in shipped()}.values():
        go(visit, f"{GAME}/puzzle/{puzzle.id}")
        expect(visit.locator(".puzzle-bar")).to_be_visible()
        table, buttons = visit.evaluate(ENDS)
        assert table <= buttons, puzzle.id
