"""Forms of answers: each brings what means the same into one, and raises what is no such answer."""

from __future__ import annotations

from typing import Any

from tutor.chocolatiers.kinds import KINDS, in_order


def truth_value(answer: Any) -> bool:
    """True or False, and nothing that only counts as one of them."""
    if type(answer) is not bool:
        raise TypeError(answer)
    return answer


def number(answer: Any) -> int:
    """A whole number."""
    if type(answer) is not int:
        raise TypeError(answer)
    return answer


def numbers(answer: Any) -> tuple[int, ...]:
    """Whole numbers in order."""
    found = tuple(answer)
    if not all(type(each) is int for each in found):
        raise TypeError(found)
    return found


def points(answer: Any) -> tuple[int, ...]:
    """Whole numbers, one for each player; a dictionary by player will do."""
    if isinstance(answer, dict):
        answer = [answer[player] for player in sorted(answer)]
    return numbers(answer)


def seat(answer: Any) -> int | None:
    """A player's number, or nobody."""
    if answer is not None and type(answer) is not int:
        raise TypeError(answer)
    return answer


def cards(text: str) -> str:
    """Cards in any order."""
    if set(text) - set(KINDS):
        raise ValueError(text)
    return in_order(text)


def card_sets(answer: Any) -> frozenset[str]:
    """Sets of cards in any order, each a text."""
    if isinstance(answer, str):
        raise TypeError(answer)
    return frozenset(in_order("".join(each)) for each in answer)


def card_and_two(answer: Any) -> frozenset[tuple[str, str]]:
    """Pairs: a card that is given, and two that are taken."""
    found = frozenset((give, cards(two)) for give, two in answer)
    if any(len(two) != 2 for _give, two in found):
        raise ValueError(answer)
    return found
