"""A solo game in the real app: learned, lost and won, and no page was written for it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, OpenApp
from tests.browser.driving import by_mouse, by_touch
from tests.browser.learner import Press, finish
from tests.budget import breadth
from tests.rooms.test_conformance import SAMPLES
from tests.rooms.test_in_browser import stored
from tests.serving import ROOT, Served, serve_app
from tutor import Record, load_game
from tutor.lessons.course import course
from tutor.players import AnyPlayer
from tutor.players.player import plan
from tutor.rooms import room as rules_room
from widgets.rooms import room

pytestmark = pytest.mark.browser

GAME = "lanterns"


@pytest.fixture(scope="module")
def app() -> Iterator[Served]:
    """The app of a house in which the samples are installed."""
    path = os.pathsep.join(map(str, (ROOT, *SAMPLES.values())))
    served = serve_app(env={**os.environ, "PYTHONPATH": path})
    yield served
    served.stop()


@pytest.mark.long
@breadth(("press", "size"), (by_touch, PHONE), (by_mouse, DESKTOP))
def test_it_is_learned(open_app: OpenApp, press: Press, size: tuple[int, int]) -> None:
    (lesson,) = course(GAME)
    width, height = size
    page = open_app(
        path=f"#{GAME}/lesson/{lesson.id}", width=width, height=height, touch=press is by_touch
    )
    finish(page, lesson, press)


def test_one_person_is_asked_for_a_name_and_the_options(open_app: OpenApp) -> None:
    page = open_app(path=f"#{GAME}/table")
    form = page.locator("#set-up")
    expect(form.get_by_label("Your name")).to_be_visible()
    expect(form).not_to_contain_text("Who")
    expect(form).not_to_contain_text("starts")
    lanterns = form.get_by_text("Lanterns", exact=True)
    gusts = form.get_by_text("Wind on the last evening")
    expect(lanterns).not_to_be_visible()
    expect(gusts).not_to_be_visible()
    form.get_by_text("One by one").click()
    expect(lanterns).to_be_visible()
    form.get_by_text("Wind", exact=True).click()
    gusts.click()
    form.locator('[name="option-lanterns"][value="1"]').check()
    form.get_by_role("button", name="Start").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert stored(page, GAME).record.options == {"lanterns": 7, "weather": "wind", "gusts": True}
    by_mouse(page, "dialog:menu")
    expect(page.locator(".chosen-options li")).to_have_text(
        ["Lanterns: 7", "Evenings: 2", "Weather: Wind", "Wind on the last evening: Yes"]
    )


@breadth(("player", "won"), ("", False), ("lamplighter", True))
def test_it_is_won_and_lost(open_app: OpenApp, player: str, won: bool) -> None:
    """Whoever knows the way wins; whoever only rests loses, and nothing is celebrated."""
    page = open_app(path=f"#{GAME}/table")
    page.locator("#set-up").get_by_role("button", name="Start").click()
    expect(page.locator("dialog")).to_have_count(0)
    match = stored(page, GAME)
    while not match.over:
        for target in turn(rules_room(GAME).players()[player] if player else None, match.record):
            by_mouse(page, target)
        match = stored(page, GAME)
    assert bool(match.game.verdict(match.state).winners) == won
    expect(page.locator("[data-act=count]")).to_have_text("See how it ended")
    by_mouse(page, "count")
    by_mouse(page, "tally-skip")
    expect(page.locator(".final #heading")).to_contain_text("Won:" if won else "Lost:")
    expect(page.locator(".final .doily")).to_have_count(int(won))
    expect(page.locator(".final .lid")).to_have_count(int(won))
    expect(page.locator(".final .portrait svg")).to_be_visible()


@breadth(("press", "size"), (by_touch, PHONE), (by_mouse, DESKTOP))
def test_a_click_on_the_cord_pulled_last_takes_it_back(
    open_app: OpenApp, press: Press, size: tuple[int, int]
) -> None:
    record = Record.start(GAME, players=1, seed=3)
    width, height = size
    page = open_app(
        path=f"#{GAME}/table/{record.link()}", width=width, height=height, touch=press is by_touch
    )
    pulled = page.locator('[aria-label*="(pulled)"]')
    press(page, "lantern:0")
    press(page, "lantern:2")
    expect(pulled).to_have_count(2)
    press(page, "lantern:0")  # not the last: refused, and nothing changes
    expect(page.get_by_text("That cord was pulled this evening.").first).to_be_visible()
    press(page, "lantern:2")
    press(page, "lantern:0")
    expect(pulled).to_have_count(0)


def turn(player: AnyPlayer | None, record: Record[object, object]) -> Sequence[str]:
    """What to click for this evening, as the player would play it; without one it is ended."""
    game, tabletop, state = load_game(GAME), room(GAME).tabletop(), record.state
    rest = [game.parse_action("rest")]
    actions = plan(player, game, state, Random(0)) if player else rest
    return [target for action in actions for target in tabletop.clicks(game, state, action)]


def test_a_shared_link_brings_the_game_with_its_options(open_app: OpenApp) -> None:
    record = Record.start(GAME, players=1, seed=3, options={"lanterns": 7})
    record.play(record.game.parse_action("pull 0"))
    page = open_app(path=f"#{GAME}/table/{record.link()}")
    expect(page.locator('[data-act^="lantern:"]')).to_have_count(7)
    pulled = page.locator('[data-act="lantern:0"]')
    expect(pulled).to_have_attribute("aria-label", re.compile(r"lantern 1 \w+ \(pulled\)"))
