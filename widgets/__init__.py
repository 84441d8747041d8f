"""The tutor on screen: a shell of HTML, canvases for the pieces, and the pages.

For notebooks and teachers: `App`, `lesson_player`, `puzzle_player`, `table_player`, `DisplayView`
and `GraphView`. They are loaded when first asked for, so that a part of this package costs no more
than it needs.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from widgets.app import App
    from widgets.chocolatiers.views import DisplayView, GraphView
    from widgets.player import lesson_player, puzzle_player, table_player

__all__ = ["App", "DisplayView", "GraphView", "lesson_player", "puzzle_player", "table_player"]

_HOME = {
    "App": "widgets.app",
    "DisplayView": "widgets.chocolatiers.views",
    "GraphView": "widgets.chocolatiers.views",
    "lesson_player": "widgets.player",
    "puzzle_player": "widgets.player",
    "table_player": "widgets.player",
}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"widgets has no {name!r}; it has {', '.join(__all__)}")
    return getattr(import_module(_HOME[name]), name)
