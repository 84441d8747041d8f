"""A game that goes round by link: two browsers, of which one is a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.conftest import PHONE, OpenApp
from tests.browser.driving import press


def test_enter_in_a_name_starts_a_game_here(open_app: OpenApp) -> None:
    page = open_app(path="#table")
    page.locator("[name=name0]").fill("Ada")
    page.locator("[name=name0]").press("Enter")
    expect(page.locator("#set-up")).to_have_count(0)
    expect(page.locator(".turn").first).to_be_attached()
    assert page.evaluate("location.hash") == "#table"


def test_a_game_goes_to_and_fro_by_link(open_app: OpenApp) -> None:
    width, height = PHONE
    ada = open_app(path="#table")
    ada.locator("select[name=who1]").select_option("")
    ada.locator("[name=name0]").fill("Ada")
    ada.locator("[name=name1]").fill("Ben")
    ada.locator("[name=first][value='0']").check(force=True)
    ada.locator("[name=hand]").press("Enter")
    ada.get_by_role("button", name="I am Ada").click()
    ben = open_app(width=width, height=height, theme="dark", touch=True, path="#hand")
    for mover, other, name in ((ada, ben, "Ben"), (ben, ada, "Ada"), (ada, ben, "Ben")):
        hand_on = mover.locator(".turn").get_by_role("button", name="Hand it on")
        while not hand_on.count():
            end = mover.get_by_role("button", name="End turn")
            card = (
                end if end.count() else mover.locator('[data-act^="tray:"]:not([disabled])').first
            )
            before = mover.locator(".turn").inner_text()
            press(mover, card)
            expect(mover.locator(".turn")).not_to_have_text(before, use_inner_text=True)
        press(mover, hand_on)
        mover.wait_for_selector(".hand-on")
        assert findings(mover) == []
        address = mover.locator(".hand-on [data-copy]").get_attribute("data-copy")
        mover.get_by_role("button", name="Close").press("Enter")
        assert address
        other.evaluate("hash => location.hash = hash", address.partition("#")[2])
        other.wait_for_selector(".whose-seat")
        assert not other.locator("canvas").count()
        assert findings(other) == []
        press(other, other.get_by_role("button", name=f"I am {name}"))
        other.wait_for_selector(".turn")
        other.reload()
        other.locator(".turn-who", has_text="Your turn").wait_for(state="attached")
