"""The room of Chocolatiers on screen. What it offers is loaded when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from widgets.rooms import Room

if TYPE_CHECKING:
    from widgets.pages.puzzles.room import PuzzlePages
    from widgets.tabletop import AnyTabletop


def _tabletop() -> AnyTabletop:
    from widgets.chocolatiers.tabletop import TABLETOP

    return TABLETOP


def _puzzles() -> PuzzlePages:
    from widgets.chocolatiers.puzzles.room import PUZZLES

    return PUZZLES


ROOM = Room(id="chocolatiers", tabletop=_tabletop, puzzles=_puzzles)
