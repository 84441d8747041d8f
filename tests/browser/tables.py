"""Games of the first edition that tests in a browser begin with, and what they wait for."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser import matches
from tests.browser.conftest import OpenApp
from tests.browser.driving import by_mouse
from tutor.chocolatiers.players import PLAYERS
from widgets.table import Match

GAME, EAGER = "chocolatiers", "greedy"
STORED = matches.key_of(GAME)
STRENGTHS = tuple(PLAYERS)


def a_match(players: int = 2, strength: str = EAGER, actions: int = 0) -> Match:
    """See `matches.begun`."""
    return matches.begun(GAME, players, strength, actions)


def choice(match: Match) -> object:
    """What an eager player would do now."""
    return matches.choice(match, EAGER)


def open_table(
    open_app: OpenApp, match: Match | None, path: str = "#table", **more: object
) -> Page:
    """See `matches.open_table`."""
    return matches.open_table(open_app, GAME, match, path, **more)


def stored(page: Page) -> Match:
    """See `matches.stored`."""
    return matches.stored(page, GAME)


def played_on(page: Page, length: int) -> Match:
    """See `matches.played_on`."""
    return matches.played_on(page, GAME, length)


def wait_for_turn(page: Page) -> Match:
    """See `matches.hurried`."""
    return matches.hurried(page, GAME)


def act_at_once(page: Page, match: Match) -> Match:
    """The learner's next action, one that takes a single click."""
    by_mouse(page, "tray:0" if match.state.phase == "action" else "skip")
    return played_on(page, match.length)
