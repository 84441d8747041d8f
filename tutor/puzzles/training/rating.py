"""Ratings of learners and puzzles.

A puzzle is an opponent: solving it counts as winning against it (Weng and Lin's ratings, by
openskill). A learner's rating is that of the puzzles of which they get three in four right, and
such puzzles are served: so a rating of 1000 and a puzzle of 1000 belong together. A puzzle begins
with the rating its maker gave it; each answer also moves the kind and the puzzle itself, like two
members of a team.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import attrs

from tutor.puzzles.games import puzzles_of
from tutor.puzzles.model import AnyPuzzle, level
from tutor.puzzles.training.practice import LEAST_RATING, SHOWN_FROM, Practice, Shift

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SPREAD = 400 / math.log(10)
"""Points by which the odds grow by a factor of e; as in chess, 400 make ten to 1."""
THREE_IN_FOUR = math.log(3)
"""Log odds of solving a puzzle of one's own rating."""
LEAST_UNSURE = 50.0
"""Least uncertainty of a learner's rating, because learners improve."""
KIND, OWN = Shift(0.0, 60.0), Shift(0.0, 80.0)
"""Initial uncertainty of the rating of a kind, and of one puzzle."""
KINDS = "kind:"
"""Prefix of the keys of kinds among the shifts; the other keys are ids of puzzles."""
MOST_LOST = 40.0
"""Most points that a wrong answer costs once a rating is shown, so that one slip does not undo what
many answers have established. A right answer gains less by the same share, so that the rating
converges to the same value.
"""
MOST_LOST_FIRST = 300.0
"""Most points that a wrong answer costs before that, so that who begins with mistakes is not lost
in the deep. Right answers still gain all they can.
"""
MOST_SHIFTS = 2000
"""Most puzzles whose shift is remembered."""


def chance(rating: float, puzzle: float) -> float:
    """Return the probability that a learner of this rating solves a puzzle of that one.

    >>> round(chance(1000, 1000), 2), round(chance(1000, 1191), 2), round(chance(1000, 809), 2)
    (0.75, 0.5, 0.9)
    """
    return 1 / (1 + math.exp((puzzle - rating) / SPREAD - THREE_IN_FOUR))


def difficulty(practice: Practice, puzzle: AnyPuzzle) -> int:
    """Return a puzzle's difficulty for this learner: its rating, shifted by earlier answers."""
    kind, own = _shifts(practice, puzzle)
    return round(puzzle.rating + kind.by + own.by)


def level_of(practice: Practice, puzzle: AnyPuzzle) -> int:
    """Return the level of a puzzle by its difficulty for this learner."""
    return level(difficulty(practice, puzzle))


def counts(practice: Practice, puzzle: AnyPuzzle) -> bool:
    """Return whether the next answer to a puzzle is the first one, and therefore counts."""
    return puzzle.id not in practice.seen and puzzle.id not in practice.won


@attrs.frozen
class Stake:
    """By how much the rating would change: `right` without help, `wrong` (below 0)."""

    right: int
    wrong: int


def worth(practice: Practice, puzzle: AnyPuzzle) -> Stake:
    """Return what the next answer to a puzzle can gain and lose; 0 if it does not count."""
    if not counts(practice, puzzle):
        return Stake(0, 0)
    right, wrong = (rated(practice, puzzle, credit).rating for credit in (1.0, 0.0))
    return Stake(right - practice.rating, wrong - practice.rating)


def rated(practice: Practice, puzzle: AnyPuzzle, credit: float) -> Practice:
    """Return the practice with the ratings after an answer; help reduces a gain, and much help
    makes it a loss.
    """
    kind, own = _shifts(practice, puzzle)
    edge = _edge(practice.sigma, own.unsure, kind.unsure)
    sides = (Shift(practice.mu + edge, practice.sigma), _plus(own, puzzle.rating), kind)
    won, lost = _after(sides, won=True), _after(sides, won=False)
    learner, puzzled, kinds = (
        Shift(credit * w.by + (1 - credit) * x.by, w.unsure) for w, x in zip(won, lost, strict=True)
    )
    change = _tempered(practice, lost[0].by - sides[0].by, learner.by - sides[0].by)
    moved = {_kind_key(puzzle): kinds, puzzle.id: _plus(puzzled, -puzzle.rating)}
    known = len(puzzles_of(puzzle.game).kinds)
    shifts, all_kinds = _levelled({**_without(practice.shifts, moved), **moved}, known)
    return attrs.evolve(
        practice,
        mu=max(LEAST_RATING, practice.mu + change - all_kinds),
        sigma=max(learner.unsure, LEAST_UNSURE),
        shifts=shifts,
    )


def _tempered(practice: Practice, lost: float, change: float) -> float:
    """Return what is applied of a change, given the change `lost` of a wrong answer (below 0)."""
    if practice.solved < SHOWN_FROM:
        return max(-MOST_LOST_FIRST, change)
    return change * min(1.0, MOST_LOST / max(1.0, -lost))


def _edge(*unsure: float) -> float:
    """Return how far the learner's side is above the puzzle's if three in four are right.

    The model widens with uncertainty, and so does this.
    """
    return THREE_IN_FOUR * math.hypot(SPREAD, *unsure)


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    # A constant `gamma` lets each answer reduce uncertainty fully: learners give few answers.
    return PlackettLuce(beta=SPREAD / math.sqrt(2), gamma=lambda *_all: 1.0, tau=0.0)


def _after(sides: tuple[Shift, Shift, Shift], won: bool) -> tuple[Shift, ...]:
    """Return learner, puzzle and kind after the learner has won against the other two, or lost."""
    model = _model()
    learner, puzzle, kind = (model.rating(mu=side.by, sigma=side.unsure) for side in sides)
    after: Any = model.rate([[learner], [puzzle, kind]], ranks=[0, 1] if won else [1, 0])
    return tuple(Shift(each.mu, each.sigma) for team in after for each in team)


def _shifts(practice: Practice, puzzle: AnyPuzzle) -> tuple[Shift, Shift]:
    shifts = practice.shifts
    return shifts.get(_kind_key(puzzle), KIND), shifts.get(puzzle.id, OWN)


def _kind_key(puzzle: AnyPuzzle) -> str:
    return f"{KINDS}{puzzle.task.kind}"


def _plus(shift: Shift, by: float) -> Shift:
    return Shift(shift.by + by, shift.unsure)


def _levelled(shifts: dict[str, Shift], known: int) -> tuple[dict[str, Shift], float]:
    """Return the shifts with those of the `known` kinds centred at 0, and their old mean.

    If every kind turns out easier, it is the learner who is stronger.
    """
    kinds = [key for key in shifts if key.startswith(KINDS)]
    off = sum(shifts[key].by for key in kinds) / known
    even = {key: _plus(shifts[key], -off) for key in kinds}
    others = [key for key in shifts if key not in even][-MOST_SHIFTS:]
    kept = {key: shifts[key] for key in others} | even
    return {key: Shift(round(s.by, 1), round(s.unsure, 1)) for key, s in kept.items()}, off


def _without(shifts: Mapping[str, Shift], moved: Mapping[str, Shift]) -> dict[str, Shift]:
    return {key: shift for key, shift in shifts.items() if key not in moved}
