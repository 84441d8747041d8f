"""What of a wrong box is right: its place, or its payment; that is kept."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from tutor.chocolatiers.actions import Action, Box
from tutor.chocolatiers.state import State
from tutor.i18n import _
from widgets.chocolatiers.selection import Selection
from widgets.chocolatiers.target_ids import spot
from widgets.tabletop import Near


def near(
    state: State, action: Action, chosen: Selection, right: Callable[[Action], bool]
) -> Near[Selection] | None:
    """The right place with the wrong turn: the box stays there. The right box at a wrong place: it
    goes back to its stack, but stays in hand, paid for."""
    if not isinstance(action, Box):
        return None
    faces = state.stacks[action.stack][0].faces
    at = (action.row, action.column)
    if any(right(evolve(action, face=face)) for face in faces if face != action.face):
        text = _("The place is right: only turn the box.")
        return Near(chosen, stays=True, text=text, marked=(spot("place", at), "rotate"))
    others = (place for place in state.display.open_places if place != at)
    moved = (evolve(action, row=r, column=c, face=face) for r, c in others for face in faces)
    return Near(evolve(chosen, place=None)) if any(map(right, moved)) else None
