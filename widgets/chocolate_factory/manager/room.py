"""The room of Factory Manager on screen."""

from __future__ import annotations

from widgets.rooms import Room, style_sheets

ROOM = Room(
    id="factory-manager",
    tabletop="widgets.chocolate_factory.manager.tabletop:TABLETOP",
    puzzles="widgets.chocolate_factory.manager.puzzles.room:PUZZLES",
    checklist="widgets.chocolate_factory.manager.checklist:pictures",
    aim_sign="widgets.chocolate_factory.manager.diary:sign",
    styles=style_sheets("widgets.chocolate_factory.manager", "table.css"),
)
"""Its table and puzzles wear the style sheets of the main game, too."""
