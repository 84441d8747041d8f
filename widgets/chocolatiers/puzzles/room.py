"""The pages of Chocolatiers' puzzles, as the frame sees them; each loaded when it is asked for."""

from __future__ import annotations

import attrs
from htpy import Node

from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import PLACE, Task
from tutor.puzzles.model import Puzzle
from widgets.chocolatiers.draw.display_svg import display_svg
from widgets.chocolatiers.draw.svg import piece_svg
from widgets.pages.page import Page
from widgets.pages.puzzles.room import Solver
from widgets.trainer import Trainer


@attrs.frozen
class Pages:
    """A PuzzlePages."""

    def page(self, trainer: Trainer, name: str, resume: str) -> Page:
        """Solving a puzzle. Raises NoSuchPageError."""
        from widgets.chocolatiers.puzzles.page import PuzzlePage

        return PuzzlePage(trainer, name, resume)

    def solver(self, trainer: Trainer, puzzle: Puzzle[Task]) -> Solver:
        """One puzzle inside a page of the frame."""
        from widgets.chocolatiers.puzzles.solver import PuzzleSolver

        return PuzzleSolver(trainer, puzzle)

    def editor(self, trainer: Trainer, link: str, resume: str) -> Page:
        """Making one. Raises NoSuchPageError."""
        from widgets.chocolatiers.editor.page import EditorPage

        return EditorPage(trainer, link, resume)

    def picture(self, task: Task, width: int, height: int) -> Node:
        """One's own display, with the open places where a box is asked for."""
        own = task.position.own
        placing = task.tiles and PUZZLE_KINDS[task.kind].mode == PLACE
        return display_svg(str(own), width, height, own.open_places if placing else ())

    def symbol(self, name: str, size: int) -> Node:
        """A chocolate."""
        return piece_svg(name, size)


PUZZLES = Pages()
