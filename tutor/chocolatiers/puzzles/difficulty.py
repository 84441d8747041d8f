"""How hard a puzzle is for people: what their eyes and heads have to do, weighed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import Task
from tutor.puzzles.model import HIGH, LEVELS, LOW, Proof

WEIGHTS: Mapping[str, float] = MappingProxyType(
    {
        "bridge": 25,
        "covered": 90,
        "races": 60,
        "near": 90,
        "apart": 15,
        "spread": 25,
        "rivals": 45,
        "tied": 60,
        "joins": 110,
        "depth": 90,
    }
)
"""Points of rating for each feature of a kind (`Kind.features`); the kind's base comes first."""

FAILS = 130
"""A tempting answer that is wrong makes a puzzle harder."""
EASY = LEVELS[0] - 1
"""The highest rating of level 1: a puzzle that a player in a hurry may solve is no harder."""

LEAST, TURNING = 680, 1226
"""What the easiest puzzles weigh, and those with which level 2 begins."""
SLOPE, STEEP, GENTLE = 0.92, 2.4, 0.53
"""Points of rating for a point of weight: below TURNING, above it, and where haste is right. Chosen
so that the levels of a pack are filled evenly.
"""


def rate(task: Task, proof: Proof) -> int:
    """The rating of a task, on the scale of the learners'."""
    kind = PUZZLE_KINDS[task.kind]
    weighed = sum(WEIGHTS[name] * much for name, much in kind.features(task, proof).items())
    weight = kind.base + weighed + FAILS * proof.greedy_fails
    if not proof.greedy_fails:
        rating = LOW + GENTLE * (weight - LEAST)
    elif weight < TURNING:
        rating = LOW + SLOPE * (weight - LEAST)
    else:
        rating = LEVELS[0] + STEEP * (weight - TURNING)
    most = HIGH if proof.greedy_fails else EASY
    return max(LOW, min(most, round(rating)))
