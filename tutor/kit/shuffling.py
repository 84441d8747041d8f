"""Shuffling that is the same on every machine and Python version."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffled(items: Sequence[T], seed: int, times: int) -> list[T]:
    """Shuffle the items in an order that depends on `seed` and on the number of shuffles before,
    `times`.
    """
    return mixed(items, Random(f"{seed}/{times}"))


def mixed(items: Sequence[T], rng: Random) -> list[T]:
    """Shuffle the items with `rng`.

    Only Random.random is used: Python guarantees its sequence for a seed.
    """
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        result[last], result[other] = result[other], result[last]
    return result
