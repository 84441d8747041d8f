"""Pay for one box and keep the next in reach."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from tests.chocolatiers.puzzles.slow.rules import KINDS, Answers, in_order, less, payments
from tutor.chocolatiers.puzzles.model import Task


def pay(task: Task) -> Answers:
    """Pay for the first box. Keep the second as near as possible: the fewest cards to come."""
    first, second = (tile.spaces.replace(".", "") for tile in task.tiles)
    lacks = {cards: lacking(less(task.hand, cards), second) for cards in payments(task.hand, first)}
    return {cards: lack == min(lacks.values()) for cards, lack in lacks.items()}


@cache
def lacking(hand: str, chocolates: str) -> int:
    """How many more cards it takes at the least to pay for a box."""
    return next(
        number
        for number in range(len(chocolates) + 1)
        if any(
            payments(in_order((*hand, *more)), chocolates)
            for more in combinations_with_replacement(KINDS, number)
        )
    )
