"""Every hand that somebody may hold, and what of it can be paid for in one turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tutor.chocolatiers.puzzles.odds import Counts, reaches, unseen
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.kinds import EMPTY, KINDS, in_order


def possible_hands(left: Counts, size: int) -> Iterator[str]:
    """Yield every hand of this size out of the cards left, once each, in printed order."""
    if not left:
        if not size:
            yield ""
        return
    kind = KINDS[len(KINDS) - len(left)]
    for n in range(min(left[0], size) + 1):
        for rest in possible_hands(left[1:], size - n):
            yield kind * n + rest


@lru_cache(maxsize=512)
def hands_that_pay(state: State, chocolates: str) -> tuple[str, ...]:
    """Return the hands with which whoever is to act can pay for these chocolates this turn,
    as far as anybody can know who does not see that hand."""
    tray, needed = in_order(state.tray.replace(EMPTY, "")), in_order(chocolates)
    hands = possible_hands(unseen(state), len(state.hand))
    return tuple(hand for hand in hands if reaches(hand, tray, needed))
