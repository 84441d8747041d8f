"""Forms of answers that are piles of chocolates, texts in a list, or money by player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.chocolate_factory.goods import is_pile, pile
from tutor.kit.forms import number


def one_pile(answer: Any) -> str:
    """Read a pile, its letters in any order."""
    if not is_pile(answer):
        raise TypeError(answer)
    return pile(answer)


def piles(answer: Any) -> frozenset[str]:
    """Read piles in any order."""
    if isinstance(answer, str):
        raise TypeError(answer)
    return frozenset(one_pile(each) for each in answer)


def belt(answer: Any) -> tuple[tuple[str, ...], str]:
    """Read what lies on the four tiles, and what fell off."""
    tiles, out = answer
    if isinstance(tiles, str):
        raise TypeError(answer)
    read = tuple(one_pile(each) for each in tiles)
    if len(read) != 4:
        raise ValueError(answer)
    return read, one_pile(out)


def kept(answer: Any) -> frozenset[tuple[str, int]]:
    """Read what stays and the coal for the rest, in any order."""
    return frozenset((one_pile(goods), number(coal)) for goods, coal in answer)


def pounds(answer: Any) -> tuple[tuple[int, int], ...]:
    """Read the money of each player."""
    if not isinstance(answer, Mapping):
        raise TypeError(answer)
    return tuple(sorted((number(player), number(money)) for player, money in answer.items()))
