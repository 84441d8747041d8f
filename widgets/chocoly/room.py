"""The room of Chocoly on screen: what the house may ask of it, loaded when it is needed."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from widgets.rooms import Room

if TYPE_CHECKING:
    from widgets.draw.scene import Scene
    from widgets.draw.theme import Theme
    from widgets.pages.puzzles.room import PuzzlePages
    from widgets.tabletop import AnyTabletop

STYLES = ("sides.css", "table.css", "board.css", "lesson.css", "puzzle.css", "editor.css")


def _tabletop() -> AnyTabletop:
    from widgets.chocoly.tabletop import TABLETOP

    return TABLETOP


def _puzzles() -> PuzzlePages:
    from widgets.chocoly.puzzles.room import PUZZLES

    return PUZZLES


def _checklist(players: int, options: Mapping[str, Any], theme: Theme) -> tuple[Scene, ...]:
    from widgets.chocoly.panels.checklist import pictures

    return pictures(players, options, theme)


def _styles() -> str:
    folder = files(__package__).joinpath("static")
    return "\n".join(folder.joinpath(name).read_text(encoding="utf-8") for name in STYLES)


ROOM = Room(
    id="chocoly",
    tabletop=_tabletop,
    puzzles=_puzzles,
    checklist=_checklist,
    views={
        "BoardView": "widgets.chocoly.panels.views:BoardView",
        "AreaGraphView": "widgets.chocoly.panels.views:AreaGraphView",
    },
    styles=_styles,
)
