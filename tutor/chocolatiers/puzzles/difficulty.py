"""How hard a puzzle is, from what its proof measured."""

from __future__ import annotations

import math

from tutor.chocolatiers.puzzles.model import Task
from tutor.puzzles.model import HIGH, LEVELS, LOW, Proof

BASE = {
    "who": 750,
    "pay": 900,
    "steal": 950,
    "spoil": 1000,
    "fewest": 1000,
    "tally": 1000,
    "two": 1050,
    "last": 1100,
    "keep": 1200,
    "both": 1250,
}
"""Where a kind starts: reading one number is easier than weighing a box against Wilds."""

EASY = LEVELS[0] - 1
"""The highest rating of level 1."""


def rate(task: Task, proof: Proof) -> int:
    """A rating from the candidates searched, the margin, the depth, the table and the hasty answer.

    Where the hasty answer is right the puzzle stays below level 2.
    """
    depth = len(task.tiles) + task.wilds
    margin = 3 if proof.runner_up is None else max(1, min(3, abs(proof.value - proof.runner_up)))
    rating = (
        BASE[task.kind]
        + 70 * math.log2(max(2, proof.searched)) ** 0.9
        + 60 * max(0, depth - 1)
        + 40 * (len(task.position.displays) - 2)
        + 50 * (3 - margin)
        + (120 if proof.greedy_fails else 0)
    )
    bounded: int = max(LOW, min(HIGH, round(rating)))
    return bounded if proof.greedy_fails else min(bounded, EASY)
