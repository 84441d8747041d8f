"""The board of Chocoly in its pane: walked, moved and enlarged by mouse, keys and fingers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import PHONE, OpenApp
from tests.browser.driving import answered, by_keys, by_mouse, by_touch
from tests.chocoly.full_board import full_board

pytestmark = pytest.mark.browser

UNIT = """() => {
  const find = (at) => document.querySelector(`[data-act="square:${at}"]`).getBoundingClientRect();
  return find("-4,-3").x - find("-4,-4").x;
}"""
"""How large a square is seen, px."""
SEEN = """() => {
  const [view, sheet] = [".pane-view", ".pane-sheet"].map((at) => document.querySelector(at));
  const [outer, inner] = [view, sheet].map((each) => each.getBoundingClientRect());
  const [x, y, width, height] = view.closest(".pane").dataset.home.split(" ").map(Number);
  const scale = inner.width / sheet.offsetWidth;
  return [
    inner.x + (x + width / 2) * scale - outer.x - outer.width / 2,
    inner.y + (y + height / 2) * scale - outer.y - outer.height / 2,
  ];
}"""
"""How far the middle of the board is seen from that of its pane."""
DENSITY = """() => {
  const canvas = document.querySelector("[data-canvas=board] canvas");
  return canvas.width / canvas.closest(".slot").getBoundingClientRect().width;
}"""
"""Pixels drawn for a pixel seen."""


def table(open_app: OpenApp, **more: Any) -> Page:
    page = open_app(path=f"#chocoly/table/{full_board()}", **more)
    page.wait_for_selector(".pane .target")
    return page


def sharp(page: Page) -> None:
    """The picture has been drawn for the size at which it is seen."""
    page.wait_for_function(f"() => Math.abs(({DENSITY})() - devicePixelRatio) < 0.02")


def test_keys_and_buttons_enlarge_in_whole_steps(open_app: OpenApp) -> None:
    page = table(open_app)
    assert not findings(page)
    smaller, larger = (page.get_by_role("button", name=name) for name in ("Smaller", "Larger"))
    expect(smaller).to_have_attribute("aria-disabled", "true")
    steps = [page.evaluate(UNIT)]
    assert all(abs(far) < 2 for far in page.evaluate(SEEN))
    while larger.get_attribute("aria-disabled") != "true":
        page.keyboard.press("+")
        steps.append(page.evaluate(UNIT))
    sharp(page)
    assert steps == [step for step in (18, 22, 27, 35, 44, 54) if step >= steps[0]]
    smaller.click()
    assert page.evaluate(UNIT) == steps[-2]
    for _step in steps:
        page.keyboard.press("-")
    assert page.evaluate(UNIT) == steps[0]
    assert all(abs(far) < 2 for far in page.evaluate(SEEN))


def test_a_mouse_moves_the_board_and_plays_nothing(open_app: OpenApp) -> None:
    page = table(open_app)
    page.keyboard.press("+")
    page.keyboard.press("+")
    before = page.evaluate(SEEN)
    x, y, width, height = page.locator(".pane").bounding_box().values()  # type: ignore[union-attr]
    page.mouse.move(x + width / 2, y + height / 2)
    page.mouse.down()
    page.mouse.move(x + width / 2 - 60, y + height / 2 - 30, steps=4)
    page.mouse.up()
    after = page.evaluate(SEEN)
    assert [round(b - a) for a, b in zip(before, after, strict=True)] == [-60, -30]
    answered(page)
    assert page.locator(".pane").count() == 1


def test_the_size_stays_while_a_tile_is_tried_out(open_app: OpenApp) -> None:
    page = table(open_app)
    page.keyboard.press("+")
    sharp(page)
    unit = page.evaluate(UNIT)
    by_mouse(page, "hand:0")
    place = page.locator('.pane [data-act^="at:"]').first
    act = place.get_attribute("data-act") or ""
    by_mouse(page, act)
    box = page.locator(f'[data-act="{act}"]').bounding_box()
    assert box is not None
    assert round(box["width"]) == round(unit)
    view = page.locator(".pane").bounding_box()
    assert view is not None
    assert view["x"] <= box["x"] <= view["x"] + view["width"] - box["width"]
    assert view["y"] <= box["y"] <= view["y"] + view["height"] - box["height"]


def test_a_board_that_grows_comes_to_rest_in_the_middle(open_app: OpenApp) -> None:
    page = table(open_app, motion=True)
    by_mouse(page, "hand:0")
    by_mouse(page, page.locator('.pane [data-act^="at:"]').first.get_attribute("data-act") or "")
    before = page.locator(".pane").get_attribute("data-home")
    by_mouse(page, "confirm")
    expect(page.locator(".pane")).not_to_have_attribute("data-home", before or "")
    expect(page.locator(".pane-cover")).to_have_count(0)
    page.wait_for_function(f"() => ({SEEN})().every((far) => Math.abs(far) < 2)")


def test_squares_and_places_are_walked_by_keys(open_app: OpenApp) -> None:
    page = table(open_app)
    by_keys(page, "square:-4,-3")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.act") == "square:-4,-2"
    assert "row -4" in (page.evaluate("document.activeElement.ariaLabel") or "")
    by_keys(page, "hand:0")
    acts = page.locator('.pane [data-act^="at:"]').all()
    by_keys(page, acts[len(acts) // 2].get_attribute("data-act") or "")
    expect(page.locator('.pane [aria-pressed="true"]')).to_have_count(1)


def test_two_fingers_enlarge_and_a_near_tap_is_meant(open_app: OpenApp) -> None:
    page = table(open_app, width=PHONE[0], height=PHONE[1], touch=True)
    unit = page.evaluate(UNIT)
    assert unit >= 18
    box = page.locator(".pane").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)
    for kind, far in (("Start", 30), ("Move", 50), ("Move", 75), ("End", 0)):
        points = [{"x": x - far, "y": y}, {"x": x + far, "y": y}] if far else []
        fingers.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
    page.wait_for_function(f"() => ({UNIT})() > {unit}")
    sharp(page)
    by_touch(page, "hand:0")
    place = page.locator('.pane [data-act^="at:"]').first
    act = place.get_attribute("data-act") or ""
    place.scroll_into_view_if_needed()
    at = place.bounding_box()
    assert at is not None
    beside = {"x": at["x"] + at["width"] / 2 + 12, "y": at["y"] + at["height"] / 2}
    outlined = page.locator(".pane [data-near]")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [beside]})
    expect(outlined).to_have_attribute("data-act", act)
    size = "it => parseFloat(getComputedStyle(it, '::after').width) / it.offsetWidth"
    assert outlined.evaluate(size) > 1.8, "a place is outlined as the tile that it is for"
    fingers.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    expect(outlined).to_have_count(0)
    page.touchscreen.tap(*beside.values())
    answered(page)
    expect(page.locator(f'[data-act="{act}"]')).to_have_attribute("aria-pressed", "true")
