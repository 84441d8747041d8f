"""Each button of the moment has one place, in whatever lesson it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenApp
from tests.browser.driving import answered, by_mouse, go
from tests.budget import breadth

pytestmark = pytest.mark.browser

PLACES = """() => Object.fromEntries([...document.querySelectorAll(".moment > .btn")].map((one) => {
  const box = one.getBoundingClientRect();
  return [one.id, [box.left, box.right, box.top].map(Math.round)];
}))"""
NOTHING_LIES_BELOW = """() => {
  const top = document.querySelector(".moment").getBoundingClientRect().top;
  const hand = document.querySelector('[data-canvas="hand"]').getBoundingClientRect();
  return hand.bottom <= top;
}"""


def with_a_box_in_hand(page: Page, step: str, stack: int) -> dict[str, list[int]]:
    go(page, f"#lesson/{step}")
    by_mouse(page, f"stack:{stack}")
    found: dict[str, list[int]] = page.evaluate(PLACES)
    return found


@breadth("size", (390, 844), (1280, 800), (844, 390), (1024, 768))
def test_a_button_stands_where_it_always_stands(open_app: OpenApp, size: tuple[int, int]) -> None:
    page = open_app(path="#home", width=size[0], height=size[1])
    few = with_a_box_in_hand(page, "first-bite/2", 0)
    many = with_a_box_in_hand(page, "your-display/2", 3)
    assert {*many} - {*few} == {"pay"}, "paying is to be learned first"
    assert {"cancel", "rotate", "confirm"} <= {*few}
    for button, place in few.items():
        assert many[button] == place, f"{button} has another place"
    by_mouse(page, "hand:0")
    answered(page)
    if size[0] == 390:
        assert page.evaluate(NOTHING_LIES_BELOW), "the foot lies over the hand"
