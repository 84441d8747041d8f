"""What a game shows of its puzzles: their pages, and the pictures on the pages of the frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from htpy import Node

from tutor.puzzles.model import AnyPuzzle
from widgets.pages.page import Page
from widgets.pages.puzzles.solving.open_puzzle import Face
from widgets.pages.puzzles.solving.page import PuzzlePage
from widgets.pages.puzzles.solving.solver import PuzzleSolver
from widgets.storage.puzzle_trainer import PuzzleTrainer

MakesPage = Callable[[PuzzleTrainer, str, str], Page]
"""Makes a page for a trainer, from what follows in the address and from what the page itself said
for a reload ("" if nothing). Raises NoSuchPageError for an address that leads nowhere, and nothing
else, whatever the two texts are.
"""


class PuzzlePages(Protocol):
    """One game's side of everything about puzzles on screen."""

    @property
    def face(self) -> Face:
        """How its puzzles are answered and shown."""
        ...

    def page(self, trainer: PuzzleTrainer, name: str, resume: str) -> Page:
        """Make the page that solves one puzzle: an id, a link, "daily", "due" or "next".

        Raises NoSuchPageError for a name that leads to no puzzle.
        """
        return PuzzlePage(self.face, trainer, name, resume)

    def solver(self, trainer: PuzzleTrainer, puzzle: AnyPuzzle) -> PuzzleSolver:
        """Make a solver for one puzzle inside a page of the frame."""
        return PuzzleSolver(self.face, trainer, puzzle)

    @property
    def editor(self) -> MakesPage | None:
        """The page that makes puzzles by hand, of a link or none; None if the game has no such."""
        ...

    def picture(self, task: Any, width: int, height: int) -> Node:
        """Return the position of a task, so large (px). Decoration: hidden from screen
        readers."""
        ...

    def symbol(self, name: str, size: int) -> Node:
        """Return what stands for a kind of puzzle, so large (px). Decoration."""
        ...
