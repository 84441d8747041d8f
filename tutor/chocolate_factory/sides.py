"""The sides of the Department Stores: what each takes, and how far a delivery moves a marker.

Clauses 9.6 to 9.15; sides C and D (17.2 to 17.7) are of the expansion Master Chocolatier.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from sys import maxsize
from types import MappingProxyType

import attrs

from tutor.chocolate_factory.goods import REFINED, stands_for
from tutor.chocolate_factory.new_sides import (
    LADDER,
    SETS,
    SIZES,
    by_ladder,
    by_number,
    by_pairs,
    by_sets,
)
from tutor.i18n import N_

MONEY, COPY = "C", "PD"
"""The side that counts money and takes no chocolates, and the store's side that copies others."""


@attrs.frozen
class Rule:
    """What a store's side takes: its clause, the sentence on the card, and how far a delivery of
    that pile moves the marker (0 for what it does not take).

    `together`: kinds that may lie in one delivery; `each`: of a kind at most so many (twice as many
    where two kinds count as each other), `most`: in all. `still`: piles that it takes although the
    marker does not move.
    """

    clause: str
    text: str
    count: Callable[[str], int]
    together: tuple[str, ...]
    each: int = maxsize
    most: int | None = None
    still: tuple[str, ...] = ()


def _only(kinds: str) -> Callable[[str], int]:
    return lambda goods: len(goods) if set(goods) <= set(kinds) else 0


def _pairs(kinds: str) -> Callable[[str], int]:
    return lambda goods: len(goods) // 2 if set(goods) <= set(kinds) and not len(goods) % 2 else 0


def _all_alike(goods: str) -> int:
    return len(goods) if any(set(goods) == {kind} for kind in REFINED) else 0


def _all_different(goods: str) -> int:
    return len(goods) if len(set(goods)) == len(goods) and set(goods) <= set(REFINED) else 0


def _one_pair(goods: str) -> int:
    if len(goods) != 2:
        return 0
    worth = {stands_for("bar"): 2, stands_for("wrapped"): 3, "X": 4}
    return next((n for kinds, n in worth.items() if set(goods) <= set(kinds)), 0)


def _none(clause: str, text: str) -> Rule:
    """Return the rule of a side that takes no chocolates of its own."""
    return Rule(clause, text, lambda goods: 0, ())


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
            each=1,
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
            each=2,
        ),
        "PD": _none("17.3", N_("as another store in play, which you choose at each delivery")),
        "FD": Rule(
            "17.4",
            N_("exactly 1, 3 or 5 refined chocolates, any mix: 1 space each"),
            by_number,
            (REFINED,),
            most=max(SIZES),
        ),
        "SD": Rule(
            "17.5",
            N_("Chunks, Fingers, Caramel, Nuts, Boxed from the first on: 0, 1, 2, 4, 9 spaces"),
            by_ladder,
            (REFINED,),
            each=1,
            still=(LADDER[0],),
        ),
        "HD": Rule(
            "17.6",
            N_("Chunks with Fingers 1 space, Caramel with Nuts 2, any number of sets"),
            by_sets,
            ("".join(SETS),),
        ),
        "DD": Rule(
            "17.7",
            N_("pairs of equal refined chocolates, each pair of another type: 1 space a pair"),
            by_pairs,
            (REFINED,),
            each=2,
        ),
        **{
            store + MONEY: _none(
                "17.2", N_("£{pounds} from Corner Shop orders today: 1 space, no chocolates")
            )
            for store in "PFSHD"
        },
    }
)
"""The rule of each store's side, by both letters."""
