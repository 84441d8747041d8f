"""The pages of the puzzles of Chocolate Factory, as the frame sees them."""

from __future__ import annotations

import attrs
from htpy import Node

from tutor.chocolate_factory.puzzles.model import Task
from widgets.pages.puzzles.room import PuzzlePages
from widgets.pages.puzzles.solving.open_puzzle import Face


@attrs.frozen
class Pages(PuzzlePages):
    """A PuzzlePages; each part is loaded when it is asked for."""

    @property
    def face(self) -> Face:
        """The tabletop of Chocolate Factory."""
        from widgets.chocolate_factory.puzzles.face import FACE

        return FACE

    @property
    def editor(self) -> None:
        """There is no editor: positions come out of whole games only."""
        return None

    def picture(self, task: Task, width: int, height: int) -> Node:
        """Return the Factory of who solves."""
        from widgets.chocolate_factory.puzzles.pictures import position

        return position(task, width, height)

    def symbol(self, name: str, size: int) -> Node:
        """Return a chocolate."""
        from widgets.chocolate_factory.tabletop import TABLETOP

        return TABLETOP.symbol(name, size)


PUZZLES = Pages()
