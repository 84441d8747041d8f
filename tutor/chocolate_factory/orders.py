"""Corner Shop orders: cards of one to three stages, and which chocolates pay for a stage.

Clauses 9.2 to 9.4 and 8.7.
"""

from __future__ import annotations

from functools import lru_cache

import attrs

from tutor.chocolate_factory.goods import CLASSES, fillings, pile, stands_for, without

SIZES = ("S", "M", "L")
"""Small, medium, large: one, two, three stages (clause 9.2, ruling)."""


@attrs.frozen
class Stage:
    """What a stage asks for, as letters and classes, and what it pays, in pounds."""

    icons: tuple[str, ...]
    worth: int


@attrs.frozen
class Order:
    """One Corner Shop order; `size` is the first letter of its id."""

    id: str
    size: str
    stages: tuple[Stage, ...]

    def needs(self, done: int, upto: int) -> tuple[str, ...]:
        """Return the icons of the stages after `done` up to and with stage `upto` (both from 1)."""
        return tuple(icon for stage in self.stages[done:upto] for icon in stage.icons)


@lru_cache(maxsize=1 << 14)
def payments(icons: tuple[str, ...], same: str = "") -> tuple[str, ...]:
    """List every pile that pays for these icons, each once; the plain one first.

    `same`: two kinds, each of which may stand for the other ("" for none).

    >>> payments(("C", "N"), same="CN")
    ('CN', 'CC', 'NN')
    """
    wide = tuple("wrapped" if it in same and same == "CN" else it for it in icons)
    wide = tuple("bar" if it in same and same == "KF" else it for it in wide)
    plain = fillings(icons)
    return (*plain, *(each for each in fillings(wide) if each not in plain))


@lru_cache(maxsize=1 << 14)
def short_payments(icons: tuple[str, ...], same: str = "") -> tuple[str, ...]:
    """List every pile that pays for these icons with one chocolate missing (Employees: `short`)."""
    whole = payments(icons, same)
    found = (pile(without(each, kind)) for each in whole for kind in dict.fromkeys(each))
    return tuple(dict.fromkeys(found))


def leaves_choice(icons: tuple[str, ...], same: str = "") -> bool:
    """Return whether the letters of a payment have to be said: an icon is a class, or one of
    `same`.
    """
    return any(icon in CLASSES or (icon in same and icon in stands_for(icon)) for icon in icons)
