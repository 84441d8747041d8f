"""Department Stores: how far a delivery moves a marker, and what the markers earn in the end.

Clauses 9.5 to 9.15 and 11.3 to 11.5.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType

import attrs

from tutor.chocolate_factory.goods import REFINED, is_pile, parts_of, pile, stands_for
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
SIDES = "AB"
TRACK = 9
"""Spaces of a track (clause 9.5)."""
REWARDS = (16, 8, 4)
"""What first, second and third place earn, in pounds (clause 11.4)."""
BONUS = {3: 6, 4: 12, 5: 24}
"""What so many visited stores earn, in pounds (clause 11.5)."""


class StoreError(PlainError):
    """Raised for an unknown store or side, or for what is no chocolate."""


@attrs.frozen
class Rule:
    """What a store's side takes: its clause, the sentence on the card, and how far a delivery of
    that pile moves the marker (0 for what it does not take).

    `together`: kinds that may lie in one delivery; `each`: of a kind at most so many, `most`: in
    all.
    """

    clause: str
    text: str
    count: Callable[[str], int]
    together: tuple[str, ...]
    each: int = 99
    most: int | None = None


def _only(kinds: str) -> Callable[[str], int]:
    return lambda goods: len(goods) if set(goods) <= set(kinds) else 0


def _pairs(kinds: str) -> Callable[[str], int]:
    return lambda goods: len(goods) // 2 if set(goods) <= set(kinds) and not len(goods) % 2 else 0


def _all_alike(goods: str) -> int:
    return len(goods) if len(set(goods)) == 1 and goods[0] in REFINED else 0


def _all_different(goods: str) -> int:
    return len(goods) if len(set(goods)) == len(goods) and set(goods) <= set(REFINED) else 0


def _one_pair(goods: str) -> int:
    if len(goods) != 2:
        return 0
    worth = {stands_for("bar"): 2, stands_for("wrapped"): 3, "X": 4}
    return next((n for kinds, n in worth.items() if set(goods) <= set(kinds)), 0)


RULES: Mapping[str, Rule] = MappingProxyType(
    {
        "PA": Rule(
            "9.6",
            N_("refined chocolates, all of one type: 1 space each"),
            _all_alike,
            tuple(REFINED),
        ),
        "PB": Rule(
            "9.7",
            N_("refined chocolates, all of different types: 1 space each"),
            _all_different,
            (REFINED,),
            each=2,
            most=5,
        ),
        "FA": Rule("9.8", N_("Chunks: 1 space each"), _only("K"), ("K",)),
        "FB": Rule("9.9", N_("Fingers: 1 space each"), _only("F"), ("F",)),
        "SA": Rule("9.10", N_("Caramel: 1 space each"), _only("C"), ("C",)),
        "SB": Rule("9.11", N_("Nuts: 1 space each"), _only("N"), ("N",)),
        "HA": Rule("9.12", N_("Boxed: 1 space each"), _only("X"), ("X",)),
        "HB": Rule("9.13", N_("Bars in any mix: 1 space for every two"), _pairs("KF"), ("KF",)),
        "DA": Rule(
            "9.14",
            N_("Wrapped or Boxed in any mix: 1 space for every two"),
            _pairs("CNX"),
            ("CNX",),
        ),
        "DB": Rule(
            "9.15",
            N_("exactly two: two Bars 2 spaces, two Wrapped 3, two Boxed 4"),
            _one_pair,
            ("KF", "CN", "X"),
            2,
            2,
        ),
    }
)
"""The rule of each store's side, by both letters."""


def spaces(store: str, side: str, goods: str, same: str = "") -> int:
    """Return how many spaces a delivery moves the marker, 0 if it may not be made (clauses 9.6 to
    9.15).

    `goods`: letters of the chocolates in any order. `same`: two kinds each of which may be read as
    the other; the reading with most spaces holds. Raises StoreError for an unknown store, side or
    chocolate.

    >>> spaces("P", "A", "CCN"), spaces("P", "A", "CCN", same="CN"), spaces("D", "B", "KF")
    (0, 3, 2)
    """
    if store + side not in RULES:
        raise StoreError(
            _(
                "There is no side {side} of a store {store}: stores are P, F, S, H, D, sides A, B."
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


@lru_cache(maxsize=1 << 14)
def offers(store: str, side: str, goods: str, same: str = "") -> tuple[str, ...]:
    """List every pile of these goods that the store's side takes, each once, smallest first."""
    rule = RULES[store + side]
    found: dict[str, None] = {}
    for kinds in rule.together:
        if set(kinds) & set(same):
            kinds = "".join(dict.fromkeys(kinds + same))
        fitting = "".join(kind * min(goods.count(kind), rule.each) for kind in kinds)
        for offer in parts_of(pile(fitting), rule.most):
            if _spaces(store + side, offer, same):
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
