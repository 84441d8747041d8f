"""The room on this storey: where the game on screen is."""

from __future__ import annotations

from widgets.rooms import Room

ROOM = Room("noughts", tabletop="noughts_widgets.tabletop:TABLETOP")
