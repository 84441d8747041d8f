"""A diary of the games that one wins or loses alone, and a game a week that is the same for all.

The diary is one JSON text in the learner's browser. A game counts once, as it first ended: what is
taken back afterwards, or played again from an earlier day, changes nothing. Pure functions.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, timedelta
from itertools import groupby
from typing import Any

import attrs

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.reading import Reader, flag, iso_day, items, number, read_json, text

MOST = 1000
"""So many games stand in a diary; the oldest make room."""
MOST_FIGURE = 100_000
LONGEST = 40
"""Most letters of an id."""
SEEDS = 10**9
_WEEK = re.compile(r"\d{4}-W\d{2}")


@attrs.frozen
class Ending:
    """How a game ended. `aim`: id of what it was about. `earned`: the figure that the diary keeps
    the best of. `left`: what was to spare of a won game. `met` of `of` goals were met.
    """

    aim: str
    won: bool
    earned: int
    left: int
    met: int
    of: int


@attrs.frozen
class Entry:
    """A game in the diary. `day`: when it ended, an ISO date; `start`: which game it was, see
    `start_id`; `week`: the ISO week whose challenge it was, "" for any other game.
    """

    day: str
    start: str
    ending: Ending
    week: str = ""


@attrs.frozen(kw_only=True)
class Diary:
    """What a game has a diary note.

    Attributes:
        title: what the diary is called (an English msgid).
        challenge, about: what the game of the week is called, and a line about it (msgids).
        aims: returns all aims by id, in the learner's language.
        ended: (state): how a finished game ended.
        said: (ending): that in a few words, which tell nothing of the game itself.
        earned: (number): the figure in words, "£40".
    """

    title: str
    challenge: str
    about: str
    aims: Callable[[], Mapping[str, str]]
    ended: Callable[[Any], Ending]
    said: Callable[[Ending], str]
    earned: Callable[[int], str]


Entries = tuple[Entry, ...]
"""A diary, the latest game first."""


def with_entry(entries: Entries, entry: Entry) -> Entries:
    """Note a game, unless it stands there already."""
    if any(entry.start == known.start for known in entries):
        return entries
    return (entry, *entries)[:MOST]


# ---- as text


def dump_diary(entries: Iterable[Entry]) -> str:
    """Return a diary as text."""
    return json.dumps([attrs.asdict(entry) for entry in entries], separators=(",", ":"))


def load_diary(stored: str) -> Entries:
    """Read a diary. Raises SaveError."""
    return items(_entry, MOST)(read_json(stored))


def unread(error: SaveError) -> str:
    """Return the message for a learner whose diary cannot be read."""
    text = _("Your diary could not be read, so a new one begins. {why}")
    return text.format(why=error)


def _entry(value: Any) -> Entry:
    read = Reader(value)
    return Entry(
        read.one("day", iso_day),
        read.one("start", text(LONGEST, 1)),
        read.one("ending", _ending),
        read.maybe("week", _week, ""),
    )


def _ending(value: Any) -> Ending:
    read, figure = Reader(value), number(MOST_FIGURE)
    return Ending(
        read.one("aim", text(LONGEST)),
        read.one("won", flag),
        *(read.one(name, figure) for name in ("earned", "left", "met", "of")),
    )


def _week(value: Any) -> str:
    found = text(LONGEST)(value)
    if found and not _WEEK.fullmatch(found):
        raise SaveError(_("a week is written as 2026-W48."))
    return found


# ---- figures


def count_won(entries: Iterable[Entry]) -> tuple[int, int]:
    """Return how many of these games were won, and how many there are."""
    won = [entry.ending.won for entry in entries]
    return sum(won), len(won)


def best(entries: Iterable[Entry]) -> int | None:
    """Return the most that was earned in a game; None without games."""
    return max((entry.ending.earned for entry in entries), default=None)


def streaks(entries: Sequence[Entry]) -> tuple[int, int]:
    """Return how many of the latest games were won in a row, and the most that ever were."""
    runs = [(won, len([*some])) for won, some in groupby(entry.ending.won for entry in entries)]
    return (
        runs[0][1] if runs and runs[0][0] else 0,
        max((n for won, n in runs if won), default=0),
    )


# ---- the game of the week


def week_of(day: date) -> str:
    """Return the ISO week of a day.

    >>> week_of(date(2026, 11, 27)), week_of(date(2027, 1, 1))
    ('2026-W48', '2026-W53')
    """
    year, week, _weekday = day.isocalendar()
    return f"{year}-W{week:02}"


def week_before(day: date) -> str:
    """Return the ISO week before that of a day."""
    return week_of(day - timedelta(days=7))


def say_week(week: str) -> str:
    """Return an ISO week in words."""
    year, _dash, n = week.partition("-W")
    return _("Week {n} of {year}").format(n=int(n), year=year)


def week_seed(game: str, week: str) -> int:
    """Return the seed of a week's game: the same for everybody, from the week alone."""
    return int.from_bytes(hashlib.sha256(f"{game} {week}".encode()).digest()[:8]) % SEEDS


def start_id(dumped: str) -> str:
    """Return what a game is known by, from the text of its first position."""
    return hashlib.sha256(dumped.encode()).hexdigest()[:12]


def result_line(diary: Diary, title: str, entry: Entry) -> str:
    """Return a line about a week's game to send; it tells nothing of the game itself."""
    return _("{app} · {game} · {week} · {how}").format(
        app="Choco Tutor", game=title, week=say_week(entry.week), how=diary.said(entry.ending)
    )
