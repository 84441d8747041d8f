"""Numbers a computer player judges a position by."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tutor.chocolatiers_family.kinds import KINDS


def lead(points: Sequence[float], player: int) -> float:
    """Return by how many points a player is ahead of the others' average.

    >>> lead([10, 6, 8], 0)
    3.0
    """
    others = sum(points) - points[player]
    return points[player] - others / (len(points) - 1)


@lru_cache(maxsize=1 << 16)
def short(hand: str, chocolates: str, with_pairs: bool = True) -> int:
    """Return how many cards the hand lacks to pay for the chocolates, pairs used (clauses 4.2,
    4.3).

    >>> short("TTR", "RBN"), short("TTRN", "RBN")
    (1, 0)
    """
    missing, pairs = len(chocolates), 0
    for kind in KINDS:
        direct = min(hand.count(kind), chocolates.count(kind))
        missing -= direct
        pairs += (hand.count(kind) - direct) // 2
    return max(0, missing - pairs) if with_pairs else missing
