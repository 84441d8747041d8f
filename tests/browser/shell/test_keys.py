"""The shell by keyboard and by finger."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.driving import answered
from tests.browser.shell.seeing import log, press, wait_painted


def focused(page: Page) -> str:
    """What has the focus when all is answered. Pictures are there before that."""
    answered(page)
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
    expect(page.locator('[data-act="wait"]')).to_be_focused()
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "Piece 1"  # it remembers


def test_a_tab_stop_that_stays_is_not_written_anew(page):
    """It would cost styles: a page has tab stops by the dozen."""
    page.evaluate(
        """() => {
          window.written = [];
          const note = (found) => written.push(...found.map(({ target }) => target.ariaLabel));
          const options = { subtree: true, attributeFilter: ["tabindex"] };
          new MutationObserver(note).observe(document.body, options);
        }"""
    )
    press(page, "undo")
    expect(page.locator(".log li")).to_have_count(1)
    answered(page)
    assert page.evaluate("written") == []
    for piece in ("Piece 1", "Piece 4"):  # one of them may be the stop already
        page.get_by_label(piece).focus()
    assert "Piece 4" in page.evaluate("written")


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
    page.wait_for_function("() => scrollY > 100")
    # A canvas of ipycanvas would take touches away from scrolling, too.
    assert page.evaluate("document.elementFromPoint(160, 20).closest('canvas')") is None


def test_small_targets_still_take_a_finger(open_shell):
    page = open_shell(touch=True)
    button = page.get_by_label("Piece 0")
    button.evaluate("(b) => Object.assign(b.style, {left: '50px', width: '10px', height: '10px'})")
    box = button.bounding_box()
    page.touchscreen.tap(box["x"] - 12, box["y"] + 5)
    wait_painted(page, "tray", 5)
