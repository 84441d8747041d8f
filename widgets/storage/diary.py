"""The diary of a game that one plays alone, stored in the browser."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import cache
from typing import Any, Protocol

from tutor import Record
from tutor.diary import (
    Diary,
    Entries,
    Entry,
    dump_diary,
    load_diary,
    start_id,
    unread,
    week_before,
    week_of,
    week_seed,
    with_entry,
)
from tutor.engine import SaveError
from tutor.rooms import load_game, storage_key
from tutor.rooms import room as rules_room
from widgets import rooms
from widgets.browser.protocol import View

KEY, ASIDE = "diary", "diary-unread"
"""Storage keys of a game's diary, and of a text that could not be read (see `storage_key`)."""

ADDRESS, WEEK = "diary", "week"
"""Addresses of a game's diary, and of the game of the week."""


def diary_of(game: str) -> Diary | None:
    """Return what a diary notes of a game; None if the game has none."""
    part = rules_room(game).diary
    return None if part is None else part()


def diaries() -> tuple[str, ...]:
    """Return the storage keys of all diaries."""
    with_one = (game for game in rooms.ids() if rules_room(game).diary is not None)
    return tuple(storage_key(game, KEY) for game in with_one)


@cache
def challenge(game: str, week: str) -> tuple[str, Any]:
    """Return the game of a week, the same for everybody: as a link, and its first position."""
    record = Record.start(game, 1, week_seed(game, week))
    return record.link(), record.state


class Browser(Protocol):
    """The part of the shell that a diary needs."""

    view: View
    stored: dict[str, str]

    def store(self, key: str, text: str) -> None:
        """Store a text in the browser."""


class StoredDiary:
    """The diary of one game; what other tabs note is read at once."""

    def __init__(self, browser: Browser, game: str) -> None:
        """Take a game that has a diary."""
        self.browser = browser
        self.game = game
        self.key = storage_key(game, KEY)
        self._text = ""
        self._entries: Entries = ()

    @property
    def today(self) -> date:
        """The learner's own date."""
        said = self.browser.view.today
        return date.fromisoformat(said) if said else datetime.now(UTC).date()

    def restore(self) -> str:
        """Read what the browser stores; return what is wrong with it in words, "" if nothing is.

        A text that cannot be read is set aside, never deleted.
        """
        stored = self.browser.stored.get(self.key, "")
        if stored == self._text:
            return ""
        self._text, self._entries = stored, ()
        try:
            self._entries = load_diary(stored) if stored else ()
        except SaveError as error:
            self.browser.store(storage_key(self.game, ASIDE), stored)
            self._keep(())
            return unread(error)
        return ""

    @property
    def entries(self) -> Entries:
        """The games that are noted, latest first."""
        self.restore()
        return self._entries

    def note(self, first: Any, last: Any) -> None:
        """Note a game that has ended, by its first and its last position, once."""
        diary = diary_of(self.game)
        if diary is None:
            return
        known = (week_of(self.today), week_before(self.today))
        week = next((it for it in known if challenge(self.game, it)[1] == first), "")
        start = start_id(load_game(self.game).dump(first))
        entry = Entry(self.today.isoformat(), start, diary.ended(last), week)
        after = with_entry(self.entries, entry)
        if after is not self._entries:
            self._keep(after)

    @property
    def week(self) -> str:
        """The ISO week that it is."""
        return week_of(self.today)

    @property
    def link(self) -> str:
        """This week's game, as the link of a shared one."""
        return challenge(self.game, self.week)[0]

    @property
    def of_this_week(self) -> Entry | None:
        """How this week's game ended; None before."""
        return next((entry for entry in self.entries if entry.week == self.week), None)

    def _keep(self, entries: Entries) -> None:
        self._entries, self._text = entries, dump_diary(entries)
        self.browser.store(self.key, self._text)
