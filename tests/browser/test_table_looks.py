"""How the table stands in windows of every size, and what axe says to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import ON_SCREENS, findings
from tests.browser.conftest import DESKTOP, PHONE, TABLET, OpenApp
from tests.browser.driving import answered, by_mouse
from tests.browser.tables import a_match, choice, open_table
from tests.budget import breadth

pytestmark = pytest.mark.browser


@pytest.mark.long  # test_a11y.py looks at a table, too
@ON_SCREENS
def test_axe_finds_nothing(open_app: OpenApp, size: tuple[int, int], theme: str) -> None:
    match = a_match(3, actions=14)
    page = open_table(open_app, match, width=size[0], height=size[1], theme=theme)
    assert not findings(page)
    by_mouse(page, "deck" if page.locator('[data-act="deck"]').count() else "undo")
    page.locator(".message").wait_for()
    assert not findings(page)


@breadth("dialog", "new", "words", "moves")
def test_axe_finds_nothing_in_the_dialogs(open_app: OpenApp, dialog: str) -> None:
    page = open_table(open_app, a_match(3, actions=14))
    by_mouse(page, "dialog:menu")
    expect(page.locator("dialog")).to_be_visible()
    assert not findings(page)
    page.click(f'dialog [data-act="dialog:{dialog}"]')
    expect(page.locator("dialog h2")).not_to_have_text("This game")
    assert not findings(page)


@pytest.mark.long  # and test_table.py at a game's end
@breadth("size", PHONE, DESKTOP, TABLET)
def test_axe_finds_nothing_at_the_end(open_app: OpenApp, size: tuple[int, int]) -> None:
    match = a_match(3)
    while not match.over:
        match.play(choice(match))
    page = open_table(open_app, match, width=size[0], height=size[1])
    by_mouse(page, "count")
    expect(page.locator(".contender").first).to_be_visible()
    assert not findings(page)
    by_mouse(page, "tally-skip")
    expect(page.locator(".doily")).to_be_visible()
    assert not findings(page)
    by_mouse(page, "tally-sums")
    expect(page.locator("td.total").first).to_be_visible()
    assert not findings(page)


@breadth("size", PHONE, DESKTOP, TABLET)
def test_nothing_sticks_out_at_the_side(open_app: OpenApp, size: tuple[int, int]) -> None:
    page = open_table(open_app, a_match(4, actions=20), width=size[0], height=size[1])
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0]


OUT_OF_SIGHT = """() => {
  const wrong = [], bar = document.querySelector(".turn").getBoundingClientRect();
  for (const one of document.querySelectorAll(".playing .slot, .held > span, .turn .btn")) {
    const box = one.getBoundingClientRect(), name = one.dataset.canvas || one.textContent;
    if (one.matches(".turn-step") && !one.checkVisibility()) continue;  // in its time
    if (!box.width || box.left < 0 || box.top < 0 || box.right > innerWidth + 10)
      wrong.push(`${name} is out of sight`);
    if (box.bottom > (one.closest(".turn") ? innerHeight : bar.top + 10))
      wrong.push(`${name} is too low`);
  }
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight) wrong.push(`the page is ${root.scrollHeight} high`);
  return wrong;
}"""
"""What is not whole on the table, but for 10 px in which a canvas has nothing but counts."""


@breadth(
    ("players", "size"),
    *((3, (667, 375)), (4, (844, 390)), (2, (844, 390)), (3, (844, 390)), (4, (640, 400))),
)
def test_all_of_the_table_is_in_sight_on_a_phone_held_sideways(
    open_app: OpenApp, players: int, size: tuple[int, int]
) -> None:
    page = open_table(open_app, a_match(players, actions=20), width=size[0], height=size[1])
    expect(page.locator(".held > span")).to_have_count(3 * (players - 1))
    expect(page.locator('[data-canvas="scoring"]')).to_be_visible()
    assert not page.evaluate(OUT_OF_SIGHT)


SPAN = """() => {
  const boxes = [...document.querySelectorAll(".playing .slot, .playing .panel")]
    .map((one) => one.getBoundingClientRect());
  return [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right)),
    Math.max(...boxes.map((box) => box.bottom)), document.documentElement.scrollHeight];
}"""
"""From where to where the table reaches, and how high the page is."""


@breadth("size", (2560, 1440), (1920, 1080))
def test_the_table_fills_a_large_screen(open_app: OpenApp, size: tuple[int, int]) -> None:
    page = open_table(open_app, a_match(3, actions=20), width=size[0], height=size[1])
    left, right, bottom, height = page.evaluate(SPAN)
    assert left < 0.03 * size[0]
    assert right > 0.97 * size[0]
    assert 0.95 * size[1] < bottom < size[1]
    assert height == size[1]


LINES = """act => {
  const button = document.querySelector(`[data-act="${act}"]`);
  const words = document.createRange();
  words.selectNodeContents([...button.querySelectorAll("span")].pop());
  const lines = new Set([...words.getClientRects()].map((line) => Math.round(line.top)));
  return { lines: lines.size, overflows: button.scrollWidth > button.clientWidth };
}"""
WINDOWS = {
    (1280, 800): ".wide",
    (1024, 768): ".tablet:not(.low)",
    (844, 390): ".tablet.low",
    (640, 400): ".tablet.low",
    (390, 844): ".phone",
    (320, 568): ".phone",
    (1920, 1080): ".wide",
}
"""Windows and how the table is laid out in them."""


def test_what_can_be_done_with_a_box_is_readable_at_every_size(open_app: OpenApp) -> None:
    """On one line, but for a phone, where four buttons and the main one stand in one row."""
    match = a_match(3)
    while not (match.your_turn and match.state.phase == "bonus"):
        match.play(choice(match))
    page = open_table(open_app, match)
    by_mouse(page, "stack:1")
    for (width, height), layout in WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(f".playing{layout}", state="attached")
        answered(page)
        for act in ("pay", "rotate"):
            found = page.evaluate(LINES, act)
            assert not found["overflows"], f"{act} at {width} x {height}"
            assert found["lines"] <= 1 + (layout == ".phone"), f"{act} at {width} x {height}"


@breadth("size", (820, 1180), (1024, 740), ids=["high", "low"])
def test_on_a_tablet_the_name_of_the_hand_stands_clear_of_the_display(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    page = open_table(open_app, a_match(2, actions=4), width=size[0], height=size[1])
    display = page.locator('[data-canvas="display"]').bounding_box()
    name = page.locator(".own-row > .label").bounding_box()
    assert display is not None
    assert name is not None
    assert display["y"] + display["height"] <= name["y"]
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
