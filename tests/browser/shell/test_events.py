"""Pictures, and what the learner does: told to Python once each, in order."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.driving import answered
from tests.browser.shell.seeing import log, painted, press, wait_painted


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


def test_nothing_is_lost_or_doubled_while_python_thinks(page, gate):
    page.evaluate(
        """() => {
          const press = (act) => document.querySelector(`[data-act="${act}"]`).click();
          ["wait", "wait", "take:0", "take:1", "take:0", "refuse"].forEach(press);
        }"""
    )
    expect(page.locator('[data-act="wait"]')).to_have_attribute("data-state", "pressed")
    expect(page.locator('[data-act="wait"]')).to_have_attribute("data-lags", "")
    gate.write_text("")
    expect(page.locator(".log li")).to_have_count(4)
    assert log(page) == ["act wait", "act take:0", "act take:1", "act refuse"]
    expect(page.locator("[data-lags]")).to_have_count(0)
    press(page, "refuse")
    expect(page.locator(".log li")).to_have_count(5)


def test_who_sees_the_answer_may_press_again_though_python_is_still_at_work(page, gate):
    press(page, "late")
    for seen in (1, 2):
        expect(page.locator(".log li")).to_have_count(seen)
        if seen == 1:
            press(page, "late")  # as on a next page, whose button has the same name
        gate.write_text("")
    answered(page)
    assert log(page) == ["act late", "act late"]


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
    expect(page.get_by_role("status")).to_have_text("All back.")
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
    page.wait_for_function("() => window.firstTheme")  # before Python has said anything
    assert page.evaluate("firstTheme") == "dark"
