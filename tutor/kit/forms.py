"""Forms of answers to tasks: each brings what means the same into one, and raises what is no such
answer."""

from __future__ import annotations

from typing import Any


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
