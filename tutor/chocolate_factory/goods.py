"""Chocolates: seven kinds, the chain that leads from one to the next, and piles of them.

A pile is a text of letters in the order of the chain, `KCX`: equal piles are equal texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product

from tutor.i18n import N_, _
from tutor.kit.words import join_words

KINDS = "BOKFCNX"
"""Bean, cOcoa, chunKs, Fingers, Caramel, Nuts, boXed (clause 4.1)."""
REFINED = "KFCNX"
"""Bars, Wrapped and Boxed (clause 4.2)."""
CLASSES = {"bar": "KF", "wrapped": "CN", "refined": REFINED, "any": KINDS}
"""What an icon "of your choice" stands for (clause 8.7)."""
NEXT = {"B": "O", "O": "KF", "K": "CN", "F": "CN", "C": "X", "N": "X", "X": ""}
"""What one upgrade can make of a chocolate (clause 8.2)."""
NAMES = {
    "B": N_("Bean"),
    "O": N_("Cocoa"),
    "K": N_("Chunks"),
    "F": N_("Fingers"),
    "C": N_("Caramel"),
    "N": N_("Nuts"),
    "X": N_("Boxed"),
    "bar": N_("Bar of your choice"),
    "wrapped": N_("Wrapped of your choice"),
    "refined": N_("refined chocolate of your choice"),
    "any": N_("chocolate of your choice"),
}
"""Names of kinds and classes, as msgids; what is not in MANY is called the same in the plural."""
MANY = {
    "B": N_("Beans"),
    "bar": N_("Bars of your choice"),
    "refined": N_("refined chocolates of your choice"),
    "any": N_("chocolates of your choice"),
}

_RANK = {kind: n for n, kind in enumerate(KINDS)}


def is_pile(value: object) -> bool:
    """Return whether this is a text of kinds, in any order."""
    return isinstance(value, str) and all(kind in _RANK for kind in value)


@lru_cache(maxsize=1 << 16)
def pile(goods: str) -> str:
    """Sort chocolates in the order of the chain.

    >>> pile("XCK")
    'KCX'
    """
    return "".join(sorted(goods, key=_RANK.__getitem__))


@lru_cache(maxsize=1 << 16)
def holds(goods: str, wanted: str) -> bool:
    """Return whether all wanted chocolates are among the goods, each as often as wanted."""
    return all(goods.count(kind) >= wanted.count(kind) for kind in set(wanted))


@lru_cache(maxsize=1 << 16)
def without(goods: str, taken: str) -> str:
    """Return the pile that is left of a pile. `taken` must be among the goods.

    >>> without("KKCX", "XK")
    'KC'
    """
    for kind in taken:
        goods = goods.replace(kind, "", 1)
    return goods


def upgrades(kind: str) -> str:
    """Return what one upgrade of a chocolate gives: "" for Boxed, the end of the chain (clause
    8.2).
    """
    return NEXT[kind]


def stands_for(icon: str) -> str:
    """Return the kinds that an icon, a letter or a class, accepts or gives (clauses 4.2 and 8.7).

    >>> stands_for("bar"), stands_for("X")
    ('KF', 'X')
    """
    return CLASSES.get(icon, icon)


@lru_cache(maxsize=1 << 12)
def fillings(icons: tuple[str, ...]) -> tuple[str, ...]:
    """List every pile that these icons can stand for, each once.

    >>> fillings(("bar", "C"))
    ('KC', 'FC')
    """
    return tuple(dict.fromkeys(pile("".join(each)) for each in product(*map(stands_for, icons))))


@lru_cache(maxsize=1 << 14)
def parts_of(goods: str, most: int | None = None) -> tuple[str, ...]:
    """List every pile of one to `most` chocolates that can be taken from the goods, smallest first.

    >>> parts_of("KKX"), parts_of("KKX", 1)
    (('K', 'X', 'KK', 'KX', 'KKX'), ('K', 'X'))
    """
    level, found = [""], []
    for _size in range(len(goods) if most is None else min(most, len(goods))):
        level = [
            it + kind
            for it in level
            for kind in KINDS[_RANK[it[-1]] if it else 0 :]
            if it.count(kind) < goods.count(kind)
        ]
        found += level
    return tuple(found)


def piles_of(size: int, kinds: str = KINDS) -> Iterator[str]:
    """List every pile of so many chocolates of these kinds."""
    return ("".join(each) for each in combinations_with_replacement(kinds, size))


def say_goods(goods: Iterable[str]) -> str:
    """Say chocolates or icons in words: "2 Chunks and Boxed"; "nothing" for none."""
    icons = list(goods)
    counted = [(icon, icons.count(icon)) for icon in dict.fromkeys(icons)]
    said = [
        _(NAMES[icon]) if n == 1 else f"{n} {_(MANY.get(icon, NAMES[icon]))}" for icon, n in counted
    ]
    return join_words(said) if said else _("nothing")
