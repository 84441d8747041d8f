"""The pages around the lessons: addresses, what is kept, what is said, in a real browser."""

from __future__ import annotations

import json
import re
from pathlib import Path

import psutil
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, TABLET, wait_ready
from tests.browser.driving import answered, by_mouse, go, piece
from tests.budget import breadth
from tests.serving import LEARN, kernel_id, kernel_process

ADDRESSES = (
    *("home", "lesson/first-bite", "lesson/groups/4", "lesson/scoring-cards", "table"),
    *("rules", "rules/4.3", "settings", "classroom", "puzzles"),
)


def titled(page: Page, title: str) -> None:
    """The page has arrived, and says so to everyone."""
    expect(page).to_have_title(f"{title} · Choco Tutor")


# ---- addresses


def test_back_and_forward_go_from_page_to_page(open_app) -> None:
    page = open_app()
    titled(page, LEARN)
    page.get_by_role("link", name=re.compile("^Rules")).click()
    titled(page, "Rules")
    page.get_by_role("link", name="Settings").click()
    titled(page, "Settings")
    page.go_back()
    titled(page, "Rules")
    page.go_back()
    titled(page, LEARN)
    page.go_forward()
    titled(page, "Rules")


def test_a_new_page_is_said_and_its_heading_has_the_focus(open_app) -> None:
    page = open_app()
    go(page, "classroom")
    titled(page, "Teacher’s desk")
    expect(page.locator("#heading")).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="Teacher’s desk")).to_have_count(1)


def test_a_page_opened_by_its_address_leaves_the_focus_alone(open_app) -> None:
    page = open_app(path="#settings")
    titled(page, "Settings")
    assert page.evaluate("document.activeElement === document.body")


GARBLED = (
    *("nowhere", "lesson", "lesson/none", "lesson/first-bite/99", "rules/99.9", "home/x"),
    *("<img src=x onerror=alert(1)>", "%", "%E0%A4%A", "lesson/first-bite/%00", "puzzle/xyz"),
)


def test_a_garbled_address_shows_the_course_with_one_clear_message(open_app) -> None:
    page = open_app(path="#rules/99.9")
    expect(page.locator(".told")).to_contain_text("There is no rule “99.9”.")
    page.get_by_role("button", name="Put this message away").click()
    expect(page.locator(".told")).to_have_count(0)
    for address in GARBLED:
        go(page, address)
        expect(page.locator(".told")).to_have_count(1)
        expect(page.locator(".told")).to_contain_text("So here is the course.")
        expect(page.locator(".path")).to_be_visible()
        go(page, "settings")
        expect(page.locator(".told")).to_have_count(0)


def test_a_garbled_address_does_not_trap_the_back_button(open_app) -> None:
    page = open_app(path="#rules")
    go(page, "nowhere")
    expect(page.locator(".told")).to_be_visible()
    page.go_back()
    titled(page, "Rules")
    expect(page.locator(".told")).to_have_count(0)


def test_a_garbled_table_link_says_so_and_there_is_a_table(open_app) -> None:
    page = open_app(path="#table/AAAA-not-a-game")
    said = page.locator(".message").filter(has_text="link")
    expect(page.get_by_role("dialog").locator(said)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(said).to_be_visible()


def test_a_hostile_name_is_only_a_name(open_app) -> None:
    page = open_app(path="#table")
    page.get_by_label("Name of player 1").fill("<img src=x onerror=document.title='owned'>")
    page.get_by_role("button", name="Start").click()
    answered(page)
    expect(page.get_by_text("<img src=x").first).to_be_attached()
    assert page.locator("img").count() == 0
    assert "owned" not in page.title()


# ---- what is kept


def test_progress_outlives_the_tab(open_app) -> None:
    first = open_app(path="#lesson/first-bite")
    by_mouse(first, "tray:2")
    by_mouse(first, "next")
    expect(first.locator("#heading")).to_contain_text("Fill the box")
    context = first.context
    first.close()
    again = open_app(context=context)
    expect(again.locator(".next h2")).to_contain_text("First bite")
    again.get_by_role("link", name="Continue").click()
    expect(again.locator("#heading")).to_contain_text("Fill the box")


def test_a_reload_comes_back_to_the_same_step_with_its_moves(open_app) -> None:
    page = open_app(path="#lesson/your-turn")
    by_mouse(page, "tray:2")
    expect(page.locator("[data-grid=hand] button")).to_have_count(1)
    page.reload()
    expect(page.locator("[data-grid=hand] button")).to_have_count(1)
    expect(page.get_by_role("button", name="Undo")).not_to_have_attribute("aria-disabled", "true")


def test_a_dead_kernel_is_said_and_one_goes_on_where_one_was(open_app, app) -> None:
    page = open_app(path="#lesson/your-turn", problems=[])
    by_mouse(page, "tray:2")
    kernel_process(app, kernel_id(page)).kill()
    expect(page.get_by_text("The tutor has stopped. Your place is kept.")).to_be_visible(
        timeout=40_000
    )
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("[data-grid=hand] button")).to_have_count(1)
    by_mouse(page, "undo")
    expect(page.locator("[data-grid=hand] button")).to_have_count(0)


def test_one_kernel_serves_the_whole_visit(open_app, app) -> None:
    page = open_app()
    kernel = kernel_process(app, kernel_id(page))
    for address in ADDRESSES:
        go(page, address)
        expect(page.locator("#heading")).to_be_visible()
    assert kernel_process(app, kernel_id(page)).pid == kernel.pid
    assert kernel.status() != psutil.STATUS_ZOMBIE


def test_another_tab_shows_what_was_done_here(open_app) -> None:
    here = open_app(path="#lesson/first-bite")
    there = open_app(context=here.context)
    expect(there.get_by_role("link", name="Start")).to_be_visible()
    by_mouse(here, "tray:2")
    expect(there.get_by_role("link", name="Continue")).to_be_visible()


def test_progress_that_cannot_be_read_is_kept_aside(open_app) -> None:
    page = open_app()
    page.evaluate("localStorage.setItem('tutor.progress', '{broken')")
    page.reload()
    expect(page.locator(".told")).to_contain_text("Not everything could be read.")
    expect(page.get_by_role("link", name="Start")).to_be_visible()
    assert page.evaluate("localStorage.getItem('tutor.progress-unread')") == "{broken"
    page.reload()
    expect(page.get_by_role("link", name="Start")).to_be_visible()
    expect(page.locator(".told")).to_have_count(0)


# ---- settings


def test_settings_show_at_once_and_last(open_app) -> None:
    page = open_app(path="#settings")
    page.get_by_label("Dark", exact=True).check()
    page.get_by_label("150 %").check()
    page.get_by_label("High contrast").check()
    root = page.locator(".tutor")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-text", "larger")
    expect(root).to_have_attribute("data-contrast", "high")
    page.reload()
    expect(page.get_by_label("150 %")).to_be_checked()
    expect(root).to_have_attribute("data-theme", "dark")


def test_an_answer_to_something_earlier_undoes_no_choice(open_app) -> None:
    page = open_app(path="#settings")
    page.evaluate(
        """() => {
            const [dark, larger] = ["theme-dark", "text-larger"].map((id) =>
                document.getElementById(id));
            window.undone = 0;
            const look = () => { window.undone += larger.checked ? 0 : 1; };
            dark.click();
            larger.click();
            new MutationObserver(look).observe(document.querySelector(".tutor"),
                { subtree: true, attributes: true, childList: true });
        }"""
    )
    answered(page)
    expect(page.locator(".tutor")).to_have_attribute("data-theme", "dark")
    expect(page.locator(".tutor")).to_have_attribute("data-text", "larger")
    expect(page.get_by_label("150 %")).to_be_checked()
    assert page.evaluate("window.undone") == 0


def test_the_moon_in_the_header_makes_it_dark(open_app) -> None:
    page = open_app()
    page.get_by_role("button", name="Dark colours").click()
    expect(page.locator(".tutor")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("button", name="Light colours")).to_be_visible()


def test_letters_can_be_switched_off(open_app) -> None:
    page = open_app(path="#settings")
    page.get_by_label("Single letters press buttons").uncheck()
    answered(page)
    go(page, "lesson/first-bite")
    piece(page, "tray:0").focus()
    page.keyboard.press("h")
    page.keyboard.press("Escape")  # answered after the letter would have been
    answered(page)
    expect(page.locator(".message")).to_have_count(0)


def test_progress_goes_into_a_file_and_back(open_app, tmp_path: Path) -> None:
    page = open_app(path="#lesson/first-bite")
    by_mouse(page, "tray:2")
    go(page, "settings")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save a copy").click()
    saved = tmp_path / "copy.json"
    waiting.value.save_as(saved)
    assert json.loads(saved.read_text())["choco-tutor"] == 1

    page.get_by_role("button", name="Start over").click()
    page.get_by_role("button", name="Forget them").click()
    expect(page.locator(".news")).to_contain_text("All forgotten.")
    go(page, "home")
    expect(page.get_by_role("link", name="Start")).to_be_visible()

    go(page, "settings")
    page.get_by_label("Load a copy").set_input_files(saved)
    expect(page.locator(".news")).to_contain_text("Your progress is here.")
    go(page, "home")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()


def test_a_wrong_file_changes_nothing(open_app, tmp_path: Path) -> None:
    page = open_app(path="#lesson/first-bite")
    by_mouse(page, "tray:2")
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"stars": "many"}')
    go(page, "settings")
    page.get_by_label("Load a copy").set_input_files(wrong)
    expect(page.locator(".news")).to_contain_text("This file was not read.")
    expect(page.locator(".news")).to_contain_text("Nothing has changed.")
    go(page, "home")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()


def test_starting_over_asks_once_and_offers_a_copy(open_app) -> None:
    page = open_app(path="#settings")
    page.get_by_role("button", name="Start over").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Keep them")).to_be_focused()
    with page.expect_download():
        dialog.get_by_role("button", name="Save a copy first").click()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Start over")).to_be_focused()


def test_the_classroom_switch_makes_everything_large(open_app) -> None:
    page = open_app(path="#classroom")
    page.get_by_role("button", name="Switch to projector size").click()
    expect(page.locator(".tutor")).to_have_attribute("data-text", "projector")
    go(page, "lesson/first-bite")
    expect(page.locator("#heading")).to_contain_text("Take the Truffle")
    size = page.locator("#heading").evaluate("e => parseFloat(getComputedStyle(e).fontSize)")
    assert size >= 40


# ---- rules


def test_the_rules_are_found_as_one_types(open_app) -> None:
    page = open_app(path="#rules")
    page.get_by_label("Search the rules").press_sequentially("stand match")
    expect(page.locator("article.rule")).to_have_count(1)
    expect(page.locator("article.rule")).to_contain_text("Two for one")
    expect(page.get_by_label("Search the rules")).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="1 rule")).to_have_count(1)


def test_a_rule_leads_to_the_step_that_teaches_it(open_app) -> None:
    page = open_app(path="#rules/6.5")
    page.locator("[id='rule-6.5'] .taught a").first.click()
    expect(page).to_have_url(re.compile("#lesson/wilds/"))
    expect(page.locator(".dots [aria-current]")).to_have_count(1)


# ---- every page, at every size


@breadth(("width", "height"), (320, 640), PHONE, TABLET)
def test_no_page_scrolls_sideways(open_app, width: int, height: int) -> None:
    page = open_app(width=width, height=height)
    for address in ADDRESSES:
        go(page, address)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{address} is {wide} px wide on a screen of {width}"


SMALL_TEXT = """() => {
  const found = [];
  const walker = document.createTreeWalker(
    document.querySelector(".tutor-page"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    if (!textContent.trim() || element.closest(".visually-hidden, svg")) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < 14 && element.getClientRects().length) found.push(`${size} ${textContent.trim()}`);
  }
  return found;
}"""


@breadth("width", 390, 1280)
def test_no_text_is_smaller_than_14_px(open_app, width: int) -> None:
    page = open_app(width=width)
    for address in ADDRESSES:
        go(page, address)
        assert page.evaluate(SMALL_TEXT) == [], address


SMALL_TARGETS = """() => [...document.querySelectorAll(".tutor-page :is(a, button, input, select)")]
  .filter((e) => e.checkVisibility() && !e.closest(".visually-hidden, p, label, .rules"))
  .filter((e) => !e.classList.contains("visually-hidden") && !e.classList.contains("skip"))
  .map((e) => [e, e.classList.contains("target") ? 44 : 0, e.getBoundingClientRect()])
  .filter(([e, least, r]) => Math.max(r.width, least) < 43.5 || Math.max(r.height, least) < 43.5)
  .map(([e, , r]) => `${Math.round(r.width)} x ${Math.round(r.height)} ${e.outerHTML.slice(0, 80)}`)
"""


@breadth("width", 390, 1280)
def test_every_target_is_large_enough_for_a_finger(open_app, width: int) -> None:
    page = open_app(width=width)
    for address in ADDRESSES:
        go(page, address)
        assert page.evaluate(SMALL_TARGETS) == [], address


HEARD = """
window.heard = 0;
for (const node of [OscillatorNode, AudioBufferSourceNode]) {
  const { start } = AudioScheduledSourceNode.prototype;
  node.prototype.start = function (...at) { window.heard++; start.apply(this, at); };
}
"""


def test_pieces_are_heard_by_those_who_asked_for_it_and_only_by_them(open_app, app) -> None:
    page = open_app(url="about:blank", ready=False, problems=[])
    page.add_init_script(HEARD)
    page.goto(f"{app.url}#lesson/first-bite")
    wait_ready(page)
    by_mouse(page, "tray:2")
    expect(page.locator("#next")).to_be_visible()
    assert page.evaluate("heard") == 0
    page.get_by_role("button", name="Turn sounds on").click()
    page.wait_for_function("() => heard > 0")  # it is heard at once what they are like
    page.evaluate("heard = 0")
    page.locator("#next").click()
    page.get_by_role("button", name="Turn sounds off").click()
    expect(page.get_by_role("button", name="Turn sounds on")).to_be_visible()
    assert page.evaluate("heard") == 0
