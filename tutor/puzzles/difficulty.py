"""Rates how hard a puzzle is, from features that were fitted to the results of imperfect solvers.

`tutor puzzles solvers` measures and fits; each game keeps what was found in a file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files

import attrs

from tutor.puzzles.anchors import Anchors, rating_at
from tutor.puzzles.model import HIGH, LOW, Proof, T

FILE = "difficulty.json"
SCALE = ((0.0, LOW), (0.2, 700), (0.8, 1900), (1.0, HIGH))
"""The rating under which a share of the puzzles lies. Learners at the ends need as many there as
others find on both sides of them.
"""
STEPS = 20


@attrs.frozen
class Difficulty:
    """What was fitted. `bases`: of the kinds. `weights`: of the features of each kind, as "kind
    feature". `anchors`: sums of these, each with its rating. `moved`: points by which the answers
    of people have shown a kind to be harder.
    """

    bases: Mapping[str, float]
    weights: Mapping[str, float]
    anchors: Anchors
    moved: Mapping[str, int] = attrs.field(factory=dict)

    def weight(self, kind: str, features: Mapping[str, float]) -> float:
        """Return what makes a task hard, added up."""
        known = (self.weights.get(f"{kind} {name}", 0.0) * much for name, much in features.items())
        return self.bases.get(kind, 0.0) + sum(known)

    def rate(self, kind: str, features: Mapping[str, float]) -> int:
        """Return the rating of a task, on the scale of the learners'."""
        rating = rating_at(self.anchors, self.weight(kind, features))
        return max(LOW, min(HIGH, rating + self.moved.get(kind, 0)))

    def dump(self) -> str:
        """Return it as the text of a file."""
        data = {
            "bases": dict(self.bases),
            "weights": dict(self.weights),
            "anchors": [list(pair) for pair in self.anchors],
            "moved": dict(self.moved),
        }
        return json.dumps(data, indent=1) + "\n"


@cache
def fitted_in(package: str) -> Difficulty:
    """Return what the folder `data` of a package holds."""
    text = files(package).joinpath("data", FILE).read_text(encoding="utf-8")
    data = json.loads(text)
    anchors = tuple((float(weight), int(rating)) for weight, rating in data["anchors"])
    return Difficulty(data["bases"], data["weights"], anchors, data["moved"])


def rater(
    package: str, features: Callable[[T, Proof], Mapping[str, float]]
) -> Callable[[T, Proof], int]:
    """Return what rates the tasks of a game, from the file in its package."""
    return lambda task, proof: fitted_in(package).rate(task.kind, features(task, proof))


def with_answers(difficulty: Difficulty, points: Mapping[str, int]) -> Difficulty:
    """Return a difficulty whose kinds are so many points harder, on top of what moved before."""
    kinds = sorted({*difficulty.moved, *points})
    moved = {kind: difficulty.moved.get(kind, 0) + points.get(kind, 0) for kind in kinds}
    return attrs.evolve(difficulty, moved=moved)


def even_anchors(weights: Sequence[float]) -> Anchors:
    """Return the anchors with which these weights fill the range of ratings as SCALE says, so that
    learners of every strength find puzzles.
    """
    ordered = sorted(weights)
    last = len(ordered) - 1
    shares = [n / STEPS for n in range(STEPS + 1)]
    pairs = ((round(ordered[round(last * it)], 3), rating_at(SCALE, it)) for it in shares)
    return tuple({weight: (weight, rating) for weight, rating in pairs}.values())
