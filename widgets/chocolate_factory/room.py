"""The room of Chocolate Factory on screen."""

from __future__ import annotations

from widgets.rooms import Room, style_sheets

ROOM = Room(
    id="chocolate-factory",
    checklist="widgets.chocolate_factory.checklist:pictures",
    tabletop="widgets.chocolate_factory.tabletop:TABLETOP",
    puzzles="widgets.chocolate_factory.puzzles.room:PUZZLES",
    styles=style_sheets("widgets.chocolate_factory", "table.css", "puzzle.css"),
)
