"""A class in browsers: a desk, and a pupil on a phone, at a server."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.conftest import PHONE, OpenApp
from tests.browser.test_together import listen


def test_a_pupil_comes_in_raises_a_hand_rests_and_is_called(open_app: OpenApp) -> None:
    desk = open_app(path="#classroom")
    desk.locator("#to-class").press("Enter")
    desk.locator("#open-class").click()
    desk.wait_for_selector(".call-code")
    assert not findings(desk)
    code = "".join((desk.locator(".call-code").get_attribute("aria-label") or "").split())
    stored = desk.evaluate(
        "Object.entries(localStorage).find(([k]) => k.endsWith('class-desk'))[1]"
    )
    secret = json.loads(stored)["key"]

    width, height = PHONE
    pupil = open_app(width=width, height=height, touch=True, path=f"in/{code}", problems=[])
    heard = listen(pupil)
    pupil.locator(".who-are-you").wait_for()
    assert not findings(pupil)
    pupil.locator('label:has([value="whale"])').tap()
    pupil.get_by_role("button", name="Come in").tap()
    pupil.locator(".today").wait_for()
    pupil.locator("#go-on").tap()
    pupil.locator("#class-hand").tap()
    expect(desk.locator('.need[data-kind="hand"] strong')).to_have_text("Whale")
    assert not findings(desk)

    desk.locator("#class-eyes").press("Enter")
    expect(pupil.locator("dialog.eyes-up")).to_be_visible()
    assert not findings(pupil)
    pupil.keyboard.press("Escape")
    expect(pupil.locator("#class-hand")).to_have_attribute("aria-pressed", "true")
    expect(pupil.locator("dialog.eyes-up")).to_be_visible()
    pupil.reload()  # the same pupil, whose page still rests
    expect(pupil.locator("dialog.eyes-up")).to_be_visible()
    desk.locator("#class-eyes").press("Enter")
    expect(pupil.locator("dialog.eyes-up")).to_have_count(0)

    desk.locator("#ask-call").click()
    desk.locator("#call-plan").click()
    pupil.wait_for_url(re.compile("#today/"))
    desk.locator("#ask-tables").click()
    desk.locator("#pick-all").click()
    expect(desk.locator(".pupil-picks [aria-pressed=true]")).to_have_count(1)
    assert not findings(desk)
    desk.keyboard.press("Escape")
    desk.locator("#ask-end").click()
    desk.locator("#really-end").click()
    desk.wait_for_url(re.compile("#classroom/results$"))
    expect(pupil.locator("#class-hand")).to_have_count(0)
    assert heard
    assert not any(secret in text for text in heard)
