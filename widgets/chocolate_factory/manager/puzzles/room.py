"""The pages of the puzzles of Factory Manager, as the frame sees them."""

from __future__ import annotations

import attrs
from htpy import Node

from tutor.chocolate_factory.puzzles.model import Task
from widgets.pages.page import Page
from widgets.pages.puzzles.room import PuzzlePages
from widgets.pages.puzzles.solving.open_puzzle import Face
from widgets.storage.puzzle_trainer import PuzzleTrainer


@attrs.frozen
class Pages(PuzzlePages):
    """A PuzzlePages; each part is loaded when it is asked for."""

    @property
    def face(self) -> Face:
        """The tabletop of the solo game."""
        from widgets.chocolate_factory.manager.puzzles.face import FACE

        return FACE

    def editor(self, trainer: PuzzleTrainer, link: str, resume: str) -> Page:
        """Return the page that makes a puzzle. Raises NoSuchPageError."""
        from widgets.chocolate_factory.editor.page import EditorPage
        from widgets.chocolate_factory.manager.editor.making import MAKING

        return EditorPage(MAKING, trainer, link, resume)

    def picture(self, task: Task, width: int, height: int) -> Node:
        """Return the markers at the stores, or the Factory."""
        from widgets.chocolate_factory.manager.puzzles.pictures import position

        return position(task, width, height)

    def symbol(self, name: str, size: int) -> Node:
        """Return a chocolate."""
        from widgets.chocolate_factory.manager.tabletop import TABLETOP

        return TABLETOP.symbol(name, size)


PUZZLES = Pages()
