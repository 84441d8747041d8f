"""Which cards of a hand can pay for a box (clauses 4.2, 4.3, 4.4)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

import attrs

from tutor.chocolatiers.kinds import EMPTY, KINDS, in_order
from tutor.i18n import _


class PaymentError(ValueError):
    """Cards or chocolates that are not written in kind letters."""


@attrs.frozen
class Payment:
    """Cards to discard, in printed order, and the pairs among them.

    A pair (“T”, “B”) says that two T stand for the B. Where the cards could be paired in several ways, as many as possible pay for their own kind.
    """

    cards: str
    pairs: tuple[tuple[str, str], ...] = ()


def payments(hand: str, chocolates: str) -> list[Payment]:
    """One Payment for each different set of cards that may be discarded, fewest cards first.

    `hand` and `chocolates` are kind letters in any order ("." in `chocolates` is an empty space). [] if the hand cannot pay. Raises PaymentError for other letters.

    >>> payments("TTRN", "RBN")
    [Payment(cards='TTNR', pairs=(('T', 'B'),))]
    """
    return list(_payments(_letters(hand, ""), _letters(chocolates, EMPTY)))


def is_payment(cards: str, chocolates: str) -> bool:
    """Whether exactly these cards pay for these chocolates."""
    needed = chocolates.replace(EMPTY, "")
    return any(p.cards == cards for p in _payments(cards, in_order(needed)))


def _letters(text: str, ignored: str) -> str:
    if not isinstance(text, str) or any(c not in KINDS + ignored for c in text):
        raise PaymentError(
            _("“{text}” is not a set of chocolates; use the letters {all}.").format(
                text=text, all=KINDS
            )
        )
    return in_order("".join(c for c in text if c not in ignored))


@lru_cache(maxsize=1 << 16)
def _payments(hand: str, needed: str) -> tuple[Payment, ...]:
    """The same for texts already in printed order; the hot path of listing actions."""
    have = [hand.count(k) for k in KINDS]
    need = [needed.count(k) for k in KINDS]
    found = set()
    for direct in product(*(range(min(h, n) + 1) for h, n in zip(have, need, strict=True))):
        missing = len(needed) - sum(direct)
        spare = [(h - d) // 2 for h, d in zip(have, direct, strict=True)]
        if missing <= sum(spare):
            for pairs in product(*(range(min(s, missing) + 1) for s in spare)):
                if sum(pairs) == missing:
                    found.add(tuple(d + 2 * p for d, p in zip(direct, pairs, strict=True)))
    ordered = sorted(found, key=lambda cards: (sum(cards), [-n for n in cards]))
    return tuple(_payment(cards, need) for cards in ordered)


def _payment(cards: tuple[int, ...], need: list[int]) -> Payment:
    """Name the pairs: each kind pays for itself as far as the number of pairs allows."""
    direct = [min(c, n) - ((c - min(c, n)) % 2) for c, n in zip(cards, need, strict=True)]
    surplus = sum(direct) - (2 * sum(need) - sum(cards))
    for i in range(len(direct)):
        given_up = min(surplus, direct[i] - direct[i] % 2)
        direct[i] -= given_up
        surplus -= given_up
    by_pair = "".join(k * ((c - d) // 2) for k, c, d in zip(KINDS, cards, direct, strict=True))
    missing = "".join(k * (n - d) for k, n, d in zip(KINDS, need, direct, strict=True))
    return Payment(
        "".join(k * c for k, c in zip(KINDS, cards, strict=True)),
        tuple(zip(by_pair, missing, strict=True)),
    )
