"""The room of Chocoly on screen: where everything that the house asks of it is."""

from __future__ import annotations

from widgets.rooms import Room, style_sheets

ROOM = Room(
    id="chocoly",
    tabletop="widgets.chocoly.tabletop:TABLETOP",
    puzzles="widgets.chocoly.puzzles.room:PUZZLES",
    checklist="widgets.chocoly.panels.checklist:pictures",
    views={
        "BoardView": "widgets.chocoly.panels.views:BoardView",
        "AreaGraphView": "widgets.chocoly.panels.views:AreaGraphView",
    },
    styles=style_sheets(
        "widgets.chocoly",
        "sides.css",
        "table.css",
        "board.css",
        "lesson.css",
        "puzzle.css",
        "editor.css",
    ),
)
