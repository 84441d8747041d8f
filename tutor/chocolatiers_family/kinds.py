"""The six kinds of chocolate, one letter each, in the printed order of the Scoring cards."""

from __future__ import annotations

from functools import lru_cache

from tutor.i18n import N_, _, ngettext
from tutor.kit.words import join_words

KINDS = "TNRMBV"
NAMES = {
    "T": N_("Truffle"),
    "N": N_("Nut Cluster"),
    "R": N_("Raspberry"),
    "M": N_("Mint"),
    "B": N_("Blueberry"),
    "V": N_("Violet"),
}
WILD = "*"
EMPTY = "."
NO_TILE = "-"
HIDDEN = "?"
"""A card that the player who looks cannot see."""

_LAST_FIRST = (KINDS + HIDDEN)[::-1]


def name(kind: str) -> str:
    """Return the name of a kind in the learner's language; other words are said as they are."""
    return _(NAMES.get(kind, kind))


def counted(kind: str, n: int) -> str:
    """Return a number of a kind in the learner's language.

    >>> counted("N", 1), counted("N", 4)
    ('1 Nut Cluster', '4 Nut Clusters')
    """
    text = {
        "T": lambda: ngettext("{n} Truffle", "{n} Truffles", n),
        "N": lambda: ngettext("{n} Nut Cluster", "{n} Nut Clusters", n),
        "R": lambda: ngettext("{n} Raspberry", "{n} Raspberries", n),
        "M": lambda: ngettext("{n} Mint", "{n} Mints", n),
        "B": lambda: ngettext("{n} Blueberry", "{n} Blueberries", n),
        "V": lambda: ngettext("{n} Violet", "{n} Violets", n),
    }[kind]()
    return text.format(n=n)


@lru_cache(maxsize=1 << 13)
def in_order(cards: str) -> str:
    """Return the same cards in printed order, other characters last.

    >>> in_order("RTNT")
    'TTNR'
    """
    return "".join(sorted(cards, key=_LAST_FIRST.find, reverse=True))  # not there: -1, so last


def is_cards(cards: object) -> bool:
    """Return whether this is text made only of kind letters."""
    return isinstance(cards, str) and not cards.strip(KINDS)


def is_card(card: object) -> bool:
    """Return whether this is one kind letter."""
    return is_cards(card) and len(str(card)) == 1


def say_cards(cards: str) -> str:
    """Return the cards in words.

    >>> say_cards("TTR")
    '2 Truffles and 1 Raspberry'
    """
    parts = [counted(k, cards.count(k)) for k in KINDS if k in cards]
    hidden = cards.count(HIDDEN)
    if hidden:
        parts.append(_("{n} you cannot see").format(n=hidden))
    return join_words(parts) or _("nothing")
