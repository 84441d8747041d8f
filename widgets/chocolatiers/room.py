"""The room of Chocolatiers on screen: where everything that the house asks of it is."""

from __future__ import annotations

from widgets.rooms import Room, style_sheets

ROOM = Room(
    id="chocolatiers",
    tabletop="widgets.chocolatiers.tabletop:TABLETOP",
    puzzles="widgets.chocolatiers.puzzles.room:PUZZLES",
    checklist="widgets.chocolatiers.checklist:pictures",
    views={
        "DisplayView": "widgets.chocolatiers_family.views:DisplayView",
        "GraphView": "widgets.chocolatiers_family.views:GraphView",
    },
    styles=style_sheets(
        "widgets.chocolatiers",
        "lesson.css",
        "puzzle.css",
        "editor.css",
        "table.css",
        "setting.css",
        "wall.css",
    ),
)
