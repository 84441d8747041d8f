"""What sides D of the new Department Stores count (clauses 17.4 to 17.7)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocolate_factory.goods import REFINED

SIZES = (1, 3, 5)
"""So many chocolates, no other number, go to Fresh Fancies (clause 17.4)."""
LADDER = "KFCNX"
"""The order in which Salter's Emporium takes chocolates (clause 17.5)."""
STEPS = (0, 1, 2, 4, 9)
"""Spaces for one to five of them."""
SETS: Mapping[str, int] = MappingProxyType({"KF": 1, "CN": 2})
"""Spaces for each set at the House of Luxury (clause 17.6)."""


def by_number(goods: str) -> int:
    """Return as many spaces as chocolates, if it is one of the right numbers (clause 17.4)."""
    return len(goods) if len(goods) in SIZES and set(goods) <= set(REFINED) else 0


def by_ladder(goods: str) -> int:
    """Return the spaces for chocolates in the right order from the first on (clause 17.5)."""
    return STEPS[len(goods) - 1] if goods and LADDER.startswith(goods) else 0


def by_sets(goods: str) -> int:
    """Return the spaces for whole sets and nothing besides (clause 17.6)."""
    found, left = 0, goods
    for (one, other), worth in ((tuple(kinds), worth) for kinds, worth in SETS.items()):
        if goods.count(one) != goods.count(other):
            return 0
        found += worth * goods.count(one)
        left = left.replace(one, "").replace(other, "")
    return 0 if left else found


def by_pairs(goods: str) -> int:
    """Return a space for each pair, all of different types and nothing besides (clause 17.7)."""
    kinds = set(goods)
    whole = kinds <= set(REFINED) and all(goods.count(kind) == 2 for kind in kinds)
    return len(kinds) if whole else 0
