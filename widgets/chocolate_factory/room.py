"""The room of Chocolate Factory on screen."""

from __future__ import annotations

from widgets.rooms import Room

ROOM = Room(id="chocolate-factory", tabletop="widgets.chocolate_factory.tabletop:TABLETOP")
