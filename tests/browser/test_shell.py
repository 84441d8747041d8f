"""The shell in a browser: a small page of its own under the app's server."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import watch
from tests.serving import ROOT, Served, serve_app

SAMPLES = Path(__file__).with_name("samples")

# How many pixels of a canvas have the colour of a piece.
PAINTED = """(name, root = document) => {
  const canvas = root?.querySelector(`[data-canvas="${name}"] canvas`);
  if (!canvas || !canvas.width) return -1;
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 2] > data[i + 1] + 30 && data[i + 3] > 200) count += 1;
  return count;
}"""
PIECE = 92 * 104

NOTE_GHOSTS = """() => { window.ghosts = []; window.holes = 0;
  window.noting?.disconnect();
  window.noting = new MutationObserver((all) => all.forEach((m) => m.addedNodes.forEach((n) => {
    ghosts.push(n.className);
    if (document.querySelector(".slot canvas").style.clipPath) holes += 1;
  })));
  noting.observe(document.querySelector(".stage"), { childList: true }); }"""


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    paths = os.pathsep.join(map(str, (ROOT, SAMPLES)))
    served = serve_app(
        *("--notebook", str(SAMPLES / "shell.ipynb"), "--pool", "1"),
        env=os.environ | {"PYTHONPATH": paths},
    )
    yield served
    served.stop()


@pytest.fixture(scope="module")
def one_page(chromium: Browser, server: Served) -> Iterator[tuple[Page, list[str]]]:
    """A page that most tests share, and what went wrong on it."""
    context = chromium.new_context(reduced_motion="reduce", locale="en")
    page, problems = context.new_page(), []
    watch(page, problems, server.url)
    page.goto(server.url)
    yield page, problems
    page.goto("about:blank")  # leaving lets the page say farewell to its kernel
    context.close()


@pytest.fixture
def page(one_page: tuple[Page, list[str]]) -> Iterator[Page]:
    """The shared page, as at its start."""
    page, problems = one_page
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(reduced_motion="reduce", color_scheme="light")
    rounds = int(page.locator(".round").inner_text())
    press(page, "reset")
    expect(page.locator(".round")).to_have_text(str(rounds + 1))
    expect(page.locator(".seen")).to_have_text("1280 800 1 False False")
    wait_painted(page, "tray")
    yield page
    assert not problems


@pytest.fixture
def moving(page: Page) -> Page:
    """The page of someone who likes movement; it notes every copy that is laid over it."""
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(NOTE_GHOSTS)
    return page


@pytest.fixture
def open_shell(open_app, server):
    """A page and a kernel of one's own."""

    def open_page(**settings) -> Page:
        page = open_app(url=server.url, **settings)
        wait_painted(page, "tray")
        return page

    return open_page


def painted(page: Page, name: str) -> int:
    """Pieces that can be seen on a canvas."""
    count = page.evaluate(PAINTED, name)
    scale = page.evaluate("devicePixelRatio")
    return round(count / (PIECE * scale * scale))


def wait_painted(page: Page, name: str, pieces: int = 6) -> None:
    scale = page.evaluate("devicePixelRatio")
    page.wait_for_function(
        f"([name, size, pieces]) => Math.round(({PAINTED})(name) / size) === pieces",
        arg=[name, PIECE * scale * scale, pieces],
    )


def log(page: Page) -> list[str]:
    return page.locator(".log li").all_inner_texts()


def press(page: Page, act: str) -> None:
    page.locator(f'[data-act="{act}"]').click()


# ---- pictures and events


def test_a_page_fills_the_window_and_is_painted(open_shell):
    page = open_shell(scale=2)
    assert painted(page, "tray") == 6
    expect(page.locator(".seen")).to_have_text("1280 800 2 False False")
    box = page.locator(".tutor").bounding_box()
    assert (box["x"], box["y"], box["width"]) == (0, 0, page.evaluate("innerWidth"))
    assert box["height"] >= 800
    assert page.evaluate("document.querySelector('.tutor canvas').width") == 640
    assert page.title() == "Shell"


def test_a_click_changes_text_picture_and_what_is_said(page):
    press(page, "take:0")
    wait_painted(page, "tray", 5)
    assert log(page) == ["act take:0"]
    expect(page.get_by_role("status")).to_have_text("Piece 0 taken.")


def test_a_canvas_that_was_hidden_is_painted_when_it_is_shown(page):
    press(page, "take:0")
    press(page, "tab:hand")
    expect(page.locator('[data-canvas="hand"]')).to_be_visible()
    wait_painted(page, "hand", 1)
    press(page, "undo")
    press(page, "tab:tray")  # its slot is new, its canvas is the old one
    wait_painted(page, "tray", 6)


def test_nothing_is_lost_or_doubled_while_python_thinks(page):
    page.evaluate(
        """() => {
          const press = (act) => document.querySelector(`[data-act="${act}"]`).click();
          ["slow:0.5", "slow:0.5", "take:0", "take:1", "take:0", "refuse"].forEach(press);
        }"""
    )
    expect(page.locator('[data-act="slow:0.5"]')).to_have_attribute("data-state", "pressed")
    expect(page.locator(".log li")).to_have_count(4)
    assert log(page) == ["act slow:0.5", "act take:0", "act take:1", "act refuse"]
    press(page, "refuse")
    expect(page.locator(".log li")).to_have_count(5)


def test_fields_forms_boxes_and_files(page):
    page.get_by_label("Name").fill("")
    page.get_by_label("Name").press_sequentially("Bob")
    expect(page.locator(".typed")).to_have_text("Bob")
    expect(page.get_by_label("Name")).to_have_value("Bob")  # though the page says "Ana"
    page.get_by_label("Name").fill("Bo <b>")
    page.get_by_label("Name").press("Enter")
    expect(page.locator(".log li").last).to_have_text("act form {'who': 'Bo <b>'}")
    assert log(page)[-2] == "input who Bo <b>"  # what was typed comes before what was sent
    page.get_by_label("Tick").check()
    expect(page.locator(".log li").last).to_have_text("act check true")
    page.get_by_label("File").set_input_files(
        {"name": "a.json", "mimeType": "text/plain", "buffer": b"saved"}
    )
    expect(page.locator(".log li").last).to_have_text("act file saved")


def test_an_act_comes_by_itself(page):
    press(page, "take:0")
    press(page, "later")
    wait_painted(page, "tray", 6)
    assert log(page) == ["act take:0", "act later", "act undo"]


def test_files_and_the_clipboard(open_shell):
    page = open_shell(permissions=["clipboard-read", "clipboard-write"])
    with page.expect_download() as download:
        press(page, "save")
    assert download.value.suggested_filename == "game.json"
    assert download.value.path().read_text("utf-8") == '{"saved": "é"}'
    press(page, "copy")
    expect(page.get_by_role("status")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == "a link to share"


def test_without_a_clipboard_the_text_is_shown(page):
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error()); }")
    press(page, "copy")
    field = page.get_by_role("textbox", name="Copy this text")
    expect(field).to_have_value("a link to share")
    expect(field).to_be_focused()
    page.get_by_role("button", name="Close").click()
    expect(field).to_have_count(0)


def test_addresses_go_forth_and_back(open_shell):
    page = open_shell(path="#one")
    expect(page.locator(".address")).to_have_text("one")
    press(page, "go:two")
    expect(page.locator(".address")).to_have_text("two")
    assert page.url.endswith("#two")
    page.go_back()
    expect(page.locator(".address")).to_have_text("one")
    assert log(page) == ["act go:two", "hash one"]


# ---- what it is seen in


def test_size_theme_and_sharpness_are_reported(open_shell):
    page = open_shell(theme="dark")
    expect(page.locator(".seen")).to_have_text("1280 800 1 True False")
    expect(page.locator(".tutor")).to_have_attribute("data-theme", "dark")
    page.set_viewport_size({"width": 390, "height": 1200})
    expect(page.locator(".seen")).to_have_text("390 1200 1 True False")
    page.emulate_media(color_scheme="light")
    expect(page.locator(".seen")).to_have_text("390 1200 1 False False")
    press(page, "dress:dark")
    expect(page.locator(".tutor")).to_have_attribute("data-theme", "dark")
    page.add_init_script(
        """new MutationObserver(() => {
          const shell = document.querySelector(".tutor[data-theme]");
          if (shell) window.firstTheme ??= shell.dataset.theme;
        }).observe(document, { subtree: true, childList: true, attributes: true });"""
    )
    page.reload()
    page.wait_for_function("window.firstTheme")  # before Python has said anything
    assert page.evaluate("firstTheme") == "dark"


# ---- keyboard


def focused(page: Page) -> str:
    return page.evaluate("document.activeElement.getAttribute('aria-label')")


def test_a_board_is_one_tab_stop_and_arrows_go_to_the_nearest(page):
    page.get_by_label("Piece 0").focus()
    for key, piece in [
        *[("ArrowRight", 1), ("ArrowDown", 4), ("ArrowLeft", 3), ("ArrowLeft", 3)],
        *[("End", 5), ("ArrowUp", 2), ("Home", 0), ("ArrowRight", 1)],
    ]:
        page.keyboard.press(key)
        assert focused(page) == f"Piece {piece}", key
    page.keyboard.press("Tab")
    expect(page.locator('[data-act="slow:0.5"]')).to_be_focused()
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "Piece 1"  # it remembers


def test_focus_goes_to_the_neighbour_of_a_piece_that_went(page):
    page.get_by_label("Piece 2").focus()
    page.keyboard.press("Enter")
    wait_painted(page, "tray", 5)
    assert focused(page) == "Piece 1"
    for piece in (1, 0, 3, 4):
        page.keyboard.press("Space")
        expect(page.get_by_label(f"Piece {piece}")).to_have_count(0)
    assert focused(page) == "Piece 5"
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="A page")).to_be_focused()


def test_focus_stays_where_the_page_is_painted_anew(page):
    page.locator('[data-act="undo"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log li")).to_have_count(1)
    expect(page.locator('[data-act="undo"]')).to_be_focused()
    press(page, "heading")
    expect(page.get_by_role("heading", name="A page")).to_be_focused()


def test_letters_press_buttons_but_not_while_typing(page):
    press(page, "take:0")
    page.keyboard.press("Control+u")
    page.get_by_label("Name").press("End")
    page.keyboard.press("u")
    expect(page.locator(".typed")).to_have_text("Anau")
    assert "act undo" not in log(page)
    page.get_by_label("Piece 3").focus()
    page.keyboard.press("u")
    wait_painted(page, "tray", 6)
    press(page, "dress:light")  # this look has no shortcuts
    expect(page.locator(".log li").last).to_have_text("act dress:light")
    page.keyboard.press("u")
    press(page, "refuse")
    expect(page.locator(".log li").last).to_have_text("act refuse")
    assert log(page)[-2:] == ["act dress:light", "act refuse"]


def test_escape_cancels_and_a_dialog_keeps_its_own(page):
    page.get_by_label("Piece 0").focus()
    page.keyboard.press("Escape")
    expect(page.locator(".log li").last).to_have_text("act cancel")
    page.locator('[data-act="dialog:open"]').focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Rule")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert log(page)[-1] == "act dialog:close"
    expect(page.locator('[data-act="dialog:open"]')).to_be_focused()


def test_the_wheel_and_touch_scroll_over_a_canvas(page):
    page.set_viewport_size({"width": 1280, "height": 300})
    page.get_by_label("Piece 0").hover()
    page.mouse.wheel(0, 200)
    page.wait_for_function("scrollY > 100")
    # A canvas of ipycanvas would take touches away from scrolling, too.
    assert page.evaluate("document.elementFromPoint(160, 20).closest('canvas')") is None


def test_small_targets_still_take_a_finger(open_shell):
    page = open_shell(touch=True)
    button = page.get_by_label("Piece 0")
    button.evaluate("(b) => Object.assign(b.style, {left: '50px', width: '10px', height: '10px'})")
    box = button.bounding_box()
    page.touchscreen.tap(box["x"] - 12, box["y"] + 5)
    wait_painted(page, "tray", 5)


# ---- movement


def test_a_piece_flies_and_nothing_is_left_over(moving):
    press(moving, "take:0")
    moving.wait_for_function("ghosts.length > 0")
    assert moving.evaluate("ghosts") == ["ghost", "ghost flies"]
    expect(moving.locator(".ghost")).to_have_count(0)


def test_a_refused_piece_shakes_in_a_hole_of_its_own(moving):
    press(moving, "refuse")
    moving.wait_for_function("ghosts.length > 0")
    expect(moving.locator(".ghost")).to_have_count(0)
    assert moving.evaluate("[ghosts, holes]") == [["ghost"], 1]
    assert moving.evaluate("document.querySelector('.slot canvas').style.clipPath") == ""


def test_the_next_page_ends_what_still_moves(moving):
    moving.evaluate(
        """() => { window.animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, options) {
            return animate.call(this, frames, { ...options, duration: 1e6 }); }; }"""
    )
    press(moving, "refuse")
    expect(moving.locator(".ghost")).to_have_count(1)
    press(moving, "undo")
    expect(moving.locator(".ghost")).to_have_count(0)
    moving.evaluate("() => { Element.prototype.animate = window.animate; }")


def test_who_wants_no_movement_gets_none(moving):
    page = moving
    page.emulate_media(reduced_motion="reduce")
    press(page, "refuse")
    press(page, "take:0")
    wait_painted(page, "tray", 5)
    assert page.evaluate("ghosts") == []


# ---- trouble


def test_an_error_shows_a_way_on(open_app, server):
    problems: list[str] = []
    page = open_app(url=server.url, problems=problems)
    press(page, "break")
    banner = page.get_by_role("alert")
    expect(banner).to_contain_text("Something went wrong. Your place is kept.")
    banner.get_by_role("button", name="Go on").click()
    expect(banner).to_be_empty()
    press(page, "take:0")
    wait_painted(page, "tray", 5)


def test_a_dead_kernel_is_noticed_and_the_place_is_kept(open_app, server):
    problems: list[str] = []
    page = open_app(url=server.url, problems=problems)
    wait_painted(page, "tray")
    press(page, "take:0")
    press(page, "take:4")
    wait_painted(page, "tray", 4)
    press(page, "die")
    banner = page.get_by_role("alert")
    expect(banner).to_contain_text("The tutor has stopped. Your place is kept.", timeout=20_000)
    banner.get_by_role("button", name="Reload").click()
    wait_painted(page, "tray", 4)
    expect(page.get_by_label("Piece 4")).to_have_count(0)


def test_a_kernel_at_work_is_not_taken_for_dead(page):
    page.evaluate(
        """() => { window.alarms = 0;
          new MutationObserver(() => { alarms += 1; })
            .observe(document.querySelector('[role="alert"]'), { childList: true }); }"""
    )
    press(page, "slow:3")  # three times as long as an answer is waited for
    expect(page.locator(".tutor")).to_have_class("tutor waits")
    expect(page.locator(".log li")).to_have_text("act slow:3")
    expect(page.locator(".tutor")).to_have_class("tutor")
    assert page.evaluate("alarms") == 0


def test_progress_stays_and_another_tab_hears_of_it(open_app, open_shell, server):
    first = open_shell()
    expect(first.locator(".stored")).to_have_text("nothing")
    second = open_app(url=server.url, context=first.context)
    press(first, "store:yes")
    expect(first.locator(".stored")).to_have_text("yes")
    expect(second.locator(".stored")).to_have_text("yes")
    assert log(second) == ["stored"]
    first.reload()
    expect(first.locator(".stored")).to_have_text("yes")
    assert first.evaluate("localStorage.getItem('tutor.seen')") == "yes"


def test_a_full_store_is_told_once_and_play_goes_on(page):
    press(page, "big")
    banner = page.get_by_role("alert")
    expect(banner).to_contain_text("does not keep your progress")
    banner.get_by_role("button").click()
    press(page, "big")
    press(page, "take:0")
    wait_painted(page, "tray", 5)
    expect(banner).to_be_empty()


def test_a_browser_that_keeps_nothing_is_told_once(open_app, server):
    page = open_app(url="about:blank", ready=False, problems=[])
    page.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name, { get() { throw new DOMException('no'); } });"
    )
    page.goto(server.url)
    wait_painted(page, "tray")
    expect(page.get_by_role("alert")).to_contain_text("does not keep your progress")
    press(page, "take:0")
    wait_painted(page, "tray", 5)


# ---- for everyone


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(open_shell, theme):
    page = open_shell(theme=theme)
    assert page.locator("canvas").first.get_attribute("aria-hidden") == "true"
    assert page.locator("canvas").first.get_attribute("tabindex") is None
    assert page.get_by_role("main").count() == 1
    assert page.locator('[role="application"]').count() == 0
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_the_focus_ring_is_whole(page):
    page.locator('[data-act="slow:0.5"]').focus()
    page.keyboard.press("Shift+Tab")
    style = page.evaluate(
        "(({outlineWidth: w, outlineOffset: o, outlineStyle: s}) => [w, o, s])"
        "(getComputedStyle(document.activeElement))"
    )
    assert style == ["3px", "3px", "solid"]
    clips = page.evaluate(
        """() => { const found = [];
          for (let n = document.activeElement.parentElement; n.parentElement; n = n.parentElement)
            if (getComputedStyle(n).overflow !== "visible") found.push(n.className);
          return found; }"""
    )
    assert clips == []


def test_every_button_is_large_enough_for_a_finger(page):
    page.set_viewport_size({"width": 390, "height": 844})
    sizes = page.evaluate(
        "[...document.querySelectorAll('button')].filter((b) => b.offsetParent).map((b) => {"
        " const { width, height } = b.getBoundingClientRect(); return Math.min(width, height); })"
    )
    assert sizes
    assert min(sizes) >= 44
    assert not re.search("[0-9]", "".join(page.get_by_role("alert").all_inner_texts()))
