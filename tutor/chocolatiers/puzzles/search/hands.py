"""Finds what a player can hold after the Action Phase, and pay for then.

Of a rival's hand some cards are known and some are not: those may be any that nobody sees. What
turns up in the tray may be any of these too, for a rival; the one who searches never counts on it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tutor.chocolatiers_family.card_sets import card_sets
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import HIDDEN, in_order

MOST_OF_A_KIND = 8
"""A box of four chocolates takes no more cards of one kind."""


class Way(NamedTuple):
    """A hand after the Action Phase, the tray it leaves, and the cards nobody sees then."""

    hand: str
    hidden: int
    tray: str
    cards: str


@lru_cache(maxsize=1 << 14)
def ways(hand: str, hidden: int, tray: str, cards: str, *, rival: bool) -> tuple[Way, ...]:
    """Return every different way to play the Action Phase (clauses 3.1 to 3.4).

    A "?" in the tray is taken by rivals only. To put down a card and take it back is the same as
    to take the other one, and is left out.
    """
    open_tray = tray if rival else tray.replace(HIDDEN, "")
    pairs = ["".join(pair) for pair in dict.fromkeys(combinations(open_tray, 2))]
    # What is put down, what of it nobody knew before, and what may be taken for it.
    swaps = [(card, "", pairs) for card in dict.fromkeys(hand)]
    swaps += [(card, card, pairs) for card in dict.fromkeys(cards) if hidden]
    found: dict[Way, None] = {}
    for given, unknown, takes in [("", "", list(dict.fromkeys(open_tray))), *swaps]:
        held = hand if unknown else without(hand, given)
        unseen = without(cards, unknown)
        for gone in takes:
            if given and given in gone:
                continue
            taken = gone.replace(HIDDEN, "")
            more = len(gone) - len(taken) - len(unknown)
            left = in_order(without(tray, gone) + given)
            found[Way(in_order(held + taken), hidden + more, left, unseen)] = None
    return tuple(found) or (Way(hand, hidden, tray, cards),)


@lru_cache(maxsize=1 << 16)
def paid(hand: str, hidden: int, cards: str, needed: str) -> tuple[tuple[str, str], ...]:
    """Return each payment a hand may make, and those of its cards that nobody knew before.

    Known cards are used first; what is hidden may be any of `cards`.
    """
    if not hidden:
        return tuple((payment, "") for payment in card_sets(hand, needed))
    held = hand + "".join(
        kind * min(cards.count(kind), hidden, MOST_OF_A_KIND) for kind in dict.fromkeys(cards)
    )
    found: dict[str, tuple[str, str]] = {}
    for payment in card_sets(in_order(held), needed):
        shown = payment
        for card in hand:
            shown = shown.replace(card, "", 1)
        if len(shown) <= hidden:
            found.setdefault(shown, (payment, shown))
    return tuple(found.values())


@lru_cache(maxsize=1 << 16)
def can_pay(hand: str, hidden: int, tray: str, cards: str, needed: str, *, rival: bool) -> bool:
    """Return whether some way to play the Action Phase lets the player pay for these
    chocolates."""
    if not hidden and _pays_openly(hand, tray.replace(HIDDEN, ""), needed):
        return True
    if not hidden and not (rival and HIDDEN in tray):
        return False
    return any(
        paid(way.hand, way.hidden, way.cards, needed)
        for way in ways(hand, hidden, tray, cards, rival=rival)
    )


def _pays_openly(hand: str, tray: str, needed: str) -> bool:
    """Return whether what is in sight pays. A card more never hurts: what two of the tray cannot
    pay with the whole hand they cannot with one card less.
    """
    if any(card_sets(in_order(hand + card), needed) for card in dict.fromkeys(tray)):
        return True
    for pair in dict.fromkeys("".join(pair) for pair in combinations(tray, 2)):
        both = in_order(hand + pair)
        if card_sets(both, needed) and any(
            card_sets(without(both, given), needed) for given in dict.fromkeys(hand)
        ):
            return True
    return not tray and bool(card_sets(hand, needed))
