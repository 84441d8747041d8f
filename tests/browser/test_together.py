"""One table on two devices: two browsers, of which one is a phone, at a server."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import PHONE, OpenApp
from tests.browser.driving import press
from tests.browser.test_faults import reload_as_told
from tests.serving import Served, kernel_id, kernel_process


def listen(page: Page) -> list[str]:
    """All that the page is sent through sockets that it opens from now on."""
    heard: list[str] = []

    def note(data: str | bytes) -> None:
        heard.append(data if isinstance(data, str) else data.decode("utf-8", "replace"))

    page.on("websocket", lambda socket: socket.on("framereceived", note))
    return heard


def hands(heard: list[str]) -> list[list[str]]:
    """The hands of every position that a page was told."""
    told = [json.loads(text) for text in heard if text.startswith('{"kind":"table"')]
    views = [
        text for each in told for text in (each.get("start"), *dict(each.get("steps", ())).values())
    ]
    return [json.loads(view)["state"]["hands"] for view in views if view]


def has_turn(page: Page) -> bool:
    return page.locator(".turn-who", has_text="Your turn").count() > 0


def take_a_turn(mover: Page, other: Page) -> None:
    """Take cards from the tray, by touch on a phone and by key elsewhere, until the turn ends."""
    while has_turn(mover):
        end = mover.get_by_role("button", name="End turn")
        card = end if end.count() else mover.locator('[data-act^="tray:"]:not([disabled])').first
        before = mover.locator(".turn").inner_text()
        press(mover, card)
        expect(mover.locator(".turn")).not_to_have_text(before, use_inner_text=True)
    other.locator(".turn-who", has_text="Your turn").wait_for(state="attached")  # no line on phones


def test_two_devices_play_at_one_table(open_app: OpenApp, app: Served) -> None:
    host = open_app(path="#table")
    host.locator("select[name=who1]").select_option("")
    host.locator("[name=together]").press("Enter")
    host.wait_for_url(re.compile("#t/[A-Z0-9]{5}$"))
    host.wait_for_selector(".call-code")
    code = host.evaluate("location.hash.slice(3)")

    width, height = PHONE
    guest = open_app(
        width=width, height=height, theme="dark", touch=True, path=f"t/{code}", problems=[]
    )
    guest.wait_for_selector(".who-are-you")
    assert findings(guest) == []
    guest.locator("label:has([value=owl])").tap()
    guest.get_by_role("button", name="Sit down").tap()
    host.get_by_text("Owl", exact=True).wait_for()
    assert findings(host) == findings(guest) == []

    heard = listen(guest)
    guest.reload()  # the same seat, and its sockets are listened to
    guest.get_by_text("Owl (you)").wait_for()
    host.locator("[data-act=start]").press("Enter")
    for page in (host, guest):
        page.wait_for_selector(".turn")
    assert findings(guest) == []
    mover, other = (host, guest) if has_turn(host) else (guest, host)
    take_a_turn(mover, other)
    take_a_turn(other, mover)

    kernel_process(app, kernel_id(guest)).kill()
    reload_as_told(guest)
    guest.wait_for_selector(".turn")
    take_a_turn(mover, other)
    host.locator('[data-act="dialog:talk"]').first.click()
    host.locator('[data-act="say:oh"]').click()
    guest.locator(".person[data-says]").wait_for()

    seen = hands(heard)
    assert len(seen) > 3
    assert all(set(theirs) <= {"?"} for theirs, _own in seen), "the host's hand"
    assert not any(set(own) & {"?"} for _theirs, own in seen)
