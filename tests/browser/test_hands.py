"""Playing with the hands: pieces are dragged by mouse and finger; what flies is the piece alone."""

from __future__ import annotations

from base64 import b64encode

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenApp
from tests.browser.driving import answered, by_mouse, piece
from tests.browser.matches import begun
from tests.browser.tables import a_match, open_table, stored
from tests.budget import breadth
from tutor.chocolatiers.actions import Box
from tutor.chocolatiers_family.actions import Take
from widgets.rooms import room

pytestmark = pytest.mark.browser

# Every movement stands still at this part of its way; `finishMoves` lets it end.
STAND_STILL = """part => {
  window.moving = [];
  window.animate ??= Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const animation = window.animate.call(this, frames, options);
    animation.pause();
    animation.currentTime = (options.delay ?? 0) + part * options.duration;
    moving.push(animation);
    return animation;
  };
  window.finishMoves = () => moving.splice(0).forEach((animation) => animation.finish());
}"""
# How many of the pixels of two pictures differ so much that one sees it.
DIFFERENT = """async ([one, two]) => {
  const read = async (text) => {
    const picture = Object.assign(new Image(), { src: text });
    await picture.decode();
    const bitmap = await createImageBitmap(picture);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(bitmap, 0, 0);
    return pen.getImageData(0, 0, bitmap.width, bitmap.height).data;
  };
  const [a, b] = [await read(one), await read(two)];
  if (a.length !== b.length) return 1;
  let count = 0;
  for (let i = 0; i < a.length; i += 4)
    if (Math.max(...[0, 1, 2].map((n) => Math.abs(a[i + n] - b[i + n]))) > 60) count += 1;
  return (4 * count) / a.length;
}"""
PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
EDGE = 3
"""So much at the sides of a piece is its line and shadow (px)."""


def centre(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def act(target: str) -> str:
    return f'.target[data-act="{target}"]'


def zone(name: str) -> str:
    return f'[data-canvas="{name}"]'


def lift(page: Page, source: str, to: tuple[float, float]) -> None:
    """Pick a piece up by mouse, and hold it over a point of the window."""
    page.locator(".target[data-drag]").first.wait_for()
    answered(page)  # a new page is laid out once more when Python knows the window's size
    page.mouse.move(*centre(page, act(source)))
    page.mouse.down()
    page.mouse.move(*to, steps=4)
    answered(page)


def drag(page: Page, source: str, to: tuple[float, float]) -> None:
    """Drag a piece by mouse to a point of the window."""
    lift(page, source, to)
    page.mouse.up()
    answered(page)


def drag_by_finger(page: Page, source: str, to: tuple[float, float]) -> None:
    """The same on a touch screen."""
    finger = page.context.new_cdp_session(page)
    page.locator(f"{act(source)}[data-drag]").wait_for()
    x, y = centre(page, act(source))

    def touch(kind: str, *points: tuple[float, float]) -> None:
        data = [{"x": px, "y": py} for px, py in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": data})

    page.evaluate(PAINTED)  # a browser asks what was painted last whether a finger scrolls there
    touch("touchStart", (x, y))
    for part in (0.1, 0.3, 0.6, 1.0):
        touch("touchMove", (x + part * (to[0] - x), y + part * (to[1] - y)))
    answered(page)
    touch("touchEnd")
    answered(page)


def seen(page: Page, box: dict[str, float]) -> str:
    """What is painted in a part of the window."""
    clip = {
        "x": box["x"] + EDGE,
        "y": box["y"] + EDGE,
        "width": box["width"] - 2 * EDGE,
        "height": box["height"] - 2 * EDGE,
    }
    return "data:image/png;base64," + b64encode(page.screenshot(clip=clip)).decode()


def test_a_card_is_dragged_into_the_hand(open_app: OpenApp) -> None:
    match = a_match(2)
    page = open_table(open_app, match)
    drag(page, "tray:2", centre(page, zone("hand")))
    played = stored(page)
    assert played.length == match.length + 1
    assert played.step(played.length).action == Take(match.state.tray[2])
    expect(page.locator(".ghost")).to_have_count(0)


def test_the_places_that_take_a_piece_light_up_while_it_is_in_the_air(open_app: OpenApp) -> None:
    page = open_table(open_app, a_match(2))
    lift(page, "hand:0", centre(page, zone("display")))
    expect(page.locator(".target[data-takes]")).to_have_count(7)
    expect(page.locator(act("hand:0"))).to_have_attribute("data-held", "")
    page.keyboard.press("Escape")
    answered(page)
    expect(page.locator("[data-takes], [data-held]")).to_have_count(0)
    page.mouse.up()
    answered(page)
    assert stored(page).length == a_match(2).length


def test_a_drag_that_cannot_be_is_answered_and_the_piece_goes_back(open_app: OpenApp) -> None:
    match = a_match(2)
    page = open_table(open_app, match, motion=True)
    drag(page, "stack:0", centre(page, zone("display")))
    expect(page.locator(".message.refused")).to_be_visible()
    drag(page, "tray:1", centre(page, zone("display")))
    expect(page.locator(".message.refused .chip")).to_have_attribute("data-act", "rule:3.1")
    expect(page.locator(".ghost")).to_have_count(0)
    assert stored(page).length == match.length


def test_a_press_that_does_not_move_is_a_click(open_app: OpenApp) -> None:
    match = a_match(2)
    page = open_table(open_app, match)
    x, y = centre(page, act("tray:0"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 3, y + 3)
    page.mouse.up()
    assert stored(page).length == match.length + 1


def test_a_finger_drags_without_scrolling_the_page(open_app: OpenApp) -> None:
    match = a_match(2)
    page = open_table(open_app, match, width=PHONE[0], height=PHONE[1], touch=True)
    piece(page, "hand:0").tap()
    piece(page, "tray:6").wait_for()  # a tap is a tap: the card is put down for a swap
    before = page.evaluate("scrollY")
    drag_by_finger(page, "tray:1", centre(page, zone("display")))
    expect(page.locator(".message.refused .chip")).to_have_attribute("data-act", "rule:3.1")
    assert page.evaluate("scrollY") == before
    assert stored(page).length == match.length


@breadth("part", 0.999, 0.5)
def test_what_flies_is_the_card_alone(open_app: OpenApp, part: float) -> None:
    """Half way and just before it lands a card looks as it will at rest: no ring, no badge, no
    slice of what lay beside it."""
    page = open_table(open_app, a_match(2), motion=True)
    page.evaluate(STAND_STILL, part)
    by_mouse(page, "tray:2")
    page.wait_for_function("() => document.querySelectorAll('.ghost.flies').length === 1")
    box = page.locator(".ghost.flies").bounding_box()
    assert box
    flying = seen(page, box)
    page.evaluate("finishMoves()")
    expect(page.locator(".ghost")).to_have_count(0)
    hand = page.locator('.target[data-act^="hand:"]')
    rest = hand.last.bounding_box()
    assert rest
    if part < 0.9:  # it is still smaller than at rest: only its shape can be compared
        assert box["width"] / box["height"] == pytest.approx(rest["width"] / rest["height"], 0.01)
        return
    page.mouse.move(2, 2)  # no hover
    assert page.evaluate(DIFFERENT, [flying, seen(page, rest)]) < 0.04


def test_the_tray_is_refilled_by_cards_not_by_the_deck(open_app: OpenApp) -> None:
    page = open_table(open_app, a_match(2), motion=True)
    by_mouse(page, "tray:2")
    expect(page.locator(".ghost")).to_have_count(0)
    page.evaluate(STAND_STILL, 0.999)
    by_mouse(page, "skip")
    page.wait_for_function("() => document.querySelectorAll('.ghost.flies').length === 1")
    box = page.locator(".ghost.flies").bounding_box()
    assert box
    flying = seen(page, box)
    hole = "document.querySelector('[data-canvas=tray] canvas').style.clipPath"
    assert page.evaluate(hole), "its place is still empty"
    page.evaluate("finishMoves()")
    expect(page.locator(".ghost")).to_have_count(0)
    assert page.evaluate(hole) == ""
    page.mouse.move(2, 2)
    rest = page.locator(act("tray:2")).bounding_box()
    assert rest
    assert page.evaluate(DIFFERENT, [flying, seen(page, rest)]) < 0.04


# The movement of the card that turns over, at a part of its way: where it is, and how much of it
# is seen.
WON = """part => {
  const won = moving.find(({ effect }) => effect.getTiming().duration === 1280);
  won.currentTime = (won.effect.getTiming().delay ?? 0) + part * 1280;
  const { x, y, width, height } = won.effect.target.getBoundingClientRect();
  return [x + width / 2, y + height / 2, Number(getComputedStyle(won.effect.target).opacity)];
}"""


def test_first_is_seen_until_it_lies_with_its_owner(open_app: OpenApp) -> None:
    match = begun("chocolatiers", 2, "playful", actions=70)
    box = next(action for action in match.game.actions(match.state) if isinstance(action, Box))
    *clicks, last = room("chocolatiers").tabletop().clicks(match.game, match.state, box)
    page = open_table(open_app, match, motion=True)
    for click in clicks:
        by_mouse(page, click)
    expect(page.locator(".ghost")).to_have_count(0)
    page.evaluate(STAND_STILL, 0.5)
    by_mouse(page, last)
    page.wait_for_function("() => moving.some((each) => each.effect.getTiming().duration === 1280)")
    lifted, still = page.evaluate(WON, 0.3), page.evaluate(WON, 0.59)
    assert lifted == still  # it turns where it was lifted, then flies
    x, y, opacity = page.evaluate(WON, 0.9)
    assert lifted[2] == opacity == 1
    owner = page.locator(zone("display")).bounding_box()
    assert owner
    assert owner["x"] < x < owner["x"] + owner["width"]
    assert owner["y"] < y < owner["y"] + owner["height"]
    page.evaluate("finishMoves()")
    expect(page.locator(".ghost")).to_have_count(0)
