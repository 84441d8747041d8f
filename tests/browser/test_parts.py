"""Only what has changed comes into the page: the rest stays as it is, and nothing is lost by it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, OpenApp
from tests.browser.driving import answered, by_keys, by_mouse
from tests.browser.tables import GAME, a_match, open_table
from tests.serving import Served
from tutor import Record

pytestmark = pytest.mark.browser

MARK = """() => {
  for (const part of document.querySelectorAll("[data-part]")) part.mark = part.dataset.part;
  window.added = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const item of addedNodes) if (item.dataset?.part) added.push(item.dataset.part);
  }).observe(document.querySelector(".tutor-page"), { childList: true, subtree: true });
}"""
KEPT = """() => [...document.querySelectorAll("[data-part]")].every(
  (part) => part.mark === part.dataset.part && part.isConnected)"""


HAND_IS_PAINTED = """() => {
  const canvas = document.querySelector("[data-canvas=hand] .holder canvas");
  if (!canvas) return false;
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return data.some(Boolean);
}"""


def canvases(page: Page) -> int:
    """How many slots have a canvas with a picture."""
    return page.evaluate(
        """() => [...document.querySelectorAll("[data-canvas]")].filter(
             (slot) => slot.querySelector(".holder canvas")?.width > 1).length"""
    )


def test_a_click_leaves_everything_else_where_it_is(open_app: OpenApp) -> None:
    page = open_table(open_app, a_match(3))
    answered(page)
    before = canvases(page)
    page.evaluate(MARK)
    card = page.locator("[data-act='hand:0']")
    by_keys(page, "hand:0")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(card).to_be_focused()
    assert page.evaluate(KEPT)
    assert page.evaluate("added") == []
    assert canvases(page) == before > 4
    by_mouse(page, "dialog:menu")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("[data-act='dialog:menu']")).to_be_focused()
    assert page.evaluate(KEPT), "a dialog is beside the table, which stays"
    assert canvases(page) == before
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((item) => item.id)")
    assert len(ids) == len(set(ids))


WATCH = """() => {
  window.seen = [];
  const note = (what) => seen.at(-1) === what || seen.push(what);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    if (this.matches(".flies")) note("flies");
    return animate.apply(this, how);
  };
  const { drawImage, clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.drawImage = function (...what) {
    if (!this.canvas.isConnected) note("copied");
    return drawImage.apply(this, what);
  };
  CanvasRenderingContext2D.prototype.clearRect = function (...where) {
    if (this.canvas.closest("[data-canvas=hand]")) note("painted");
    return clearRect.apply(this, where);
  };
  const frame = () => {
    note("frame");
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def test_a_piece_flies_over_the_new_picture_from_the_first_frame(
    chromium: Browser, app: Served
) -> None:
    page = chromium.new_page(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    page.goto(f"{app.url}#table/{Record.start(GAME, players=2, seed=7).link()}")
    page.locator("[data-act='hand:0']").wait_for()
    answered(page)
    page.evaluate(WATCH)
    by_mouse(page, "hand:0")
    page.wait_for_function("() => seen.includes('flies') && seen.includes('painted')")
    seen = [what for what in page.evaluate("seen") if what != "frame"]
    assert seen == ["copied", "painted", "flies"], "the old picture, where it lands, is kept first"
    at = page.evaluate("seen.indexOf('copied')")
    assert page.evaluate("seen")[at : at + 3] == seen, "no frame comes in between"
    page.context.close()


SHOW, UNKNOWN = b'"kind": "show"', b'"kind": "lost"'


def losing(page: Page, now: list[bool], *, whole: bool = False) -> list[bytes]:
    """Lose every page that the server sends while `now` is [True], but not what comes with it; or
    all messages up to the first page. Return the messages with pages that were lost.
    """
    lost: list[bytes] = []

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hand_on(message: bytes | str) -> None:
            assert isinstance(message, bytes)
            if not now[0]:
                socket.send(message)
                return
            if SHOW in message:
                lost.append(message)
                now[0] = not whole
            if not whole:
                socket.send(message.replace(SHOW, UNKNOWN))

        server.on_message(hand_on)

    page.route_web_socket(lambda url: "/channels" in url, route)
    return lost


def test_a_page_that_lost_a_message_gets_all_of_it(chromium: Browser, app: Served) -> None:
    page = chromium.new_page(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    now = [False]
    lost = losing(page, now)
    page.goto(f"{app.url}#table/{Record.start(GAME, players=2, seed=7).link()}")
    first, second = (page.locator(f"[data-act='hand:{n}']") for n in range(2))
    first.wait_for()
    answered(page)
    now[0] = True
    first.click()
    answered(page)
    assert lost, "nothing was lost"
    now[0] = False
    expect(first).to_have_attribute("aria-pressed", "false")
    back = page.locator("[data-act='cancel']")
    expect(back).to_have_count(0)
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(back, "what the first click brought").to_have_count(1)
    page.context.close()


HAND = "() => document.querySelector('[data-canvas=hand] canvas').toDataURL()"


def test_a_picture_is_whole_again_after_one_was_lost(chromium: Browser, app: Served) -> None:
    pictures = []
    for loses in (False, True):
        page = chromium.new_page(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
        now = [False]
        lost = losing(page, now, whole=True)
        page.goto(f"{app.url}#table/{Record.start(GAME, players=2, seed=7).link()}")
        page.locator("[data-act='hand:0']").wait_for()
        answered(page)
        now[0] = loses
        page.locator("[data-act='hand:0']").click()
        while now[0]:  # until it is lost
            page.evaluate("1")
        for card in (1, 2):
            page.locator(f"[data-act='hand:{card}']").click()
            answered(page)
        page.mouse.move(0, 0)
        asks = "() => !document.querySelector('.flies, [data-asks]')"
        page.wait_for_function(asks)
        assert len(lost) == loses
        if loses:
            page.wait_for_function(f"was => ({HAND})() === was", arg=pictures[0])
        pictures.append(page.evaluate(HAND))
        page.context.close()
    assert pictures[0] == pictures[1]


@pytest.mark.long
def test_a_page_that_never_heard_of_its_canvases_shows_them(chromium: Browser, app: Served) -> None:
    page = chromium.new_page(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    now = [False]
    lost = losing(page, now, whole=True)
    page.goto(app.url)
    page.locator("#go-on").wait_for()
    answered(page)
    now[0] = True
    table = f"table/{Record.start(GAME, players=2, seed=7).link()}"
    page.evaluate("place => { location.hash = place; }", table)
    page.locator("[data-act='hand:0']").wait_for(timeout=60_000)
    assert lost, "nothing was lost"
    page.wait_for_function(HAND_IS_PAINTED)
    page.context.close()
