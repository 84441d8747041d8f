"""What a learner has done with puzzles, and how one answer was given."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeVar

import attrs

START, UNSURE = 1000.0, 600.0
"""Where a learner begins, and how far from there he may well be."""
RECENT = 20
"""Answers that say how well it goes at present."""
SHOWN_FROM = 10
"""So many puzzles solved, a learner sees a rating, unless he says otherwise."""
MOST_LOG = 40
MOST_SEEN = 2000
"""Puzzles remembered: the first answer to each is the one that counts."""
MOST_WON = 2000
"""Solved puzzles remembered."""
COST = 0.25
"""What each hint takes of a right answer, and reading the rules first."""
ENOUGH = 0.5
"""Credit from which an answer is the learner's own, so that its kind need not come again."""

V = TypeVar("V")


def frozen(entries: Mapping[str, V]) -> Mapping[str, V]:
    """A table that nobody changes."""
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
    """By how much solves have moved a rating, and how far that may be from the truth."""

    by: float
    unsure: float


@attrs.frozen
class Practice:
    """What a learner has done with the puzzles of one game.

    `mu`, `sigma`: how strong he is, in points, and how unsure that is; `shown`: whether he wants
    to see it, None for as it comes. `shifts`: by kind and by id, how puzzles' ratings have moved.
    `memories`: FSRS cards as data, by item: "theme:wilds", "clause:9.3", of games but the first
    "clause:GAME/9.3". `missed`: items answered wrongly last time. `blamed`: how often of late a
    clause was the cause of a miss. `log`: the last answers, latest last. `seen`: ids of the last
    puzzles, latest last. `won`: ids of puzzles solved, each once. `solved`, `tried`: numbers of
    answers that counted. `days`: ISO dates of solved daily puzzles. `best`: best results of other
    ways to play, by name.
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

    @property
    def rating(self) -> int:
        """The rating of the puzzles of which this learner gets three in four right."""
        return round(self.mu)


def shows_rating(practice: Practice) -> bool:
    """Whether the learner sees a rating: as he chose, else from SHOWN_FROM solved on."""
    return practice.solved >= SHOWN_FROM if practice.shown is None else practice.shown


def to_go(practice: Practice) -> int:
    """Puzzles still to be solved until a rating is seen by itself."""
    return max(0, SHOWN_FROM - practice.solved)


def with_rating_shown(practice: Practice, shown: bool | None) -> Practice:
    """The practice of a learner who wants to see the rating, or not; None: as it comes."""
    return attrs.evolve(practice, shown=shown)


def with_best(practice: Practice, name: str, points: int) -> Practice:
    """The practice with a result of another way to play; only the best of each is kept."""
    best = max(points, practice.best.get(name, 0))
    return attrs.evolve(practice, best={**practice.best, name: best})
