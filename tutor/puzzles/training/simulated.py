"""Learners that are only numbers: are they rated as strong as they are, and are they served well?

A simulated learner of true rating R solves a puzzle with the chance that ratings mean, of a puzzle
that is really somewhat harder or easier than its rating says, and so is its kind.
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
"""Learners to simulate: a beginner to a champion."""
OFF = 50
"""How far the true rating of a puzzle, and of a kind, is from what is said (one sigma)."""
CLOSE = 120
"""So far from the truth a rating may end."""
LEAST, MOST = 0.65, 0.85
"""Between these the share of right answers should be."""
BEGIN = datetime(2026, 3, 2, 9, tzinfo=UTC)


@attrs.frozen
class Run:
    """What came of one learner: `true` and estimated rating, and what was served."""

    true: int
    practice: Practice
    served: tuple[AnyPuzzle, ...]
    right: tuple[bool, ...]

    @property
    def off(self) -> int:
        """How far the estimate is from the truth."""
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
    """One line on learners of the same strength."""
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
