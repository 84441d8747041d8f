"""Simulated learners through the shipped pack: rated as strong as they are, and served well?

Of each strength LEARNERS solve COUNT puzzles each.
"""

from __future__ import annotations

from time import process_time

from table import Row

from tutor.chocolatiers.puzzles.making.shipped import shipped
from tutor.puzzles.training.simulated import CLOSE, LEAST, MOST, TRUE, learn

LEARNERS = 20
COUNT = 60


def rows() -> list[Row]:
    """The share of learners of each strength that is rated well, and served well; the cost."""
    pool = shipped()
    found = []
    begun = process_time()
    for true in TRUE:
        runs = [learn(pool, true, seed, COUNT) for seed in range(LEARNERS)]
        close = sum(abs(run.off) <= CLOSE for run in runs) / LEARNERS
        suited = sum(LEAST <= run.share <= MOST for run in runs) / LEARNERS
        rated = f"learners of {true} rated within {CLOSE}"
        right = f"learners of {true} with {LEAST:.0%} to {MOST:.0%} right"
        found += [
            Row(rated, close, 1, "all", 0.9, True),
            Row(right, suited, 1, "all", 0.9, True),
        ]
    cost = (process_time() - begun) / (len(TRUE) * LEARNERS * COUNT)
    return [*found, Row("to serve a puzzle and count it, s", cost, 0.05, "a blink", 1, False)]
