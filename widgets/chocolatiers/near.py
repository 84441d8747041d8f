"""Finds the part of a wrong box that is right, its place or its payment, and keeps it."""

from __future__ import annotations

from collections.abc import Callable

from tutor.chocolatiers.actions import Action, Box
from tutor.chocolatiers.state import State
from widgets.chocolatiers_family.near import Tried
from widgets.chocolatiers_family.selection import Selection
from widgets.tabletop import Near


def near(
    state: State, action: Action, chosen: Selection, right: Callable[[Action], bool]
) -> Near[Selection] | None:
    """See `Tried.near`."""
    if not isinstance(action, Box):
        return None
    stacks = range(len(state.stacks))
    return Tried(state, action, action.stack, stacks, Box).near(chosen, right)
