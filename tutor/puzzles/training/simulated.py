"""Simulated learners, to test whether ratings are right and puzzles well chosen.

A simulated learner of true rating R solves a puzzle with the probability that ratings mean, where
the true ratings of puzzles and kinds differ somewhat from the stated ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from random import Random
from statistics import mean

import attrs

from tutor.i18n import _
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.training import Practice, answered, following
from tutor.puzzles.training.rating import chance

TRUE = (600, 1000, 1500, 2000)
"""True ratings of learners to simulate: a beginner to a champion."""
OFF = 50
"""Standard deviation of the true rating of a puzzle, and of a kind, from the stated one."""
CLOSE = 120
"""Most points between estimated and true rating for a good estimate."""
LEAST, MOST = 0.65, 0.85
"""Range in which the share of right answers should be."""
BEGIN = datetime(2026, 3, 2, 9, tzinfo=UTC)


@attrs.frozen
class Run:
    """The result of one learner: `true` and estimated rating, and the puzzles served."""

    true: int
    practice: Practice
    served: tuple[AnyPuzzle, ...]
    right: tuple[bool, ...]

    @property
    def off(self) -> int:
        """Estimated minus true rating."""
        return self.practice.rating - self.true

    @property
    def share(self) -> float:
        """The share of right answers."""
        return sum(self.right) / len(self.right)


def learn(pool: Sequence[AnyPuzzle], true: int, seed: int, count: int = 60) -> Run:
    """Send one learner through `count` puzzles of a pool that is not empty."""
    rng = Random(f"{true}/{seed}")
    practice, served, right = Practice(), list[AnyPuzzle](), list[bool]()
    kinds: dict[str, float] = {}
    for number in range(count):
        puzzle = following(practice, pool, rng)
        assert puzzle is not None
        kind = kinds.setdefault(puzzle.task.kind, rng.gauss(0, OFF))
        solved = rng.random() < chance(true, puzzle.rating + kind + rng.gauss(0, OFF))
        practice = answered(practice, puzzle, solved, BEGIN + timedelta(minutes=2 * number))
        served.append(puzzle)
        right.append(solved)
    return Run(true, practice, tuple(served), tuple(right))


def in_words(runs: Sequence[Run]) -> str:
    """Summarise learners of the same strength in one line."""
    off = [run.off for run in runs]
    return _(
        "{true}: rated {mean:+.0f} of it, {close} of {n} within {near}; {share:.0%} right, "
        "{suited} of {n} between {least:.0%} and {most:.0%}"
    ).format(
        true=runs[0].true,
        mean=mean(off),
        close=sum(abs(each) <= CLOSE for each in off),
        n=len(runs),
        near=CLOSE,
        share=mean(run.share for run in runs),
        suited=sum(LEAST <= run.share <= MOST for run in runs),
        least=LEAST,
        most=MOST,
    )
