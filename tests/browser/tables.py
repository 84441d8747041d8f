"""Games at the table that tests in a browser begin with, and what they wait for."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from tests.browser.conftest import OpenApp
from tests.browser.driving import answered, by_mouse
from tutor.chocolatiers.players import PLAYERS
from widgets.pages.table.page import KEY
from widgets.table import Match, seats_for

STORED = f"tutor.{KEY}"
GAME = "chocolatiers"
STRENGTHS = tuple(PLAYERS)


def a_match(players: int = 2, strength: str = "greedy", actions: int = 0) -> Match:
    """A game at the learner's turn, after at least so many actions of eager players."""
    match = Match.start(GAME, seats_for(players, STRENGTHS, "Ana", [strength] * 3), seed=5)
    while match.length < actions or not match.your_turn:
        match.play(choice(match))
    return match


def choice(match: Match) -> object:
    return PLAYERS["greedy"].choose(
        match.game, match.game.view(match.state, match.state.player), Random(match.length)
    )


def open_table(
    open_app: OpenApp, match: Match | None, path: str = "#table", **more: object
) -> Page:
    """The table page, with this game in the browser."""
    page = open_app(path="#home", **more)
    if match is not None:
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [STORED, match.dump()])
    address = page.url.partition("#")[0]
    page.goto("about:blank")
    page.goto(address + path)
    page.wait_for_selector(".table-page")
    return page


def stored(page: Page) -> Match:
    answered(page)
    return Match.load(page.evaluate("key => localStorage.getItem(key)", STORED), GAME)


def played_on(page: Page, length: int) -> Match:
    """The game as soon as it has more than so many actions and waits for the learner."""
    page.wait_for_function(
        "([key, n]) => JSON.parse(localStorage.getItem(key)).actions.length > n",
        arg=[STORED, length],
    )
    return stored(page)


def wait_for_turn(page: Page) -> Match:
    """Let the computer players move, without their pauses."""
    match = stored(page)
    while match.computer_to_move:
        # It may be gone before a mouse gets there.
        page.evaluate("document.querySelector('[data-act=hurry]')?.click()")
        match = played_on(page, match.length)
    return match


def act_at_once(page: Page, match: Match) -> Match:
    """The learner's next action, one that takes a single click."""
    by_mouse(page, "tray:0" if match.state.phase == "action" else "skip")
    return played_on(page, match.length)
