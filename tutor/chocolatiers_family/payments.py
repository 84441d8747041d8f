"""Which cards of a hand can pay for a box, and what is wrong with others (clauses 4.2 to 4.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import attrs

from tutor.chocolatiers_family.card_sets import card_sets
from tutor.chocolatiers_family.kinds import (
    EMPTY,
    KINDS,
    counted,
    in_order,
    is_cards,
    name,
    say_cards,
)
from tutor.chocolatiers_family.tiles import Tile
from tutor.engine import brief
from tutor.errors import PlainError
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words
from tutor.rich_display import shows

MAX_CHOCOLATES = 4
"""Spaces of a box."""


class PaymentError(PlainError):
    """Raised for cards or chocolates that are not kind letters, or more than a box has."""


@shows("tutor.chocolatiers_family.notebook_views:payment")
@attrs.frozen
class Payment:
    """Cards to discard, in printed order, and the pairs among them.

    A pair (“T”, “B”) says that two T stand for the B. Where the cards could be paired in several
    ways, as many as possible pay for their own kind.
    """

    cards: str
    pairs: tuple[tuple[str, str], ...] = ()


@shows("tutor.chocolatiers_family.notebook_views:payments")
class Payments(list[Payment]):
    """Payments to choose from: a table in a notebook."""


def payments(hand: str, chocolates: str) -> Payments:
    """Return one Payment for each different set of cards that may be discarded, fewest cards first.

    `hand` and `chocolates` are kind letters in any order ("." in `chocolates` is an empty space).
    [] if the hand cannot pay. Raises PaymentError for other letters, or for more than 4 chocolates.

    >>> payments("TTRN", "RBN")
    [Payment(cards='TTNR', pairs=(('T', 'B'),))]
    """
    needed = _letters(chocolates, EMPTY)
    if len(needed) > MAX_CHOCOLATES:
        raise PaymentError(
            _("“{text}” is too much for one box: it has at most {n} chocolates.").format(
                text=brief(chocolates), n=MAX_CHOCOLATES
            )
        )
    need = [needed.count(kind) for kind in KINDS]
    held = _letters(hand, "")
    useful = "".join(kind * min(held.count(kind), 2 * len(needed)) for kind in KINDS)
    return Payments(
        _payment(tuple(cards.count(kind) for kind in KINDS), need)
        for cards in card_sets(useful, needed)
    )


def is_payment(cards: str, chocolates: str) -> bool:
    """Return whether exactly these cards pay for these chocolates."""
    needed = in_order(chocolates.replace(EMPTY, ""))
    return len(cards) <= 2 * len(needed) and in_order(cards) in card_sets(in_order(cards), needed)


def payment_problems(hand: str, tile: Tile, cards: str) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with paying for this tile with these cards: (clause, sentence) each.

    Clauses 4.2 and 4.3; nothing if they pay for it exactly.
    """
    if not is_cards(cards):
        yield "4.2", _("A payment is made of Chocolate cards.")
        return
    for kind in KINDS:
        if cards.count(kind) > hand.count(kind):
            have = hand.count(kind)
            text = _("You hold {these}; this payment needs {n}.")
            if not have:
                text = _("You hold no {kind}; this payment needs {n}.")
            these = counted(kind, have)
            yield "4.2", text.format(these=these, kind=name(kind), n=cards.count(kind))
    if is_payment(in_order(cards), tile.chocolates):
        return
    missing = Counter(tile.chocolates) - Counter(cards)
    extra = Counter(cards) - Counter(tile.chocolates)
    pairs = sum(n // 2 for n in extra.values())
    single = "".join(k for k in KINDS if extra[k] % 2)
    if pairs < missing.total():
        yield from _too_little(hand, tile, cards, missing, pairs)
        if single:
            yield "4.3", _unmatched(single)
    elif pairs == missing.total():
        yield (
            "4.2",
            _("That is too much, and no change is given: take back {cards}.").format(
                cards=say_cards(single)
            ),
        )
    else:
        yield (
            "4.2",
            ngettext(
                "That is too much: no change is given. This box costs {n} chocolate.",
                "That is too much: no change is given. This box costs {n} chocolates.",
                len(tile.chocolates),
            ).format(n=len(tile.chocolates)),
        )


def _too_little(
    hand: str, tile: Tile, cards: str, missing: Counter[str], pairs: int
) -> Iterator[tuple[str, str]]:
    """Yield which chocolates stay unpaid, in one sentence (clause 4.2)."""
    lacks = say_cards("".join(missing.elements()))
    if pairs:
        yield (
            "4.2",
            ngettext(
                "This payment lacks {lacks}, and your pair stands for only one chocolate.",
                "This payment lacks {lacks}, and your {n} pairs stand for only {n} chocolates.",
                pairs,
            ).format(lacks=lacks, n=pairs),
        )
        return
    if len(missing) > 1:
        text = _("This payment lacks {lacks}.").format(lacks=lacks)
        short = [k for k in KINDS if missing[k] and hand.count(k) < tile.chocolates.count(k)]
        more = _("Of {kinds} you hold too few; a pair of one kind may stand for any one chocolate.")
        kinds = join_words([name(kind) for kind in short])
        yield "4.2", f"{text} {more.format(kinds=kinds)}" if short else text
        return
    for kind in missing:
        needs, have = tile.chocolates.count(kind), hand.count(kind)
        if not have:
            text = _("You hold no {kind}; a pair of one kind may stand for any one chocolate.")
        elif have < needs:
            text = _(
                "You hold {these}, and this box needs {n}; a pair of one kind may stand for "
                "any one chocolate."
            )
        else:
            have, text = cards.count(kind), _("This box needs {all}; you have put {have}.")
        these, every = counted(kind, have), counted(kind, needs)
        yield "4.2", text.format(these=these, have=have, kind=name(kind), n=needs, all=every)


def _unmatched(single: str) -> str:
    """Return the cards left over that make no pair (clause 4.3)."""
    if len(single) > 1:
        return _("{a} and {b} are no pair: two cards stand for one only if they match.").format(
            a=name(single[0]), b=name(single[1])
        )
    return _("A single {kind} does not stand for another kind; two of them do.").format(
        kind=name(single)
    )


def _letters(text: str, ignored: str) -> str:
    if not isinstance(text, str) or any(c not in KINDS + ignored for c in text):
        raise PaymentError(
            _("“{text}” is not a set of chocolates; use the letters {all}.").format(
                text=brief(text), all=", ".join(KINDS)
            )
        )
    return in_order("".join(c for c in text if c not in ignored))


def _payment(cards: tuple[int, ...], need: list[int]) -> Payment:
    """Name the pairs of a payment; `cards` and `need` are counts by kind in printed order."""
    kinds = range(len(KINDS))
    single = 2 * sum(need) - sum(cards)  # every other chocolate is paid by two cards
    ways = product(*(range(c % 2, min(c, n) + 1, 2) for c, n in zip(cards, need, strict=True)))

    def own_pairs(direct: tuple[int, ...]) -> list[int]:
        return [min((cards[k] - direct[k]) // 2, need[k] - direct[k]) for k in kinds]

    direct = max((way for way in ways if sum(way) == single), key=lambda way: sum(own_pairs(way)))
    own = own_pairs(direct)
    standing = "".join(KINDS[k] * ((cards[k] - direct[k]) // 2 - own[k]) for k in kinds)
    replaced = "".join(KINDS[k] * (need[k] - direct[k] - own[k]) for k in kinds)
    pairs = [(KINDS[k], KINDS[k]) for k in kinds for _pair in range(own[k])]
    pairs += zip(standing, replaced, strict=True)
    return Payment("".join(KINDS[k] * cards[k] for k in kinds), tuple(pairs))
