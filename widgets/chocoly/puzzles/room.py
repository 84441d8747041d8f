"""The pages of Chocoly's puzzles, as the frame sees them; each loaded when it is asked for."""

from __future__ import annotations

import attrs
from htpy import Node

from tutor.chocoly.puzzles.model import Task
from tutor.puzzles.model import AnyPuzzle
from widgets.chocoly.draw.svg import piece_svg
from widgets.pages.page import Page
from widgets.pages.puzzles.room import Solver
from widgets.storage.trainer import Trainer


@attrs.frozen
class Pages:
    """A PuzzlePages."""

    def page(self, trainer: Trainer, name: str, resume: str) -> Page:
        """Solving a puzzle. Raises NoSuchPageError."""
        from widgets.chocoly.puzzles.face import FACE
        from widgets.pages.puzzles.solving.page import PuzzlePage

        return PuzzlePage(FACE, trainer, name, resume)

    def solver(self, trainer: Trainer, puzzle: AnyPuzzle) -> Solver:
        """One puzzle inside a page of the frame."""
        from widgets.chocoly.puzzles.face import FACE
        from widgets.pages.puzzles.solving.solver import PuzzleSolver

        return PuzzleSolver(FACE, trainer, puzzle)

    def editor(self, trainer: Trainer, link: str, resume: str) -> Page:
        """Making one. Raises NoSuchPageError."""
        from widgets.chocoly.editor.page import EditorPage

        return EditorPage(trainer, link, resume)

    def picture(self, task: Task, width: int, height: int) -> Node:
        """The whole board."""
        from widgets.chocoly.puzzles.pictures import position

        return position(task, width, height)

    def symbol(self, name: str, size: int) -> Node:
        """A piece."""
        return piece_svg(name, size)


PUZZLES = Pages()
