"""A learner's practice with puzzles, and how one answer was given."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeVar

import attrs

START, UNSURE = 1000.0, 600.0
"""A new learner's rating, and its uncertainty."""
LEAST_RATING = 100.0
"""No rating is lower: about what guessing one of four answers of the easiest puzzles comes to."""
RECENT = 20
"""Number of last answers that measure recent success."""
SHOWN_FROM = 10
"""Number of solved puzzles from which a rating is shown by default."""
MOST_LOG = 40
MOST_SEEN = 2000
"""Most puzzles remembered as seen: only the first answer to each counts."""
MOST_WON = 2000
"""Most solved puzzles remembered."""
COST = 0.25
"""What each hint, or reading the rules first, takes of a right answer."""
ENOUGH = 0.5
"""Least credit of an answer with little help: its kind need not come again soon."""

V = TypeVar("V")


def frozen(entries: Mapping[str, V]) -> Mapping[str, V]:
    """Return a read-only copy of a table."""
    return MappingProxyType(dict(entries))


def _table() -> Any:
    return attrs.field(factory=dict, converter=frozen)


@attrs.frozen
class FirstAnswer:
    """How the first answer to a puzzle was given.

    `hints`: how many were taken before. `why`: whether the rules behind it were read before.
    `broken`: the clauses that the answer, or a move on the way to it, broke.
    """

    correct: bool
    hints: int = 0
    why: bool = False
    broken: tuple[str, ...] = ()

    @property
    def credit(self) -> float:
        """How much of a right answer it is, 0 to 1.

        >>> given = FirstAnswer(True), FirstAnswer(True, hints=1, why=True), FirstAnswer(False)
        >>> [each.credit for each in given]
        [1.0, 0.5, 0.0]
        """
        return max(0.0, 1 - COST * (self.hints + self.why)) if self.correct else 0.0


@attrs.frozen
class Logged:
    """One answer in the log: the kind of puzzle, and whether it was right with little help."""

    kind: str
    right: bool


@attrs.frozen
class Shift:
    """How far answers have moved a rating, and how uncertain that is."""

    by: float
    unsure: float


@attrs.frozen
class Practice:
    """A learner's practice with the puzzles of one game.

    `mu`, `sigma`: rating and its uncertainty, in points; `shown`: whether the learner wants to see
    it, None for the default. `shifts`: by kind and by id, how puzzles' ratings have moved.
    `memories`: FSRS cards as data, by item: "theme:wilds", "clause:9.3", of games but the first
    "clause:GAME/9.3". `missed`: items answered wrong last time. `blamed`: count of recent misses
    that each clause caused. `log`: the last answers, latest last. `seen`: ids of the last puzzles,
    latest last. `won`: ids of puzzles solved, each once. `solved`, `tried`: numbers of answers that
    counted. `days`: ISO dates of solved daily puzzles. `best`: best results of runs, by name.
    `knows`: how well the learner says to know the game, "" if not asked (`beginning`).
    """

    mu: float = START
    sigma: float = UNSURE
    memories: Mapping[str, Mapping[str, Any]] = _table()
    seen: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()
    days: tuple[str, ...] = ()
    won: tuple[str, ...] = ()
    solved: int = 0
    tried: int = 0
    shown: bool | None = None
    shifts: Mapping[str, Shift] = _table()
    blamed: Mapping[str, int] = _table()
    log: tuple[Logged, ...] = ()
    best: Mapping[str, int] = _table()
    knows: str = ""

    @property
    def rating(self) -> int:
        """The rating of the puzzles of which this learner gets three in four right."""
        return round(self.mu)


def shows_rating(practice: Practice) -> bool:
    """Return whether the learner sees a rating: by choice, else from SHOWN_FROM solved puzzles
    on.
    """
    return practice.solved >= SHOWN_FROM if practice.shown is None else practice.shown


def to_go(practice: Practice) -> int:
    """Return how many puzzles are still to be solved until a rating is shown by default."""
    return max(0, SHOWN_FROM - practice.solved)


def with_rating_shown(practice: Practice, shown: bool | None) -> Practice:
    """Set whether the learner wants to see the rating; None for the default."""
    return attrs.evolve(practice, shown=shown)


def with_best(practice: Practice, name: str, points: int) -> Practice:
    """Record the result of a run; only the best of each name is stored."""
    best = max(points, practice.best.get(name, 0))
    return attrs.evolve(practice, best={**practice.best, name: best})
