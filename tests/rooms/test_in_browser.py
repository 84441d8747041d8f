"""The sample game in the real app: found because it is installed, played as any other."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenApp
from tests.browser.driving import answered, by_keys, by_mouse, by_touch, go
from tests.browser.learner import Press, finish
from tests.budget import breadth
from tests.rooms.test_conformance import SAMPLES
from tests.serving import ROOT, Served, serve_app
from tutor.lessons.course import course
from tutor.rooms import storage_key
from widgets.pages.table.page import KEY
from widgets.rooms import room
from widgets.table import AnyMatch, Match

pytestmark = pytest.mark.browser

GAME = "noughts"
STORED = f"tutor.{storage_key(GAME, KEY)}"


@pytest.fixture(scope="module")
def app() -> Iterator[Served]:
    """The app of a house in which the samples are installed."""
    path = os.pathsep.join(map(str, (ROOT, *SAMPLES.values())))
    served = serve_app(env={**os.environ, "PYTHONPATH": path})
    yield served
    served.stop()


@breadth(("press", "size"), (by_keys, DESKTOP), (by_mouse, DESKTOP), (by_touch, PHONE))
def test_its_lesson_is_played_to_its_end(
    open_app: OpenApp, press: Press, size: tuple[int, int]
) -> None:
    (lesson,) = course(GAME)
    width, height = size
    page = open_app(
        path=f"#{GAME}/lesson/{lesson.id}", width=width, height=height, touch=press is by_touch
    )
    finish(page, lesson, press)
    go(page, GAME)
    expect(page.locator(".stop.done")).to_have_count(1)


def stored(page: Page, game: str = GAME) -> AnyMatch:
    """The game at the table, as the browser keeps it."""
    answered(page)
    key = f"tutor.{storage_key(game, KEY)}"
    return Match.load(page.evaluate("key => localStorage.getItem(key)", key), game)


def test_a_table_is_played_to_its_final_score(open_app: OpenApp) -> None:
    page = open_app(path=f"#{GAME}/table")
    page.locator("#set-up").get_by_role("button", name="Start").click()
    expect(page.locator("dialog")).to_have_count(0)
    tabletop, match = room(GAME).tabletop(), stored(page)
    while not match.over:
        if match.your_turn:
            action = match.game.actions(match.seen)[0]
            for target in tabletop.clicks(match.game, match.seen, action):
                by_mouse(page, target)
        page.wait_for_function(
            "([key, n]) => JSON.parse(localStorage.getItem(key)).actions.length > n",
            arg=[STORED, match.length],
        )
        match = stored(page)
    by_mouse(page, "count")
    by_mouse(page, "tally-skip")
    expect(page.locator(".final #heading")).to_have_text(
        match.game.verdict(match.state, match.names).head
    )
    by_mouse(page, "tally-sums")
    totals = [int(text) for text in page.locator("td.total").all_inner_texts()]
    assert totals == [standing.total for standing in match.game.standings(match.state)]


def test_the_house_and_its_guest_are_on_the_home_page(open_app: OpenApp) -> None:
    page = open_app(path="#home")
    expect(page.locator(f'a[href="#{GAME}"]')).to_contain_text("Noughts and crosses")
