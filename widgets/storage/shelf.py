"""The shelf: how the learner's last games ended, stored in the browser."""

from __future__ import annotations

import json
from typing import Any, Protocol

from attrs import asdict, frozen

from tutor.engine import SaveError
from tutor.kit.links import from_link
from tutor.kit.reading import Reader, iso_day, items, number, read_json, text
from tutor.rooms import ids, load_game

KEY, ASIDE = "shelf", "shelf-unread"
"""Storage keys of the shelf, and of a text that could not be read."""
MOST = 12
"""So many games stand on the shelf."""
LONGEST, MOST_POINTS = 8_000, 100_000
"""Most letters of a final position as it is stored; most points of a game."""


@frozen
class Shelved:
    """A game that has ended. `day`: an ISO date; `player`: whose pieces are shown; `link`: the
    final position, compressed.
    """

    game: str
    day: str
    player: int
    points: int
    link: str

    @property
    def state(self) -> Any:
        """The final position. Raises SaveError if it cannot be read."""
        return load_game(self.game).load(from_link(self.link))


class ShelfBrowser(Protocol):
    """What the shelf needs of the browser."""

    stored: dict[str, str]

    def store(self, key: str, text: str) -> None:
        """Store a text in the browser."""


class Shelf:
    """The last games of this browser, of all kinds, latest first."""

    def __init__(self, browser: ShelfBrowser) -> None:
        self.browser = browser
        self.games: tuple[Shelved, ...] = ()

    def restore(self) -> str:
        """Read what the browser stores; return what is wrong with it in words, "" if nothing is.

        A text that cannot be read is set aside, never deleted.
        """
        stored = self.browser.stored.get(KEY, "")
        try:
            found = items(_game, MOST)(read_json(stored)) if stored else ()
        except SaveError as error:
            self.browser.store(ASIDE, stored)
            self._keep(())
            return str(error)
        self.games = tuple(game for game in found if game.game in ids())
        return ""

    def add(self, game: Shelved) -> None:
        """Put a game on the shelf, once; the oldest makes room."""
        if all((game.game, game.link) != (other.game, other.link) for other in self.games):
            self._keep((game, *self.games)[:MOST])

    def _keep(self, games: tuple[Shelved, ...]) -> None:
        self.games = games
        self.browser.store(KEY, json.dumps([asdict(game) for game in games]))


def _game(value: Any) -> Shelved:
    read = Reader(value)
    return Shelved(
        read.one("game", text(60)),
        read.one("day", iso_day),
        read.one("player", number(9)),
        read.one("points", number(MOST_POINTS)),
        read.one("link", text(LONGEST)),
    )
