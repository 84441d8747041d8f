"""The tables of one visit: one for each game, stored in the browser."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from tutor.kit.links import to_link
from tutor.rooms import storage_key
from widgets import rooms
from widgets.browser.shell import Shell
from widgets.pages.handed.page import HandedPage
from widgets.pages.table.page import HABIT, KEY, AnyTablePage, TablePage
from widgets.storage.diary import StoredDiary, diary_of
from widgets.storage.shelf import Shelf, Shelved
from widgets.table import AnyMatch


class Tables:
    """Returns the table of a game, and follows what other tabs play at it."""

    def __init__(self, shell: Shell, shelf: Shelf, open_shared: Callable[[AnyMatch], None]) -> None:
        """`open_shared`: is told of a game that several devices are to play."""
        self._open_shared = open_shared
        self._goes_round: AnyMatch | None = None
        self._shell = shell
        self._shelf = shelf
        self._tables: dict[str, AnyTablePage] = {}

    def at(self, game: str, link: str) -> AnyTablePage:
        """Return the table of a game, the same for the whole visit; `link` opens a shared game at
        it.
        """
        found = self._tables.get(game)
        if found is None or link:
            shell, key, habit = self._shell, storage_key(game, KEY), storage_key(game, HABIT)
            found = TablePage(
                game,
                rooms.room(game).tabletop(),
                shell.stored.get(key, ""),
                keep=lambda text: shell.store(key, text),
                download=shell.download,
                habit=shell.stored.get(habit, ""),
                keep_habit=lambda text: shell.store(habit, text),
                shelve=self._shelve,
                open_shared=self._open_shared,
                open_handed=self._begin_round,
                link=link,
            )
            self._tables[game] = found
        return found

    def handed_at(self, game: str, rest: str, resume: str) -> HandedPage:
        """Return a game that goes round by link: one that has just been set up, or that of a
        link."""
        begun, self._goes_round = self._goes_round, None
        page = HandedPage(game, self._shell, self.shared_settings)
        fresh = begun is not None and begun.game.id == game and not rest
        return page.begin(begun) if fresh and begun is not None else page.open(rest, resume)

    def _begin_round(self, match: AnyMatch) -> None:
        self._goes_round = match

    def shared_settings(self, game: str) -> dict[str, Any]:
        """Return what the page of a game on several devices keeps in the browser."""
        habit = storage_key(game, HABIT)
        return {
            "download": self._shell.download,
            "habit": self._shell.stored.get(habit, ""),
            "keep_habit": lambda text: self._shell.store(habit, text),
            "shelve": self._shelve,
        }

    def _shelve(self, match: AnyMatch) -> None:
        """Put a game that has ended on the shelf, as the person sees it who came furthest."""
        day = self._shell.view.today or datetime.now(UTC).date().isoformat()
        standings = match.game.standings(match.state)
        mine = (each for each in standings if each.player in match.people)
        best = min(mine, key=lambda each: each.rank, default=None)
        if best is None:  # watched
            return
        if match.origin is None and diary_of(match.game.id) is not None:
            StoredDiary(self._shell, match.game.id).note(match.record.states[0], match.state)
        link = to_link(match.game.dump(match.state))
        self._shelf.add(Shelved(match.game.id, day, best.player, best.total, link))

    def follow(self) -> None:
        """Follow other tabs, after the browser's storage has changed."""
        for game, table in self._tables.items():
            table.follow(self._shell.stored.get(storage_key(game, KEY), ""))

    def forget(self) -> None:
        """Drop the tables, so that they are read again from the browser's storage."""
        self._tables.clear()
