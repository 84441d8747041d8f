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


def rate(task: Task, proof: Proof) -> int:
    """The rating of a task, on the scale of the learners'."""
    kind = PUZZLE_KINDS[task.kind]
    weighed = sum(WEIGHTS[name] * much for name, much in kind.features(task, proof).items())
    rating = kind.base + weighed + FAILS * proof.greedy_fails
    bounded: int = max(LOW, min(HIGH, round(rating)))
    return bounded if proof.greedy_fails else min(bounded, EASY)
