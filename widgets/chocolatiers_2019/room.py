"""The room of Chocolatiers 2019 on screen: where everything that the house asks of it is."""

from __future__ import annotations

from widgets.rooms import Room, style_sheets

ROOM = Room(
    id="chocolatiers-2019",
    tabletop="widgets.chocolatiers_2019.tabletop:TABLETOP",
    puzzles="widgets.chocolatiers_2019.puzzles.room:PUZZLES",
    checklist="widgets.chocolatiers_2019.checklist:pictures",
    styles=style_sheets("widgets.chocolatiers_2019", "table.css"),
)
