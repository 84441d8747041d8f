"""Tests of moves that make a mistake, where the text of the move does not say enough."""

from __future__ import annotations

from collections.abc import Callable

from tutor.chocolate_factory.actions import Action, Done
from tutor.chocolate_factory.state import State


def ends_having(least: int, most: int) -> Callable[[State, Action, State], bool]:
    """Return the test that the evening is ended with so many pounds earned today (clause 17.2)."""
    return lambda before, action, _after: (
        isinstance(action, Done) and least <= before.seat.earned_today <= most
    )
