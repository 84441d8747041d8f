"""What the rules and the computer players remember of positions, and a kernel forgets in a rest.

They remember up to a hundred thousand results, which pays where games are played by the thousand.
In a learner's kernel one hint leaves 17,000, of which hardly one serves the next hint.
"""

from __future__ import annotations

import sys
from functools import _lru_cache_wrapper
from typing import Any

from attrs import frozen

MOST = 1_000
"""Results that a function may remember over a rest beside those from before the fork."""
HANDED_ON = 4_000
"""Most results that a function keeps from the rehearsals. First pages need fewer, players more."""
PACKAGE = "tutor."


@frozen
class Memories:
    """Functions that remember results, and how many they had."""

    had: tuple[tuple[_lru_cache_wrapper[Any], int], ...]

    def forget(self) -> None:
        """Empty those that remember too much. What they had before the fork goes, too, which copies
        it; so they may have as much again.
        """
        for function, number in self.had:
            if function.cache_info().currsize > 2 * number + MOST:
                function.cache_clear()


def all_memories() -> Memories:
    """Return those of this process with what they remember now, emptied if that is too much."""
    functions = _functions()
    for each in functions:
        if each.cache_info().currsize > HANDED_ON:
            each.cache_clear()
    return Memories(tuple([(each, each.cache_info().currsize) for each in functions]))


def _functions() -> list[_lru_cache_wrapper[Any]]:
    """Return the functions of the rules and players that remember up to a number of results. (All
    objects that there are would be a list so long that the system's heap keeps its room.)
    """
    return [
        each
        for name, module in sorted(sys.modules.items())
        if name.startswith(PACKAGE)
        for each in vars(module).values()
        if isinstance(each, _lru_cache_wrapper)
        and each.__module__ == name
        and (each.cache_info().maxsize or 0) > MOST
    ]
