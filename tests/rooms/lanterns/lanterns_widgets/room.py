"""The room on this storey: what the house may ask of the game on screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from widgets.rooms import Room

if TYPE_CHECKING:
    from widgets.tabletop import AnyTabletop


def _tabletop() -> AnyTabletop:
    from lanterns_widgets.tabletop import TABLETOP

    return TABLETOP


ROOM = Room("lanterns", _tabletop)
