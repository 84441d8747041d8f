"""Rates how hard a puzzle is for people, from weighted features."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocolatiers_family.puzzles.model import Asked
from tutor.puzzles.anchors import EASY, rating_at
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
        "depth": 120,
    }
)
"""Points of rating for each feature of a kind (`Kind.features`); the kind's base comes first."""

FAILS = 130
"""A tempting answer that is wrong makes a puzzle harder."""
PLAIN = ((500, LOW), (955, 530), (1110, 590), (1200, 690), (1265, 830), (1600, EASY))
TRAPS = ((750, 600), *zip((1000, 1265, 1400, 1550), LEVELS, strict=True), (2000, HIGH))
"""The rating of a weight, and straight between two: where haste is right, and where it is not.
Chosen from a sample of games in which every kind has the same share: the puzzles where haste is
right fill level 1 evenly, of the others the lightest go there, too, and the rest fills each of the
levels above it.
"""


def rate(task: Asked, proof: Proof) -> int:
    """Return the rating of a task, on the scale of the learners'."""
    kind = task.asked
    weighed = sum(WEIGHTS[name] * much for name, much in kind.features(task, proof).items())
    weight = kind.base + weighed + FAILS * proof.greedy_fails
    return rating_at(TRAPS if proof.greedy_fails else PLAIN, weight)
