"""Normal forms of answers to exercises. Each raises TypeError or ValueError for another type."""

from __future__ import annotations

from typing import Any


def truth_value(answer: Any) -> bool:
    """Accept a bool only."""
    if type(answer) is not bool:
        raise TypeError(answer)
    return answer


def number(answer: Any) -> int:
    """Accept an int (bool rejected)."""
    if type(answer) is not int:
        raise TypeError(answer)
    return answer


def numbers(answer: Any) -> tuple[int, ...]:
    """Accept ints in order, as a tuple."""
    found = tuple(answer)
    if not all(type(each) is int for each in found):
        raise TypeError(found)
    return found


def points(answer: Any) -> tuple[int, ...]:
    """Accept ints, one for each player, as a tuple; a dictionary by player is sorted by player."""
    if isinstance(answer, dict):
        answer = [answer[player] for player in sorted(answer)]
    return numbers(answer)


def seat(answer: Any) -> int | None:
    """Accept a player's index, or None for nobody."""
    if answer is not None and type(answer) is not int:
        raise TypeError(answer)
    return answer


def number_or_none(answer: Any) -> int | None:
    """Accept an int, or None where there is no such number."""
    return None if answer is None else number(answer)
