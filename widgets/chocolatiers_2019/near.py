"""Finds the part of a wrong box that is right; see the first edition's `near`."""

from __future__ import annotations

from collections.abc import Callable

from tutor.chocolatiers_2019.actions import RESERVED, Action, Box
from tutor.chocolatiers_2019.state import State
from widgets.chocolatiers_family.near import Tried
from widgets.chocolatiers_family.selection import Selection
from widgets.tabletop import Near


def near(
    state: State, action: Action, chosen: Selection, right: Callable[[Action], bool]
) -> Near[Selection] | None:
    """See `Tried.near`."""
    if not isinstance(action, Box):
        return None
    places = (*range(len(state.row)), RESERVED)
    return Tried(state, action, action.place, places, Box).near(chosen, right)
