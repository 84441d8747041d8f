"""The room of Chocolatiers on screen: what the house may ask of it, loaded when it is needed."""

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

STYLES = ("lesson.css", "puzzle.css", "editor.css", "table.css", "setting.css", "wall.css")


def _tabletop() -> AnyTabletop:
    from widgets.chocolatiers.tabletop import TABLETOP

    return TABLETOP


def _puzzles() -> PuzzlePages:
    from widgets.chocolatiers.puzzles.room import PUZZLES

    return PUZZLES


def _checklist(players: int, options: Mapping[str, Any], theme: Theme) -> tuple[Scene, ...]:
    from widgets.chocolatiers.checklist import pictures

    return pictures(players, theme)


def _styles() -> str:
    folder = files(__package__).joinpath("static")
    return "\n".join(folder.joinpath(name).read_text(encoding="utf-8") for name in STYLES)


ROOM = Room(
    id="chocolatiers",
    tabletop=_tabletop,
    puzzles=_puzzles,
    checklist=_checklist,
    views={
        "DisplayView": "widgets.chocolatiers_family.views:DisplayView",
        "GraphView": "widgets.chocolatiers_family.views:GraphView",
    },
    styles=_styles,
)
