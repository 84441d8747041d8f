"""Chocolatiers 2019 for five in a real browser, to the end: by mouse, by keys, by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import matches
from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE, OpenApp
from tests.browser.driving import answered, by_keys, by_mouse, by_touch, piece
from tests.budget import breadth
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.words import say_tile
from widgets.table import Match

pytestmark = pytest.mark.browser
GAME, STRENGTH = "chocolatiers-2019", "careful"
LATE = 124
"""So many actions are played before the browser opens; the last rounds are left."""


def late_game(open_app: OpenApp, **more: object) -> Page:
    match = matches.begun(GAME, 5, STRENGTH, LATE)
    return matches.open_table(open_app, GAME, match, f"#{GAME}/table", **more)


def check_score(page: Page, match: Match, press: matches.Press) -> None:
    """The end says who has won; the sums of all five are those of the rules."""
    expect(page.locator("#heading")).to_have_text(match.game.verdict(match.state, match.names).head)
    press(page, "tally-sums")
    standings = match.game.standings(match.state)
    totals = [int(text) for text in page.locator("td.total").all_inner_texts()]
    assert totals == [standing.total for standing in standings]


@breadth("press", by_touch, by_mouse, by_keys)
def test_a_wild_is_taken_back_where_it_was_placed(open_app: OpenApp, press: matches.Press) -> None:
    match = matches.begun(GAME, 2, STRENGTH, 20)
    while not (wilds := _wilds(match)) or match.state.phase != "first" or not match.your_turn:
        match.play(matches.choice(match, STRENGTH))
    before = match.state
    match.play(wilds[0])
    page = matches.open_table(open_app, GAME, match, f"#{GAME}/table", touch=press is by_touch)
    press(page, f"space:{wilds[0].row},{wilds[0].column}")
    expect(page.locator(".message")).to_contain_text("Taken back: ")
    assert matches.stored(page, GAME).state == before


def _wilds(match: Match) -> list[PlaceWild]:
    actions = match.game.actions(match.state)
    return [action for action in actions if isinstance(action, PlaceWild)]


@pytest.mark.long
def test_five_play_by_mouse(open_app: OpenApp) -> None:
    page = late_game(open_app, width=DESKTOP[0], height=DESKTOP[1])
    assert not findings(page)
    match = matches.play_to_the_end(page, GAME, STRENGTH, by_mouse)
    check_score(page, match, by_mouse)


def by_keys_and_letters(page: Page, act: str) -> None:
    letters = {"confirm": "c", "rotate": "r", "reserve": "v"}
    if act in letters:
        piece(page, act).wait_for()
        page.keyboard.press(letters[act])
    else:
        by_keys(page, act)


@pytest.mark.long
def test_five_play_by_keyboard(open_app: OpenApp) -> None:
    page = late_game(open_app)
    match = matches.play_to_the_end(page, GAME, STRENGTH, by_keys_and_letters)
    check_score(page, match, by_keys)


@pytest.mark.long
def test_five_play_by_touch_on_a_phone(open_app: OpenApp) -> None:
    page = late_game(open_app, width=PHONE[0], height=PHONE[1], touch=True)
    assert not findings(page)
    expect(page.locator('[data-canvas="reserved"]')).to_be_in_viewport(ratio=1)
    match = matches.play_to_the_end(page, GAME, STRENGTH, by_touch)
    check_score(page, match, by_touch)


def test_a_box_is_dragged_into_its_reserved_place(open_app: OpenApp) -> None:
    match = matches.begun(GAME, 2, STRENGTH)
    page = matches.open_table(open_app, GAME, match, f"#{GAME}/table")
    ends = [piece(page, act).bounding_box() for act in ("row:3", "reserved")]
    (x, y), (to_x, to_y) = (
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in ends if box
    )
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to_x, to_y, steps=4)
    answered(page)
    expect(page.locator('[data-act="reserved"][data-takes]')).to_be_visible()
    page.mouse.up()
    after = matches.played_on(page, GAME, match.length)
    assert after.state.reserved[0] == match.state.row[3]
    label = f"Your reserved box: {say_tile(match.state.row[3])}; a Wild is locked on it"
    expect(piece(page, "reserved")).to_have_attribute("aria-label", label)
    expect(page.locator(".turn-actions .is-now")).to_contain_text("2nd action")


@breadth("size", (844, 390), (667, 375), (1024, 480), (1024, 768))
def test_the_names_of_four_others_can_be_read(open_app: OpenApp, size: tuple[int, int]) -> None:
    page = late_game(open_app, width=size[0], height=size[1])
    found = page.evaluate(
        """() => [...document.querySelectorAll(".other .name")].map((name) => {
          const rects = [name, name.querySelector(".fits")].map((e) => e.getBoundingClientRect());
          const [room, word] = rects;
          const shown = getComputedStyle(name).clipPath === "none";
          return shown && word.left >= room.left && word.right <= room.right + 0.5;
        })"""
    )
    assert found == [True] * 4
