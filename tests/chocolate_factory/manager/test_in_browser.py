"""Weeks of the solo game in the real app, won and lost, by touch, by mouse and by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import matches
from tests.browser.conftest import DESKTOP, PHONE, OpenApp
from tests.browser.driving import by_keys, by_mouse, by_touch
from tests.browser.learner import SCROLLS, finish
from tests.budget import breadth
from tutor.lessons.course import course

pytestmark = pytest.mark.browser

GAME, STRENGTH = "factory-manager", "foreman"
WON, LOST = 47, 42
"""Seeds of weeks that this player wins and loses."""


@pytest.mark.long  # widgets/test_table_people.py plays to the end without a browser
@breadth(
    ("seed", "window", "press"),
    (WON, PHONE, by_touch),
    (LOST, PHONE, by_touch),
    (WON, DESKTOP, by_mouse),
    (LOST, DESKTOP, by_keys),
)
def test_a_whole_week_is_played(
    open_app: OpenApp, seed: int, window: tuple[int, int], press: matches.Press
) -> None:
    """From the first pair to the end, which says whether the week is won, as the rules do."""
    match = matches.begun(GAME, 1, STRENGTH, seed=seed)
    touch = press is by_touch
    width, height = window
    page = matches.open_table(
        open_app, GAME, match, f"#{GAME}/table", width=width, height=height, touch=touch
    )
    match = matches.play_to_the_end(page, GAME, STRENGTH, press)
    verdict = match.game.verdict(match.state, match.names)
    assert bool(verdict.winners) == (seed == WON)
    expect(page.locator("#heading")).to_have_text(verdict.head)


@pytest.mark.parametrize("seed", [WON, LOST], ids=["won", "lost"])
def test_the_end_of_a_week_is_in_sight_on_a_phone_held_sideways(
    open_app: OpenApp, seed: int
) -> None:
    """A lost week tells what was missing, and offers most: two more once it is known from where it
    could still be had.
    """
    match = matches.begun(GAME, 1, STRENGTH, seed=seed)
    while not match.over:
        match.play(matches.choice(match, STRENGTH))
    low = {"width": 844, "height": 390, "touch": True}
    page = matches.open_table(open_app, GAME, match, f"#{GAME}/table", **low)
    matches.to_the_end(page, by_touch)
    expect(page.locator("#heading")).to_have_text(match.game.verdict(match.state).head)
    if seed == LOST:
        expect(page.locator(".final-buttons [data-act^=branch]")).to_be_visible()
    assert page.evaluate(SCROLLS) <= 0
    boxes = [it.bounding_box() or {} for it in page.locator(".final-buttons .btn").all()]
    assert len({box["y"] for box in boxes}) == 1
    assert min(box["x"] for box in boxes) >= 0
    picture = page.locator(".final :is(.on-doily, .level)").bounding_box() or {}
    assert picture["height"] > 180


@pytest.mark.long
@pytest.mark.parametrize(
    ("window", "press"), [(DESKTOP, by_mouse), (DESKTOP, by_keys), (PHONE, by_touch)]
)
def test_the_course_is_finished(
    open_app: OpenApp, window: tuple[int, int], press: matches.Press
) -> None:
    width, height = window
    for lesson in course(GAME):
        page = open_app(
            path=f"#{GAME}/lesson/{lesson.id}",
            width=width,
            height=height,
            touch=press is by_touch,
        )
        finish(page, lesson, press)
        page.close()
