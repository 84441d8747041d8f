"""The last list of legal actions: what is in it is played without a second look at the rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat
from operator import is_
from typing import Any

_last: tuple[object, object, Sequence[Any]] = (None, None, ())
"""The game, the position and its actions; replaced as a whole, so that threads read what fits."""


def remember(game: object, state: object, actions: Sequence[Any]) -> None:
    """Remember that these are the legal actions of a position, until the next list comes."""
    global _last
    _last = (game, state, actions)


def is_listed(game: object, state: object, action: object) -> bool:
    """Return whether this very action was in the last list, and that list was of this position.

    Compares identities: looking for an equal action takes longer than judging one.
    """
    of, at, actions = _last
    return at is state and of is game and any(map(is_, actions, repeat(action)))
