"""A learner's practice: a rating, what to repeat and when, the day's puzzle and the streak.

Rules are repeated, not puzzles: each theme and clause has a memory of its own (FSRS), and what is
due is practised on a position not seen before. Ratings are openskill's (Weng-Lin), shown on the
scale of the puzzles' difficulty. All functions are pure; the clock is handed in.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta
from functools import cache
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import attrs

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit import reading
from tutor.puzzles.games import kind_of
from tutor.puzzles.model import AnyPuzzle
from tutor.rooms import qualified

if TYPE_CHECKING:
    from fsrs import Card, Scheduler
    from openskill.models import PlackettLuce

MU, SIGMA = 25.0, 25.0 / 3
PUZZLE_SIGMA = 2.0
CENTRE, SCALE = 1000, 40
"""A learner begins at CENTRE; one openskill point is SCALE points of rating."""

RECENT = 200
"""Puzzles remembered, so that none comes again soon."""
NEAR = 150
"""How far from the learner's rating a puzzle may be, if there are any that near."""
MAX_DAYS = 400
MOST_WON = 2000
"""Solved puzzles remembered."""
MOST_NAMES = 5000
"""Items, puzzles or days in a saved practice."""
MOST_ANSWERS = 10**9


@attrs.frozen
class Practice:
    """What a learner has done with puzzles.

    `memories`: FSRS cards as data, by item: "theme:wilds", "clause:9.3", of games but
    the first "clause:GAME/9.3". `seen`: ids of the last puzzles, latest last. `missed`: items
    answered wrongly last time. `days`: ISO dates of solved daily puzzles. `won`: ids of puzzles
    solved, each once. `solved`, `tried`: numbers of answers.
    """

    mu: float = MU
    sigma: float = SIGMA
    memories: Mapping[str, Mapping[str, Any]] = attrs.field(factory=lambda: MappingProxyType({}))
    seen: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()
    days: tuple[str, ...] = ()
    won: tuple[str, ...] = ()
    solved: int = 0
    tried: int = 0

    @property
    def rating(self) -> int:
        """The learner's rating on the puzzles' scale."""
        return round(CENTRE + (self.mu - MU) * SCALE)


def items(puzzle: AnyPuzzle) -> tuple[str, ...]:
    """What a puzzle practises: its theme and its clauses."""
    game, kind = puzzle.game, kind_of(puzzle)
    clauses = (f"clause:{qualified(game, clause)}" for clause in kind.clauses)
    return (f"theme:{qualified(game, kind.theme)}", *clauses)


def answered(practice: Practice, puzzle: AnyPuzzle, correct: bool, now: datetime) -> Practice:
    """The practice after the first answer to a puzzle; later tries do not count."""
    rating = _rated(practice, puzzle, correct)
    practised = items(puzzle)
    memories = {
        **practice.memories,
        **{item: _reviewed(practice.memories.get(item), correct, now) for item in practised},
    }
    still = [item for item in practice.missed if item not in practised]
    return attrs.evolve(
        practice,
        mu=rating[0],
        sigma=rating[1],
        memories=MappingProxyType(memories),
        seen=(*(i for i in practice.seen if i != puzzle.id), puzzle.id)[-RECENT:],
        missed=tuple(still) if correct else (*still, *practised),
        won=_with_won(practice.won, puzzle.id) if correct else practice.won,
        solved=practice.solved + correct,
        tried=practice.tried + 1,
    )


def _with_won(won: tuple[str, ...], puzzle: str) -> tuple[str, ...]:
    return won if puzzle in won else (*won, puzzle)[-MOST_WON:]


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def _rated(practice: Practice, puzzle: AnyPuzzle, correct: bool) -> tuple[float, float]:
    """A puzzle is an opponent: solving it is winning against it."""
    model = _model()
    learner = model.rating(mu=practice.mu, sigma=practice.sigma)
    other = model.rating(mu=MU + (puzzle.rating - CENTRE) / SCALE, sigma=PUZZLE_SIGMA)
    order = [[learner], [other]] if correct else [[other], [learner]]
    after = model.rate(order)[0 if correct else 1][0]
    return after.mu, max(after.sigma, 1.5)


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    return Scheduler(enable_fuzzing=False)


def _card(memory: Mapping[str, Any] | None, now: datetime) -> Card:
    from fsrs import Card

    if memory is None:
        return Card(card_id=1, due=now)
    return Card.from_dict(dict(memory))  # type: ignore[arg-type]


def _reviewed(memory: Mapping[str, Any] | None, correct: bool, now: datetime) -> dict[str, Any]:
    from fsrs import Rating

    grade = Rating.Good if correct else Rating.Again
    card, _log = _scheduler().review_card(_card(memory, now), grade, review_datetime=now)
    return dict(card.to_dict())


def due(practice: Practice, now: datetime) -> tuple[str, ...]:
    """Items to practise now: those missed last time, then those due, longest overdue first."""
    waiting = sorted(
        (datetime.fromisoformat(memory["due"]), item)
        for item, memory in practice.memories.items()
        if datetime.fromisoformat(memory["due"]) <= now and item not in practice.missed
    )
    return (*practice.missed, *(item for _when, item in waiting))


def serve(
    practice: Practice,
    pool: Sequence[AnyPuzzle],
    rng: Random,
    *,
    theme: str = "",
    kind: str = "",
    item: str = "",
) -> AnyPuzzle | None:
    """A puzzle near the learner's rating, not seen lately, of the theme, kind or item asked for.

    Never the last one again while there is another. None if the pool has nothing of that sort.
    """
    fitting = [
        p
        for p in pool
        if (not theme or kind_of(p).theme == theme)
        and (not kind or p.task.kind == kind)
        and (not item or item in items(p))
    ]
    fresh = [p for p in fitting if p.id not in practice.seen]
    last = practice.seen[-1:] if len(fitting) > 1 else ()
    choice = fresh or [p for p in fitting if p.id not in last]
    if not choice:
        return None
    near = [p for p in choice if abs(p.rating - practice.rating) <= NEAR]
    nearest = near or sorted(choice, key=lambda p: abs(p.rating - practice.rating))[:5]
    return nearest[int(rng.random() * len(nearest))]


def daily(pool: Sequence[AnyPuzzle], day: date, *, easy: bool = False) -> AnyPuzzle:
    """The day's puzzle: the same for everybody who has the same pack, no server needed.

    Monday is easy and Sunday hard. `easy`: one as on a Monday, for somebody's first.
    """
    ordered = sorted(pool, key=lambda p: (p.rating, p.id))
    weekday = 0 if easy else day.weekday()
    band = len(ordered) * weekday // 7, max(1, len(ordered) // 7)
    digest = hashlib.sha256(day.isoformat().encode()).digest()
    return ordered[min(band[0] + int.from_bytes(digest[:8]) % band[1], len(ordered) - 1)]


def with_day(practice: Practice, day: date) -> Practice:
    """The practice with that day's puzzle solved."""
    days = sorted({*practice.days, day.isoformat()})[-MAX_DAYS:]
    return attrs.evolve(practice, days=tuple(days))


def streak(practice: Practice, today: date) -> int:
    """Days in a row with the daily puzzle solved; today may still be open."""
    solved = set(practice.days)
    day = today if today.isoformat() in solved else today - timedelta(days=1)
    length = 0
    while day.isoformat() in solved:
        length += 1
        day -= timedelta(days=1)
    return length


def week(practice: Practice, today: date) -> tuple[tuple[date, bool], ...]:
    """The days of this week, Monday first, each with whether its puzzle was solved."""
    monday = today - timedelta(days=today.weekday())
    days = [monday + timedelta(days=n) for n in range(7)]
    return tuple((day, day.isoformat() in practice.days) for day in days)


def dump_practice(practice: Practice) -> str:
    """The practice as JSON text."""
    data = attrs.asdict(practice, recurse=False)
    data["memories"] = {item: dict(memory) for item, memory in practice.memories.items()}
    return json.dumps(data, separators=(",", ":"))


def load_practice(text: str) -> Practice:
    """The dumped practice again. Raises SaveError, which says what in it cannot be."""
    try:
        read = reading.Reader(reading.read_json(text))
        return Practice(
            mu=read.one("mu", reading.real(200, -100)),
            sigma=read.one("sigma", reading.real(20, 0.1)),
            memories=MappingProxyType(read.one("memories", reading.entries(_memory, MOST_NAMES))),
            seen=read.one("seen", _NAMES)[-RECENT:],
            missed=read.one("missed", _NAMES),
            days=read.one("days", reading.items(reading.iso_day, MOST_NAMES)),
            won=read.maybe("won", _NAMES, ())[-MOST_WON:],
            solved=read.one("solved", reading.number(MOST_ANSWERS)),
            tried=read.one("tried", reading.number(MOST_ANSWERS)),
        )
    except SaveError as error:
        raise SaveError(
            _("Your saved puzzle progress was set aside and starts anew. {why}").format(why=error)
        ) from None


def _memory(value: Any) -> dict[str, Any]:
    """What the scheduler remembers of an item that was practised: nothing of it is open."""
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


def _moment(value: Any) -> str:
    """A moment as it was written, to the second anywhere on earth."""
    try:
        moment = datetime.fromisoformat(reading.text(40)(value))
    except ValueError:
        moment = None
    if moment is None or moment.utcoffset() is None or not 2000 <= moment.year < 3000:
        raise reading.Unfit(_("This must be a date and a time with its zone."))
    return str(value)


_NAMES = reading.items(reading.text(60), MOST_NAMES)
