"""Finds the part of a wrong placement that is right, and keeps it."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from tutor.chocoly.actions import Action, Lay, Stack
from tutor.chocoly.faces import canonical, turnings
from tutor.chocoly.state import State
from tutor.i18n import _
from widgets.chocoly.selection import Selection
from widgets.chocoly.target_ids import spot
from widgets.tabletop import Near


def near(
    state: State, action: Action, chosen: Selection, right: Callable[[Action], bool]
) -> Near[Selection] | None:
    """Return the right place with the wrong turn: the tile stays there. The right tile at a
    wrong place: it goes back, but stays in hand. A wrong tile at the right place: the place
    stays chosen."""
    if not isinstance(action, Lay | Stack):
        return None
    place = (action.row, action.column)
    if any(right(evolve(action, face=face)) for face in _others(action.face)):
        text = _("The place is right: only turn the tile.")
        return Near(chosen, stays=True, text=text, marked=(spot("at", place), "turn"))
    held = canonical(action.face)
    if any(right(each) for each in _elsewhere(state, action)):
        return Near(evolve(chosen, place=None), text=_("The tile is right; it stays in hand."))
    for tile in dict.fromkeys(state.hand):
        if tile != held and any(right(evolve(action, face=face)) for face in turnings(tile)):
            kept = Selection(stacking=chosen.stacking, place=place)
            return Near(kept, text=_("The place is right; it stays chosen."))
    return None


def _others(face: str) -> tuple[str, ...]:
    return turnings(face)[1:]


def _elsewhere(state: State, action: Lay | Stack) -> list[Action]:
    """Return the same tile, turned in every way, in every other place near the table."""
    rows = [row for row, _column in state.board] or [0]
    columns = [column for _row, column in state.board] or [0]
    return [
        evolve(action, face=face, row=row, column=column)
        for row in range(min(rows) - 2, max(rows) + 2)
        for column in range(min(columns) - 2, max(columns) + 2)
        for face in turnings(action.face)
    ]
