"""Finds the sets of cards that pay for a box, as plain text; the fast half of `payments`.

Listing the actions of a position asks this of every stack, and mostly the answer is none.
"""

from __future__ import annotations

from functools import cache, lru_cache

from tutor.chocolatiers_family.kinds import KINDS

PRINTED = str.maketrans(KINDS, "012345")


@lru_cache(maxsize=1 << 16)
def card_sets(hand: str, needed: str) -> tuple[str, ...]:
    """Return every different set of cards of the hand that pays exactly, fewest cards first.

    All texts are kind letters in printed order (clauses 4.2 to 4.4).

    >>> card_sets("TTTN", "TN")
    ('TN', 'TTT', 'TTN')
    """
    rest, missing = hand, 0
    for kind in needed:
        if kind in rest:
            rest = rest.replace(kind, "", 1)
        else:
            missing += 1
    # Mostly the pairs of the rest are too few: seen at a quarter of the work that follows.
    if missing > len(rest) // 2 or missing > sum([rest.count(kind) // 2 for kind in KINDS]):
        return ()
    uses = [(kind, _uses(hand.count(kind), needed.count(kind))) for kind in KINDS if kind in hand]
    within_reach = sum(ways[-1][1] for _kind, ways in uses)
    found = [("", 0)]
    for kind, ways in uses:
        within_reach -= ways[-1][1]
        found = [
            (cards + kind * used, total)
            for cards, paid in found
            for used, worth in ways
            if (total := paid + worth) <= len(needed) <= total + within_reach
        ]
    return tuple(sorted({cards for cards, _paid in found}, key=_fewest_first))


@cache
def _uses(held: int, wanted: int) -> tuple[tuple[int, int], ...]:
    """Return how one kind can be used: (cards discarded, chocolates paid for), the most paid
    last."""
    return tuple(
        sorted(
            {
                (direct + 2 * pairs, direct + pairs)
                for direct in range(min(held, wanted) + 1)
                for pairs in range((held - direct) // 2 + 1)
            },
            key=lambda use: (use[1], use[0]),
        )
    )


def _fewest_first(cards: str) -> tuple[int, str]:
    return len(cards), cards.translate(PRINTED)
