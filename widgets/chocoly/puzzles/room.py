"""The pages of Chocoly's puzzles, as the frame sees them; each loaded when it is asked for."""

from __future__ import annotations

import attrs
from htpy import Node

from tutor.chocoly.puzzles.model import Task
from widgets.chocoly.draw.svg import piece_svg
from widgets.pages.page import Page
from widgets.pages.puzzles.room import PuzzlePages
from widgets.pages.puzzles.solving.open_puzzle import Face
from widgets.storage.puzzle_trainer import PuzzleTrainer


@attrs.frozen
class Pages(PuzzlePages):
    """A PuzzlePages."""

    @property
    def face(self) -> Face:
        """Chocoly's tabletop."""
        from widgets.chocoly.puzzles.face import FACE

        return FACE

    def editor(self, trainer: PuzzleTrainer, link: str, resume: str) -> Page:
        """Return the page that makes a puzzle. Raises NoSuchPageError."""
        from widgets.chocoly.editor.page import EditorPage

        return EditorPage(trainer, link, resume)

    def picture(self, task: Task, width: int, height: int) -> Node:
        """Return the whole board."""
        from widgets.chocoly.puzzles.pictures import position

        return position(task, width, height)

    def symbol(self, name: str, size: int) -> Node:
        """Return a piece."""
        return piece_svg(name, size)


PUZZLES = Pages()
