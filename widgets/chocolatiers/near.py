"""What of a wrong box is right: its place, or its payment; that is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from attrs import evolve

from tutor.chocolatiers.actions import Action, Box
from tutor.chocolatiers.payments import payments
from tutor.chocolatiers.state import State
from tutor.i18n import _
from widgets.chocolatiers.selection import NOTHING, Selection
from widgets.chocolatiers.target_ids import spot
from widgets.tabletop import Near


def near(
    state: State, action: Action, chosen: Selection, right: Callable[[Action], bool]
) -> Near[Selection] | None:
    """The right place with the wrong turn: the box stays there. The right box at a wrong place: it
    goes back to its stack, but stays in hand, paid for. A wrong box at the right place: it goes
    back, too, and its cards with it; only the place stays chosen, for the right one."""
    if not isinstance(action, Box):
        return None
    at = (action.row, action.column)
    if any(map(right, _turned(state, action))):
        text = _("The place is right: only turn the box.")
        return Near(chosen, stays=True, text=text, marked=(spot("place", at), "rotate"))
    if any(map(right, _moved(state, action))):
        return Near(evolve(chosen, place=None))
    if any(map(right, _others(state, action))):
        return Near(evolve(NOTHING, place=at), text=_("The place is right; it stays chosen."))
    return None


def _turned(state: State, action: Box) -> Iterator[Box]:
    """The same box in the same place, turned otherwise."""
    faces = state.stacks[action.stack][0].faces
    return (evolve(action, face=face) for face in faces if face != action.face)


def _moved(state: State, action: Box) -> Iterator[Box]:
    """The same box in every other place."""
    faces, at = state.stacks[action.stack][0].faces, (action.row, action.column)
    places = (place for place in state.display.open_places if place != at)
    return (evolve(action, row=r, column=c, face=face) for r, c in places for face in faces)


def _others(state: State, action: Box) -> Iterator[Box]:
    """The other boxes in the same place, paid for in every way."""
    for number, stack in enumerate(state.stacks):
        if stack and number != action.stack:
            for way in payments(state.hand, stack[0].chocolates):
                for face in stack[0].faces:
                    yield evolve(action, stack=number, cards=way.cards, face=face)
