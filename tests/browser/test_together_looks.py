"""A table of several, the page before its game, and the desk of a class, on every screen, light and
dark: axe finds nothing, and no name of usual length is cut."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import OpenApp
from tutor import load_game
from tutor.rooms import GAMES, qualified

pytestmark = pytest.mark.long
SCREENS = [
    ((width, height), theme)
    for width, height in ((1280, 800), (1024, 768), (844, 390), (390, 844), (1920, 1080))
    for theme in ("light", "dark")
]
NAMES = ("Charlotte", "Friederike")
CUT = """() => [...document.querySelectorAll(".other .name, .side-name > span, .gathered strong")]
  .filter((e) => e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1)
  .map((e) => e.textContent)"""
"""The names that are cut. What is there for screen readers alone is 1 px wide."""


def wrong_on(page: Page, ready: str) -> dict[str, list[str]]:
    """What is wrong on which screen with a page that is the same again after a reload."""
    wrong = {}
    for (width, height), theme in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme)
        page.reload()
        page.wait_for_selector(ready)
        if found := [*findings(page), *page.evaluate(CUT)]:
            wrong[f"{width}x{height} {theme}"] = found
    return wrong


def sit_down(page: Page, name: str) -> None:
    page.wait_for_selector(".who-are-you")
    page.locator("#nickname").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".call-code")


@pytest.mark.parametrize("game", [game for game in GAMES if 4 in load_game(game).players])
def test_a_table_of_four(game: str, open_app: OpenApp) -> None:
    host = open_app(path=f"#{qualified(game, 'table')}", problems=[])
    host.locator("label:has([name=players][value='4'])").click()
    host.locator("select[name=who1]").select_option("")
    host.locator("[name=together]").click()
    host.wait_for_url(re.compile("#t/[A-Z0-9]{5}$"))
    host.wait_for_selector(".call-code")
    host.locator("[data-act=name]").click()
    sit_down(host, NAMES[0])
    guest = open_app(path="#t/" + host.evaluate("location.hash.slice(3)"), problems=[])
    sit_down(guest, NAMES[1])
    expect(host.locator(".gathered")).to_contain_text(NAMES[1])
    assert wrong_on(host, ".call-code") == {}
    host.locator("[data-act=start]").click()
    host.wait_for_selector(".turn")
    assert wrong_on(host, ".turn") == {}
    host.locator('[data-act="dialog:talk"]').first.click()
    host.wait_for_selector(".talk-signs")
    assert findings(host) == []


def test_the_desk_of_a_class(open_app: OpenApp) -> None:
    desk = open_app(path="#classroom", problems=[])
    desk.locator("#to-class").press("Enter")
    desk.locator("#open-class").click()
    desk.wait_for_selector(".call-code")
    code = "".join((desk.locator(".call-code").get_attribute("aria-label") or "").split())
    for sign in ("whale", "owl", "cat"):
        pupil = open_app(path=f"in/{code}", problems=[])
        pupil.locator(f"label:has([value={sign}])").click()
        pupil.get_by_role("button", name="Come in").click()
        pupil.locator(".today").wait_for()
    pupil.locator("#class-hand").click()
    expect(desk.locator('.need[data-kind="hand"] strong')).to_have_text("Cat")
    assert wrong_on(desk, ".need") == {}
