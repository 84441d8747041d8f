"""A game at the table in a browser: begun, looked up, waited for. For any game of the house."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import OpenApp
from tests.browser.driving import answered
from tutor.rooms import room, storage_key
from widgets.pages.final.page import SKIP
from widgets.pages.table.page import KEY
from widgets.pages.table.panels import COUNT
from widgets.rooms import room as shown_room
from widgets.table import Match, seats_for, strengths_of

Press = Callable[[Page, str], None]
"""Clicks, taps or presses a target of the table."""


def key_of(game: str) -> str:
    """Where the browser keeps the running game."""
    return f"tutor.{storage_key(game, KEY)}"


def begun(game: str, players: int, strength: str, actions: int = 0, seed: int = 5) -> Match:
    """A game at the learner's turn, after at least so many actions of players of this strength."""
    seats = seats_for(players, strengths_of(game), "Ana", [strength] * (players - 1))
    match = Match.start(game, seats, seed)
    while match.length < actions or not match.your_turn:
        match.play(choice(match, strength))
    return match


def choice(match: Match, strength: str) -> Any:
    """What a player of this strength would do now."""
    player = room(match.game.id).players()[strength]
    view = match.game.view(match.state, match.to_move)
    return player.choose(match.game, view, Random(match.length))


def open_table(
    open_app: OpenApp, game: str, match: Match | None, path: str = "#table", **more: object
) -> Page:
    """The table page, with this game in the browser."""
    page = open_app(path="#home", **more)
    if match is not None:
        kept = [key_of(game), match.dump()]
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", kept)
    address = page.url.partition("#")[0]
    page.goto("about:blank")
    page.goto(address + path)
    page.wait_for_selector(".table-page")
    return page


def stored(page: Page, game: str) -> Match:
    """The running game."""
    answered(page)
    return Match.load(page.evaluate("key => localStorage.getItem(key)", key_of(game)), game)


def played_on(page: Page, game: str, length: int) -> Match:
    """The game as soon as it has more than so many actions and waits for the learner."""
    page.wait_for_function(
        "([key, n]) => JSON.parse(localStorage.getItem(key)).actions.length > n",
        arg=[key_of(game), length],
    )
    return stored(page, game)


def hurried(page: Page, game: str) -> Match:
    """The game once the computer players have moved, without their pauses."""
    match = stored(page, game)
    while match.computer_to_move:
        # It may be gone before a mouse gets there.
        page.evaluate("document.querySelector('[data-act=hurry]')?.click()")
        match = played_on(page, game, match.length)
    return match


def play_to_the_end(page: Page, game: str, strength: str, press: Press) -> Match:
    """The learner plays as one of this strength would, by pressing what is on the page, until
    the end is shown."""
    tabletop = shown_room(game).tabletop()
    match = stored(page, game)
    while not match.over:
        for target in tabletop.clicks(match.game, match.seen, choice(match, strength)):
            press(page, target)
        played_on(page, game, match.length)
        match = hurried(page, game)
    to_the_end(page, press)
    return match


def to_the_end(page: Page, press: Press) -> None:
    """From the table of a finished game to the picture of its end."""
    press(page, COUNT)
    press(page, SKIP)
