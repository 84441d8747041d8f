"""Runs of puzzles in a real browser: the clock counts down and stands, two play at one keyboard."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE, TABLET, OpenApp
from tests.browser.driving import answered, by_keys, by_mouse, go
from tests.budget import breadth
from tests.chocolatiers.widgets.test_puzzles_answer import clicks_for
from tutor.puzzles.games import shipped_by_id
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.runs.duel import Duel, dump_duel

pytestmark = pytest.mark.browser


def asked(page: Page) -> AnyPuzzle:
    """The puzzle of the run, as the page keeps it for a reload."""
    answered(page)
    place = next(
        json.loads(text)
        for text in page.evaluate("Object.values(sessionStorage)")
        if "puzzles/" in text
    )
    kept = json.loads(place[1])
    run = json.loads(kept.get("run") or kept["duel"])
    return shipped_by_id("chocolatiers")[run["puzzle"]]


def answer(page: Page, do=by_mouse) -> None:  # type: ignore[no-untyped-def]
    puzzle = asked(page)
    for target in clicks_for(puzzle.task, puzzle.proof.answers[0]):
        do(page, target)
    do(page, "check")


@breadth(("width", "height"), DESKTOP, PHONE, ids=["desktop", "phone"])
def test_the_clock_of_a_rush_runs_stands_and_is_there_after_a_reload(
    open_app: OpenApp, width: int, height: int
) -> None:
    page = open_app(path="#puzzles", width=width, height=height)
    page.locator('a[href="#puzzles/rush"]').click()
    page.locator("#start").click()
    clock = page.locator("[data-countdown]")
    expect(clock).to_have_text("2:58")
    answer(page)
    expect(page.locator(".run-score")).to_have_accessible_name(re.compile("^1 right"))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert not findings(page)
    page.reload()
    expect(page.locator("#go-on")).to_be_visible()
    assert not findings(page)
    by_mouse(page, "go-on")
    expect(clock).to_be_visible()
    by_mouse(page, "end")
    expect(page.locator("#heading")).to_have_text("1 right")
    assert not findings(page)


@pytest.mark.long
def test_two_duel_at_one_keyboard(open_app: OpenApp) -> None:
    page = open_app(path="#puzzles/duel")
    page.fill("#name-0", "Ann")
    page.fill("#name-1", "Bo")
    page.locator("label:has(#goal-3)").click()
    page.locator("#start").click()
    expect(page.locator(".buzzer")).to_have_count(2)
    for points, key in enumerate("lll", 1):
        page.keyboard.press(key)
        expect(page.locator("#buzz-1")).to_contain_text("answers")
        page.keyboard.press("a")
        answer(page, by_keys)
        expect(page.locator("#buzz-1 .count")).to_contain_text(str(points))
        assert not findings(page)
        by_keys(page, "next")
    expect(page.locator("#heading")).to_have_text("Bo wins.")
    expect(page.locator("#heading")).to_be_focused()


def test_two_duel_by_touch(open_app: OpenApp) -> None:
    width, height = PHONE
    page = open_app(path="#puzzles/duel", width=width, height=height, touch=True, scale=2)
    page.tap("#start")
    for number in (0, 1):
        box = page.locator(f"#buzz-{number}").bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
        assert box["y"] + box["height"] <= height
    page.tap("#buzz-0")
    expect(page.locator("#check")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


ANSWERED = [
    ("chocolatiers", "hold"),  # a long page
    ("chocolatiers", "race"),  # at the table, with a button that ends the turn
    ("chocolatiers-2019", "actions"),
    ("chocoly", "lay"),
    ("chocolate-factory", "shift"),
]
ON_TOP = """(selector) => {
  const button = document.querySelector(selector);
  const { left, top, width, height } = button.getBoundingClientRect();
  return [2, height / 2, height - 2].every((down) =>
    button.contains(document.elementFromPoint(left + width / 2, top + down)));
}"""
"""Whether a button can be pressed at its top, in its middle and at its bottom."""


def at(game: str) -> str:
    """The address of a game's duel."""
    return "puzzles/duel" if game == "chocolatiers" else f"{game}/puzzles/duel"


def come_back_to(page: Page, address: str, kept: dict[str, Any]) -> None:
    """Reload a page with what it has kept."""
    answered(page)
    keys = page.evaluate("Object.keys(sessionStorage)")
    texts = {key: page.evaluate("key => sessionStorage[key]", key) for key in keys}
    (key,) = (key for key, text in texts.items() if f'"{address}"' in text)
    page.evaluate(
        "([key, text]) => (sessionStorage[key] = text)",
        [key, json.dumps([address, json.dumps(kept)])],
    )
    page.reload()


@pytest.mark.long
@breadth("size", PHONE[::-1], PHONE, TABLET, ids=["sideways", "upright", "tablet"])
def test_what_answers_a_duel_is_never_under_the_buttons_of_the_two(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    page = open_app(path="#puzzles/duel", width=size[0], height=size[1], touch=True)
    page.tap("#start")
    for game, kind in ANSWERED:
        go(page, at(game))
        puzzle = next(each for each in shipped_by_id(game).values() if each.task.kind == kind)
        for turn, button in ((None, "#nobody"), (0, "#check")):
            duel = Duel(names=("Left", "Right"), puzzle=puzzle.id, turn=turn, timed=False)
            come_back_to(page, at(game), {"duel": dump_duel(duel)})
            expect(page.locator(button)).to_be_visible()
            page.locator(button).scroll_into_view_if_needed()
            assert page.evaluate(ON_TOP, button), (game, kind, button)
