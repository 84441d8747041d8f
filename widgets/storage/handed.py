"""The games that go round by link, stored in the browser: each as it was seen last."""

from __future__ import annotations

import json
from typing import Protocol

from attrs import asdict, frozen

from tutor.engine import SaveError
from tutor.kit.reading import MOST_TEXT, Reader, items, number, read_json, text
from tutor.record import MAX_ACTIONS
from tutor.rooms import ids

KEY = "handed"
"""Storage key of the games."""
MOST = 6
"""So many games are kept; the one that was played longest ago goes."""


@frozen
class HandedGame:
    """A game. `key`: its name here; `seat`: one's own; `known`: so many actions the others know;
    `table`: its save, compressed.
    """

    key: str
    game: str
    seat: int
    known: int
    table: str


class Browser(Protocol):
    """What the games need of the browser."""

    stored: dict[str, str]

    def store(self, key: str, text: str) -> None: ...


def kept_games(browser: Browser) -> tuple[HandedGame, ...]:
    """Return the games, the last one first; none if what is stored cannot be read."""
    try:
        found = items(read_game, MOST)(read_json(browser.stored.get(KEY, "") or "[]"))
    except SaveError:
        return ()
    return tuple(game for game in found if game.game in ids())


def keep_game(browser: Browser, game: HandedGame) -> None:
    """Put a game first; the oldest goes when there are too many."""
    others = [each for each in kept_games(browser) if each.key != game.key]
    browser.store(KEY, json.dumps([asdict(each) for each in (game, *others)[:MOST]]))


def read_game(value: object) -> HandedGame:
    """Read a game from plain data. Raises SaveError."""
    read = Reader(value)
    return HandedGame(
        read.one("key", text(8)),
        read.one("game", text(60)),
        read.one("seat", number(9)),
        read.one("known", number(MAX_ACTIONS)),
        read.one("table", text(MOST_TEXT)),
    )
