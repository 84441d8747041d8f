"""Setting the table in a real browser, and the checklist beside the real box."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.conftest import PHONE, OpenApp
from tests.browser.driving import answered, by_mouse
from tests.browser.test_hands import act, centre, drag


def test_pieces_are_dragged_to_their_places(open_app: OpenApp) -> None:
    page = open_app(path="#lesson/setting-the-table")
    by_mouse(page, "players:2")
    by_mouse(page, "next")
    drag(page, "source", centre(page, act("seat:1")))
    expect(page.locator(".goal")).to_contain_text("Cards dealt: 1 of 6")
    drag(page, "source", centre(page, act("pile:2")))
    expect(page.locator(".message.refused")).to_contain_text("Cards are dealt to the players")


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("navigator.wakeLock.request = async () => new EventTarget()", "The screen stays on"),
        ("delete Navigator.prototype.wakeLock", "This browser may turn the screen off"),
    ],
)
def test_the_checklist_says_whether_the_screen_stays_awake(
    open_app: OpenApp, script: str, words: str
) -> None:
    page = open_app(path="#home")
    page.evaluate(script)
    page.evaluate("location.hash = 'setup/3'")
    expect(page.get_by_text(re.compile(words))).to_be_visible()
    expect(page.locator(":is(.awake, .asleep):visible")).to_have_count(1)


def test_the_checklist_is_ticked_by_finger_and_every_row_is_large(open_app: OpenApp) -> None:
    width, height = PHONE
    page = open_app(width=width, height=height, touch=True, path="#setup/4")
    boxes = page.get_by_role("checkbox")
    expect(boxes).to_have_count(6)
    for row in page.locator(".to-do label").all():
        assert row.bounding_box()["height"] >= 56
    for box in boxes.all():
        box.tap()
        answered(page)
        expect(box).to_be_checked()
    expect(page.locator(".to-do .left")).to_have_text("The table is set. Enjoy the game.")
    page.reload()
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(6)
    assert findings(page) == []


def test_it_is_printed_on_one_sheet_of_a5(open_app: OpenApp) -> None:
    page = open_app(path="#setup/3", theme="dark")
    sheet = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type ?/Page\b", sheet)) == 1
    width, height = (
        float(n) for n in re.findall(rb"MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]", sheet)[0]
    )
    assert (round(width / 72 * 25.4), round(height / 72 * 25.4)) == (148, 210)
    page.evaluate("window.print = () => (document.title = 'printed')")
    page.get_by_role("button", name="Print").click()
    expect(page).to_have_title("printed")
