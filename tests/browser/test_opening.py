"""The opening of each course on a phone held sideways: its picture, its sentence and the way on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenApp
from tests.browser.driving import go
from tutor import GAMES
from tutor.rooms import qualified

pytestmark = pytest.mark.browser


def test_all_of_an_opening_is_in_sight_on_a_phone_held_sideways(open_app: OpenApp) -> None:
    page = open_app(width=PHONE[1], height=PHONE[0], touch=True)
    for game in GAMES:
        go(page, qualified(game, "begin"))
        picture = page.locator(".opening-picture svg").first
        for part in (picture, page.locator("#heading"), page.locator("#begin")):
            expect(part).to_be_in_viewport(ratio=0.99)
        box = picture.bounding_box()
        assert box is not None
        assert box["height"] > PHONE[0] / 2, game
