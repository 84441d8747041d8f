"""Department Stores: how far a delivery moves a marker, and what the markers earn in the end.

Clauses 9.5 to 9.15 and 11.3 to 11.5, and 17.2 to 17.7 of the expansion.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from tutor.chocolate_factory.goods import is_pile, parts_of, pile
from tutor.chocolate_factory.sides import RULES
from tutor.engine import brief
from tutor.errors import PlainError
from tutor.i18n import N_, _

STORES = "PFSHD"
"""The Palace Boutique, Fresh Fancies, Salter's Emporium, House of Luxury, Dunstan & Gilbert's."""
NAMES = {
    "P": N_("The Palace Boutique"),
    "F": N_("Fresh Fancies"),
    "S": N_("Salter's Emporium"),
    "H": N_("House of Luxury"),
    "D": N_("Dunstan & Gilbert's"),
}
SIDES, NEW_SIDES = "AB", "CD"
ALL_SIDES = SIDES + NEW_SIDES
"""Sides of the base game's store cards, and of the expansion's."""
TRACK = 9
"""Spaces of a track (clause 9.5)."""
REWARDS = (16, 8, 4)
"""What first, second and third place earn, in pounds (clause 11.4)."""
BONUS = {3: 6, 4: 12, 5: 24}
"""What so many visited stores earn, in pounds (clause 11.5)."""


class StoreError(PlainError):
    """Raised for an unknown store or side, or for what is no chocolate."""


def spaces(store: str, side: str, goods: str, same: str = "") -> int:
    """Return how many spaces a delivery moves the marker, 0 if it may not be made (clauses 9.6 to
    9.15, 17.4 to 17.7).

    `goods`: letters of the chocolates in any order. `same`: two kinds each of which may be read as
    the other; the reading with most spaces holds. Raises StoreError for an unknown store, side or
    chocolate.

    >>> spaces("P", "A", "CCN"), spaces("P", "A", "CCN", same="CN"), spaces("D", "B", "KF")
    (0, 3, 2)
    """
    if store + side not in RULES:
        raise StoreError(
            _(
                "There is no side {side} of a store {store}: stores are P, F, S, H, D, with "
                "sides A to D."
            ).format(store=brief(store), side=brief(side))
        )
    if not is_pile(goods):
        raise StoreError(
            _("{it} are no chocolates; write letters of B, O, K, F, C, N, X.").format(
                it=brief(goods)
            )
        )
    return _spaces(store + side, pile(goods), same)


@lru_cache(maxsize=1 << 14)
def _spaces(rule: str, goods: str, same: str) -> int:
    if not goods:
        return 0
    count = RULES[rule].count
    if not same:
        return count(goods)
    return max(map(count, readings(goods, same)))


def takes(store: str, side: str, goods: str, same: str = "") -> bool:
    """Return whether a store's side takes this pile, be it for no space (clause 17.5)."""
    if _spaces(store + side, goods, same):
        return True
    still = RULES[store + side].still
    return bool(still) and any(it in still for it in (readings(goods, same) if same else (goods,)))


@lru_cache(maxsize=1 << 14)
def offers(store: str, side: str, goods: str, same: str = "") -> tuple[str, ...]:
    """List every pile of these goods that the store's side takes, each once, smallest first."""
    rule = RULES[store + side]
    found: dict[str, None] = {}
    for kinds in rule.together:
        if set(kinds) & set(same):
            kinds = "".join(dict.fromkeys(kinds + same))
        most = 2 * rule.each if same else rule.each
        fitting = "".join(kind * min(goods.count(kind), most) for kind in kinds)
        for offer in parts_of(pile(fitting), rule.most):
            if takes(store, side, offer, same):
                found[offer] = None
    return tuple(sorted(found, key=lambda it: (len(it), it)))


def readings(goods: str, same: str) -> Iterable[str]:
    """Return the piles that these chocolates may be read as, where two kinds count as each
    other.
    """
    one, other = same[0], same[1]
    rest = "".join(kind for kind in goods if kind not in same)
    both = len(goods) - len(rest)
    return (pile(rest + one * n + other * (both - n)) for n in range(both + 1))


# ---- the end of the week


def ranked(stack: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Sort the (player, space) of a stack from first to last place (clause 11.3).

    `stack` is in the order of arrival: on one space the earlier marker lies underneath and wins.
    """
    return tuple(sorted(((p, n) for p, n in stack if n > 0), key=lambda it: -it[1]))


def rank_store(
    stack: Iterable[tuple[int, int]], rewards: tuple[int, ...] = REWARDS
) -> dict[int, int]:
    """Return the pounds that each player of a stack earns at a store (clauses 11.3 and 11.4).

    `stack`: (player, space) in order of arrival. `rewards`: of first, second, third place.

    >>> rank_store(((0, 8), (2, 5), (1, 2)))
    {0: 16, 2: 8, 1: 0}
    """
    stack = tuple(stack)
    money = dict.fromkeys((player for player, _space in stack), 0)
    ahead = 0
    for (player, space), worth in zip(ranked(stack), rewards, strict=False):
        if 2 * space < ahead:
            break
        money[player] = worth
        ahead = space
    return money
