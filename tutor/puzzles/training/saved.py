"""A practice as text, and checked reading of it."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

import attrs

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit import reading
from tutor.puzzles.training.beginning import STARTS
from tutor.puzzles.training.daily import MAX_DAYS
from tutor.puzzles.training.practice import (
    LEAST_RATING,
    MOST_LOG,
    MOST_SEEN,
    MOST_WON,
    START,
    Logged,
    Practice,
    Shift,
)
from tutor.puzzles.training.rating import MOST_SHIFTS

FORMAT = 2
MOST_NAMES = 5000
"""Most items, puzzles or days in a saved practice."""
MOST_ANSWERS = 10**9

FIRST_MU, FIRST_POINTS, FIRST_UNSURE = 25.0, 40, 150.0
"""Format 1 was in openskill's own points, around 25, each worth 40 of ours; and puzzles had other
ratings then, so ratings read from it are rather uncertain.
"""


def dump_practice(practice: Practice) -> str:
    """Return the practice as JSON text."""
    data = attrs.asdict(practice, recurse=False) | {
        "format": FORMAT,
        "memories": {item: dict(memory) for item, memory in practice.memories.items()},
        "shifts": {key: [each.by, each.unsure] for key, each in practice.shifts.items()},
        "blamed": dict(practice.blamed),
        "log": [[each.kind, each.right] for each in practice.log],
        "best": dict(practice.best),
    }
    return json.dumps(data, separators=(",", ":"))


def load_practice(text: str) -> Practice:
    """Return the practice of a dumped text. Raises SaveError, which says what is wrong."""
    try:
        read = reading.Reader(reading.read_json(text))
        mu, sigma = _strength(read)
        return Practice(
            mu=max(LEAST_RATING, mu),  # ratings once fell without end
            sigma=sigma,
            memories=read.one("memories", reading.entries(_memory, MOST_NAMES)),
            seen=read.one("seen", _NAMES)[-MOST_SEEN:],
            missed=read.one("missed", _NAMES),
            days=read.one("days", reading.items(reading.iso_day, MOST_NAMES))[-MAX_DAYS:],
            won=read.maybe("won", _NAMES, ())[-MOST_WON:],
            solved=read.one("solved", _ANSWERS),
            tried=read.one("tried", _ANSWERS),
            shown=read.maybe("shown", reading.optional(reading.flag), None),
            shifts=read.maybe("shifts", reading.entries(_shift, 2 * MOST_SHIFTS), {}),
            blamed=read.maybe("blamed", reading.entries(_ANSWERS, MOST_NAMES), {}),
            log=read.maybe("log", reading.items(_logged, MOST_NAMES), ())[-MOST_LOG:],
            best=read.maybe("best", reading.entries(_ANSWERS, MOST_NAMES), {}),
            knows=read.maybe("knows", _knows, ""),
        )
    except SaveError as error:
        raise SaveError(
            _("Your saved puzzle progress was set aside and starts anew. {why}").format(why=error)
        ) from None


def _strength(read: reading.Reader) -> tuple[float, float]:
    """Return rating and uncertainty, in points."""
    if read.maybe("format", reading.number(FORMAT, least=1), 1) == FORMAT:
        return read.one("mu", reading.real(10_000, -10_000)), read.one("sigma", _UNSURE)
    mu = read.one("mu", reading.real(200, -100))
    sigma = read.one("sigma", reading.real(20, 0.1))
    return START + (mu - FIRST_MU) * FIRST_POINTS, max(FIRST_UNSURE, sigma * FIRST_POINTS)


def _shift(value: Any) -> Shift:
    return Shift(*reading.pair(reading.real(10_000, -10_000), _UNSURE)(value))


def _logged(value: Any) -> Logged:
    return Logged(*reading.pair(reading.text(60), reading.flag)(value))


def _memory(value: Any) -> dict[str, Any]:
    """Read what the scheduler stores for an item, checking every entry."""
    read = reading.Reader(value)
    return {
        "card_id": read.one("card_id", reading.number(10**15)),
        "state": read.one("state", reading.number(3, least=1)),
        "step": read.one("step", reading.optional(reading.number(9))),
        "stability": read.one("stability", reading.real(10**6, 0.0001)),
        "difficulty": read.one("difficulty", reading.real(10, 1)),
        "due": read.one("due", _moment),
        "last_review": read.one("last_review", _moment),
    }


def _knows(value: Any) -> str:
    said = reading.text(60)(value)
    if said and said not in STARTS:
        raise reading.Unfit(_("This is no answer to how well you know the game."))
    return said


def _moment(value: Any) -> str:
    """Check for a moment in ISO format with its time zone."""
    try:
        moment = datetime.fromisoformat(reading.text(40)(value))
    except ValueError:
        moment = None
    if moment is None or moment.utcoffset() is None or not 2000 <= moment.year < 3000:
        raise reading.Unfit(_("This must be a date and a time with its zone."))
    return str(value)


_NAMES = reading.items(reading.text(60), MOST_NAMES)
_ANSWERS = reading.number(MOST_ANSWERS)
_UNSURE = reading.real(1000)
