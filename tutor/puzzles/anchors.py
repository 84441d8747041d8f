"""Turns the weight of a puzzle into a rating, along anchors that a game chooses."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

Anchors = Sequence[tuple[float, int]]
"""Weights in rising order, each with its rating."""


def rating_at(anchors: Anchors, weight: float) -> int:
    """Return the rating of a weight, straight between the anchors, and none beyond their ends.

    >>> rating_at([(0, 100), (10, 200)], 5), rating_at([(0, 100), (10, 200)], 99)
    (150, 200)
    """
    if weight <= anchors[0][0]:
        return anchors[0][1]
    for (low, start), (high, end) in pairwise(anchors):
        if weight <= high:
            return round(start + (end - start) * (weight - low) / (high - low))
    return anchors[-1][1]
