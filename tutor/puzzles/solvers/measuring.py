"""Rate puzzles by the results of solvers (Rasch's model): a strength for each solver, a difficulty
for each puzzle, so that the odds of a right answer are those of their difference.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from statistics import fmean

from tutor.puzzles.solvers.family import OVERLOOK, THUMB, Results

ROUNDS = 40
WIDE = 1.5
"""Standard deviation of strengths and difficulties that is expected, in log odds: so a puzzle that
all solve, or none, is no infinity.
"""


def together(results: Results) -> dict[str, float]:
    """Return the results by solver; a kind has its own rules of thumb and its own clauses, so those
    who go by one of them, and those who overlook one, count as one solver each.
    """
    found = defaultdict[str, list[float]](list)
    for name, share in results.items():
        sort = name.split(" ", 1)[0]
        found[sort if sort in (THUMB, OVERLOOK) else name].append(share)
    return {name: fmean(shares) for name, shares in found.items()}


def difficulties(results: Mapping[str, Results]) -> dict[str, float]:
    """Return the difficulty of each puzzle, in log odds; 0 is the mean."""
    shares = {puzzle: together(each) for puzzle, each in results.items()}
    hard = dict.fromkeys(shares, 0.0)
    strong: dict[str, float] = defaultdict(float)
    by_solver = defaultdict[str, list[str]](list)
    for puzzle, given in shares.items():
        for name in given:
            by_solver[name].append(puzzle)
    for _round in range(ROUNDS):
        for name, met in by_solver.items():
            seen = [(shares[puzzle][name], strong[name] - hard[puzzle]) for puzzle in met]
            strong[name] += newton_step(seen, strong[name], WIDE)
        for puzzle, given in shares.items():
            seen = [(1 - share, hard[puzzle] - strong[name]) for name, share in given.items()]
            hard[puzzle] += newton_step(seen, hard[puzzle], WIDE)
        middle = fmean(hard.values())
        hard = {puzzle: value - middle for puzzle, value in hard.items()}
    return hard


def newton_step(seen: Sequence[tuple[float, float]], now: float, wide: float) -> float:
    """Return how far one strength moves, given shares of right answers and the log odds that were
    expected. `wide`: the standard deviation round 0 that is expected of it.
    """
    off, bent = -now / wide**2, 1 / wide**2
    for share, odds in seen:
        chance = 1 / (1 + math.exp(-odds))
        off += share - chance
        bent += chance * (1 - chance)
    return max(-1.0, min(1.0, off / bent))


def explained(values: Sequence[float], groups: Sequence[object]) -> float:
    """Return the share of the variance that groups explain (R²).

    >>> explained([1, 1, 3, 3], "aabb"), explained([1, 3, 1, 3], "aabb")
    (1.0, 0.0)
    """
    by_group = defaultdict[object, list[float]](list)
    for value, group in zip(values, groups, strict=True):
        by_group[group].append(value)
    middle = fmean(values)
    whole = sum((value - middle) ** 2 for value in values)
    within = sum((each - fmean(some)) ** 2 for some in by_group.values() for each in some)
    return 1 - within / whole if whole else 0.0
