"""Simulated learners, to test whether ratings are right and puzzles well chosen.

A simulated learner of true rating R knows the answer to a puzzle with the probability that ratings
mean, where the true ratings of puzzles and kinds differ somewhat from the stated ones, and guesses
where it does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from random import Random
from statistics import mean

import attrs

from tutor.i18n import _
from tutor.puzzles import tricks
from tutor.puzzles.games import puzzles_of
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.training import Practice, answered, begun, following
from tutor.puzzles.training.beginning import NEW, SOME, WELL
from tutor.puzzles.training.rating import chance

TRUE = (600, 1000, 1500, 2000)
"""True ratings of learners to simulate: a beginner to a champion."""
OFF = 50
"""Standard deviation of the true rating of a puzzle, and of a kind, from the stated one."""
CLOSE = 120
"""Most points between estimated and true rating for a good estimate."""
LEAST, MOST = 0.65, 0.85
"""Range in which the share of right answers should be."""
FIRST = 12
"""Puzzles at the beginning, before answers can have told much."""
NEWER, BETTER = 800, 1300
"""True ratings below which a learner says to be new, and from which to know the game well."""
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

    @property
    def first_off(self) -> float:
        """By how much the first puzzles were harder than the learner is strong."""
        return mean(puzzle.rating - self.true for puzzle in self.served[:FIRST])


@attrs.frozen
class Outcome:
    """What a run comes to, small enough to be sent from one process to another."""

    true: int
    off: int
    share: float
    first_off: float


def outcome(run: Run) -> Outcome:
    """Return what a run comes to."""
    return Outcome(run.true, run.off, run.share, run.first_off)


def says(true: int) -> str:
    """Return what a learner of this strength says of how well the game is known."""
    return NEW if true < NEWER else SOME if true < BETTER else WELL


def learn(
    pool: Sequence[AnyPuzzle], true: int, seed: int, count: int = 60, *, told: bool = False
) -> Run:
    """Send one learner through `count` puzzles of a pool that is not empty. `told`: the first
    question was answered (`says`), else passed over.
    """
    rng = Random(f"{true}/{seed}")
    practice = begun(Practice(), says(true)) if told else Practice()
    late = puzzles_of(pool[0].game).late
    served, right = list[AnyPuzzle](), list[bool]()
    kinds: dict[str, float] = {}
    for number in range(count):
        puzzle = following(practice, pool, rng, late=late)
        assert puzzle is not None
        kind = kinds.setdefault(puzzle.task.kind, rng.gauss(0, OFF))
        knows = rng.random() < chance(true, puzzle.rating + kind + rng.gauss(0, OFF))
        solved = knows or rng.random() < guessed(puzzle)
        practice = answered(practice, puzzle, solved, BEGIN + timedelta(minutes=2 * number))
        served.append(puzzle)
        right.append(solved)
    return Run(true, practice, tuple(served), tuple(right))


def guessed(puzzle: AnyPuzzle) -> float:
    """Return the chance that who does not know the answer guesses it, among those that can be
    listed.
    """
    answering = puzzles_of(puzzle.game).answering
    listed = answering().candidates(puzzle.task) if answering else ()
    return tricks.chance(listed, puzzle.proof.answers)


def trick_player(pool: Sequence[AnyPuzzle], seed: int, count: int = 60) -> int:
    """Return the rating of a bot that knows nothing, but of each kind the trick that solves most of
    the pool.
    """
    rng = Random(f"tricks/{seed}")
    tally = tricks.TrickCount(pool)
    practice = begun(Practice(), NEW)
    for number in range(count):
        puzzle = following(practice, pool, rng)
        assert puzzle is not None
        trick, _share = tally.worst(puzzle.task.kind)
        solved = rng.random() < tricks.chances(puzzle).get(trick, 0.0)
        practice = answered(practice, puzzle, solved, BEGIN + timedelta(minutes=2 * number))
    return practice.rating


def in_words(runs: Sequence[Outcome]) -> str:
    """Summarise learners of the same strength in one line."""
    off = [run.off for run in runs]
    return _(
        "{true}: rated {mean:+.0f} of it, {close} of {n} within {near}; {share:.0%} right, "
        "{suited} of {n} between {least:.0%} and {most:.0%}; the first {first} puzzles {off:+.0f}"
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
        first=FIRST,
        off=mean(run.first_off for run in runs),
    )
