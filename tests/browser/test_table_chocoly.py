"""Chocoly for two teams in a real browser, to the end: by mouse, by keys, by touch; and how a wrong
place is answered there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import matches
from tests.browser.axe import findings
from tests.browser.conftest import DESKTOP, PHONE, OpenApp
from tests.browser.driving import answered, by_keys, by_mouse, by_touch, piece
from tutor.chocoly import Lay
from tutor.chocoly.faces import canonical
from widgets.table import Match

pytestmark = pytest.mark.browser
GAME, STRENGTH = "chocoly", "greedy"
LATE = 27
"""So many actions are played before the browser opens; the last rounds are left."""


def table(open_app: OpenApp, players: int = 2, actions: int = 0, **more: object) -> Page:
    match = matches.begun(GAME, players, STRENGTH, actions)
    return matches.open_table(open_app, GAME, match, f"#{GAME}/table", **more)


def check_score(page: Page, match: Match, press: matches.Press) -> None:
    """The end says which team has won; the sums of all four are those of the rules."""
    expect(page.locator("#heading")).to_have_text(match.game.verdict(match.state, match.names).head)
    press(page, "tally-sums")
    standings = match.game.standings(match.state)
    totals = [int(text) for text in page.locator(".total").all_inner_texts() if text.isdecimal()]
    assert sorted(totals) == sorted(standing.total for standing in standings)


@pytest.mark.long
def test_two_teams_play_by_mouse(open_app: OpenApp) -> None:
    page = table(open_app, 4, LATE, width=DESKTOP[0], height=DESKTOP[1])
    assert not findings(page)
    match = matches.play_to_the_end(page, GAME, STRENGTH, by_mouse)
    assert match.state.placed == 36
    check_score(page, match, by_mouse)


def by_keys_and_letters(page: Page, act: str) -> None:
    letters = {"confirm": "c", "turn": "r", "lay": "l", "stack": "k"}
    if act in letters:
        piece(page, act).wait_for()
        page.keyboard.press(letters[act])
        answered(page)
    else:
        by_keys(page, act)


def test_two_teams_play_by_keyboard(open_app: OpenApp) -> None:
    page = table(open_app, 4, LATE)
    match = matches.play_to_the_end(page, GAME, STRENGTH, by_keys_and_letters)
    check_score(page, match, by_keys)


def test_two_teams_play_by_touch_on_a_phone(open_app: OpenApp) -> None:
    page = table(open_app, 4, LATE, width=PHONE[0], height=PHONE[1], touch=True)
    assert not findings(page)
    for part in ("board", "hand", "pile"):
        expect(page.locator(f'[data-canvas="{part}"]')).to_be_in_viewport()
    expect(piece(page, "confirm")).to_be_in_viewport(ratio=1)
    match = matches.play_to_the_end(page, GAME, STRENGTH, by_touch)
    check_score(page, match, by_touch)


@pytest.mark.long
def test_a_flavour_is_chosen_first(open_app: OpenApp) -> None:
    page = table(open_app, 3)
    expect(page.locator("#heading")).to_have_text("Choose your flavour.")
    assert not findings(page)
    by_keys(page, "flavour:B")
    match = matches.hurried(page, GAME)
    assert match.state.flavours[0] == "B"
    expect(page.locator(".one-side.own")).to_contain_text("Biscuit")


def centre(page: Page, act: str) -> tuple[float, float]:
    box = piece(page, act).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def places(page: Page) -> list[str]:
    """Where the tile in hand can lie."""
    found = page.locator('.pane [data-act^="at:"]').all()
    return [act for act in (each.get_attribute("data-act") for each in found) if act]


def test_a_tile_is_dragged_to_its_place(open_app: OpenApp) -> None:
    page = table(open_app, 2, 8, width=DESKTOP[0], height=DESKTOP[1])
    match = matches.stored(page, GAME)
    by_mouse(page, "hand:1")
    where = places(page)[0]
    to_x, to_y = centre(page, where)
    by_mouse(page, "cancel")
    page.mouse.move(*centre(page, "hand:1"))
    page.mouse.down()
    page.mouse.move(to_x, to_y, steps=4)
    answered(page)
    expect(page.locator(f'[data-act="{where}"][data-takes]')).to_be_attached()
    page.mouse.up()
    expect(piece(page, where)).to_have_attribute("aria-pressed", "true")
    by_mouse(page, "confirm")
    after = matches.played_on(page, GAME, match.length)
    played = after.record.actions[match.length]
    assert isinstance(played, Lay)
    assert canonical(played.face) == match.seen.hand[1]


def test_a_click_beside_all_places_says_what_is_wrong_there(open_app: OpenApp) -> None:
    page = table(open_app, 2, 8, width=DESKTOP[0], height=DESKTOP[1])
    match = matches.stored(page, GAME)
    by_mouse(page, "hand:1")
    box = page.locator(".pane-view").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 12, box["y"] + 12)  # far from everything
    answered(page)
    expect(page.locator(".turn-answer.refused")).to_contain_text("It touches no piece")
    assert matches.stored(page, GAME).length == match.length
    expect(piece(page, "hand:1")).to_have_attribute("aria-pressed", "true")


def test_everybody_is_a_tap_away_on_a_phone(open_app: OpenApp) -> None:
    page = table(open_app, 4, 12, width=PHONE[0], height=PHONE[1], touch=True)
    by_touch(page, "players")
    dialog = page.locator("dialog")
    for name in ("Ana", "Ben", "Cleo", "Dora"):
        expect(dialog).to_contain_text(name)
    expect(dialog.locator(".token-pips")).to_have_count(4)
    dialog.locator('[data-act^="areas:"]').first.tap()
    answered(page)
    expect(page.locator("dialog .pane")).to_be_visible()
    assert not findings(page)
