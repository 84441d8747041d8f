"""Paying for a box, chocolate by chocolate, every way there is (clauses 4.2 to 4.4)."""

from __future__ import annotations

from functools import lru_cache

from tests.referee.pieces import less, printed


@lru_cache(maxsize=1 << 14)
def payments(hand: str, chocolates: str) -> frozenset[str]:
    """Every set of cards, in printed order, that pays exactly for these chocolates.

    The first chocolate is paid by its own kind or by any two alike; then the next one.
    """
    if not chocolates:
        return frozenset({""})
    first, rest = chocolates[0], chocolates[1:]
    found = set()
    for paid in {first, *(card * 2 for card in hand)}:
        if all(hand.count(card) >= paid.count(card) for card in paid):
            left = printed(less(list(hand), paid))
            found |= {printed([*paid, *more]) for more in payments(left, rest)}
    return frozenset(found)
