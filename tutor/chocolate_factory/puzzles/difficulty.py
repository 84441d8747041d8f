"""Rates how hard a puzzle is for people, from weighted features."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocolate_factory.puzzles.model import Task
from tutor.puzzles.anchors import EASY, rating_at
from tutor.puzzles.model import HIGH, LEVELS, LOW, Proof

WEIGHTS: Mapping[str, float] = MappingProxyType(
    {
        "pieces": 20,
        "near": 80,
        "tie": 80,
        "half": 60,
        "far": 20,
        "rivals": 50,
        "spread": 30,
        "trap": 60,
        "shifts": 90,
        "parts": 40,
        "goods": 50,
        "coal": 30,
    }
)
"""Points of rating for each feature of a kind (`Kind.features`); the kind's base comes first."""

PLAIN = ((700, LOW), (1700, EASY))
TRAPS = ((700, 600), *zip((880, 1040, 1200, 1400), LEVELS, strict=True), (2100, HIGH))
"""The rating of a weight, and straight between two: where haste is right, and where it is not.
Chosen from a sample of games, so that every level fills.
"""


def weight(task: Task, proof: Proof) -> float:
    """Return what a task asks of people, added up."""
    found = task.asked.features(task, proof)
    return task.asked.base + sum(WEIGHTS[name] * much for name, much in found.items())


def rate(task: Task, proof: Proof) -> int:
    """Return the rating of a task, on the scale of the learners'."""
    return rating_at(TRAPS if proof.greedy_fails else PLAIN, weight(task, proof))
