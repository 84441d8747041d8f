"""The tables of one visit: one for each game, kept in the browser."""

from __future__ import annotations

from tutor.rooms import storage_key
from widgets import rooms
from widgets.browser.shell import Shell
from widgets.pages.table.page import HABIT, KEY, AnyTablePage, TablePage


class Tables:
    """Finds the table of a game, and goes along with what other tabs do at it."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._tables: dict[str, AnyTablePage] = {}

    def at(self, game: str, link: str) -> AnyTablePage:
        """The table of a game, the same for the whole visit; `link` brings a shared game to it."""
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
                link=link,
            )
            self._tables[game] = found
        return found

    def follow(self) -> None:
        """What the browser keeps has changed: another tab has played."""
        for game, table in self._tables.items():
            table.follow(self._shell.stored.get(storage_key(game, KEY), ""))

    def forget(self) -> None:
        """Read them anew from what the browser keeps."""
        self._tables.clear()
