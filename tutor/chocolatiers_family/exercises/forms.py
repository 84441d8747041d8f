"""Forms of answers that are cards."""

from __future__ import annotations

from typing import Any

from tutor.chocolatiers_family.kinds import KINDS, in_order


def cards(text: str) -> str:
    """Read cards in any order."""
    if set(text) - set(KINDS):
        raise ValueError(text)
    return in_order(text)


def card_sets(answer: Any) -> frozenset[str]:
    """Read sets of cards in any order, each a text."""
    if isinstance(answer, str):
        raise TypeError(answer)
    return frozenset(in_order("".join(each)) for each in answer)


def card_and_two(answer: Any) -> frozenset[tuple[str, str]]:
    """Read pairs: a card that is given, and two that are taken."""
    found = frozenset((give, cards(two)) for give, two in answer)
    if any(len(two) != 2 for _give, two in found):
        raise ValueError(answer)
    return found
