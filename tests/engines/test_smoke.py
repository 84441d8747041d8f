"""A visit in Firefox and in WebKit: home, a lesson, a drag, a table, a puzzle, paper, and leaving.

What is proven in Chromium is not proven again; here is what other engines do otherwise.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack

import psutil
import pytest

from tests.browser.matches import key_of
from tests.browser.tables import GAME, a_match
from tests.browser.test_worksheets import A4
from tests.engines.drivers import MissingError, firefox, webkit
from tests.engines.visitor import Visitor
from tests.serving import Served, kernel_process, serve_app
from tests.site.sent import Sent, site, site_app
from tutor.chocolatiers_family.actions import Take
from tutor.lessons.course import course
from tutor.puzzles.games import games, puzzles_of, shipped_by_id
from widgets.table import Match

__all__ = ["site", "site_app"]

TABLET = (1024, 768)
KERNEL = "return JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"
PAINTED = """(() => {
  const canvas = document.querySelector('#rendered_cells canvas');
  if (!canvas?.width) return false;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size > 20;
})()"""
ENGINES = ("firefox", "webkit")


@pytest.fixture(scope="module")
def app() -> Iterator[Served]:
    """One running app."""
    served = serve_app()
    yield served
    served.stop()


@pytest.fixture(scope="module", params=ENGINES)
def visitor(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Visitor]:
    """Somebody before each of the browsers."""
    with ExitStack() as stack:
        try:
            if request.param == "firefox":
                driver = firefox(tmp_path_factory.mktemp("profile"), TABLET)
            else:
                driver = webkit(TABLET)
            yield Visitor(stack.enter_context(driver))
        except MissingError as missing:
            if os.environ.get("CI"):
                pytest.fail(str(missing))
            pytest.skip(str(missing))


def stored(visitor: Visitor) -> Match:
    """The game at the table."""
    text = visitor.run(f"return localStorage.getItem({json.dumps(key_of(GAME))})")
    return Match.load(text, GAME)


def sit_down(visitor: Visitor, app: Served, match: Match) -> None:
    """Open the table with this game."""
    visitor.visit(f"{app.url}#home")
    kept = json.dumps([key_of(GAME), match.dump()])
    visitor.run(f"localStorage.setItem(...{kept})")
    visitor.leave()
    visitor.visit(f"{app.url}#table")
    visitor.see("document.querySelector('.table-page')")
    visitor.answered()


def test_home_leads_to_the_first_lesson_which_is_painted(visitor: Visitor, app: Served) -> None:
    visitor.visit(f"{app.url}#home")
    lesson = course(GAME)[0]
    visitor.press(f'a[href="#lesson/{lesson.id}"], [data-act="lesson:{lesson.id}"]')
    visitor.see(f"document.title.startsWith('Lesson 1: {lesson.title}')")
    visitor.see(PAINTED)
    visitor.press_act("hint")
    visitor.see("document.querySelector('.message.hint')")


def test_a_card_is_dragged_into_the_hand(visitor: Visitor, app: Served) -> None:
    match = a_match(2)
    sit_down(visitor, app, match)
    hand = visitor.where('[data-canvas="hand"]')
    visitor.drag(visitor.where('.target[data-act="tray:2"]'), (hand,))
    played = stored(visitor)
    assert played.length > match.length
    assert played.step(match.length + 1).action == Take(match.state.tray[2])


def test_three_actions_are_taken_at_the_table(visitor: Visitor, app: Served) -> None:
    match = a_match(2)
    sit_down(visitor, app, match)
    for _n in range(3):
        length = stored(visitor).length
        visitor.press_act("tray:0" if stored(visitor).state.phase == "action" else "skip")
        visitor.see(
            f"JSON.parse(localStorage[{json.dumps(key_of(GAME))}]).actions.length > {length}"
        )
        while stored(visitor).computer_to_move:
            visitor.run("document.querySelector('[data-act=hurry]')?.click()")
            visitor.answered()
    assert stored(visitor).length >= match.length + 3


def test_a_puzzle_is_answered(visitor: Visitor, app: Served) -> None:
    visitor.visit(f"{app.url}#puzzle/{next(iter(shipped_by_id(GAME)))}")
    visitor.press_act("check")
    visitor.see("document.querySelector('.message')")


@pytest.mark.long
def test_two_puzzles_fit_a_page(visitor: Visitor, app: Served) -> None:
    visitor.visit(f"{app.url}#classroom/handouts")
    height = "document.querySelector('.worksheet').getBoundingClientRect().height"
    tall = {}
    for game in games():
        for kind in list(puzzles_of(game).kinds)[:3]:
            visitor.go(f"classroom/worksheet/{game}/2.{kind}/1")
            if (high := visitor.run(f"return {height}")) > A4:
                tall[kind] = high
    assert not tall


def test_who_leaves_takes_the_kernel_along(visitor: Visitor, app: Served) -> None:
    visitor.visit(f"{app.url}#home")
    kernel = kernel_process(app, visitor.run(KERNEL))
    visitor.leave()
    psutil.wait_procs([kernel], timeout=30)
    assert not kernel.is_running()


@pytest.mark.long
def test_the_site_starts_python_once(visitor: Visitor, site_app: Sent) -> None:
    before = len(site_app.server.asked)
    visitor.visit(f"{site_app.url}#lesson/{course(GAME)[0].id}")
    visitor.see(PAINTED)
    asked = site_app.server.asked[before:]
    assert len([name for name in asked if name.startswith("worker.js")]) == 1
