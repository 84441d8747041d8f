"""What a game shows of its puzzles: their pages, and the pictures on the pages of the frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from htpy import Node

from tutor.puzzles.model import AnyPuzzle
from widgets.browser.protocol import Event
from widgets.pages.page import Page, Picture, Reply
from widgets.pages.puzzles.solving.face import Face
from widgets.storage.settings import Frame
from widgets.storage.trainer import Trainer

MakesPage = Callable[[Trainer, str, str], Page]
"""Makes a page for a trainer, from what follows in the address and from what the page itself said
for a reload ("" if nothing). Raises NoSuchPageError for an address that leads nowhere, and nothing
else, whatever the two texts are.
"""


class Solver(Protocol):
    """One puzzle answered inside a page of the frame: no hint, no rating, no way on."""

    @property
    def puzzle(self) -> AnyPuzzle:
        """The puzzle."""
        ...

    @property
    def right(self) -> bool | None:
        """Whether the answer that was given is right, None before it."""
        ...

    @property
    def ready(self) -> bool:
        """Whether an answer is complete and can be checked."""
        ...

    @property
    def dialog(self) -> bool:
        """Whether something is open over it, that Escape closes."""
        ...

    def paint(self, frame: Frame, *, live: bool, foot: Node) -> Picture:
        """The puzzle as it is now. `live`: it can be answered. `foot`: the buttons of the moment,
        which take the place of its own; "check" is an act of the solver.
        """
        ...

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer an act of the board or "check"."""
        ...

    def again(self) -> None:
        """Take back whatever was answered: it is somebody else's turn."""
        ...

    def reveal(self) -> None:
        """Open the best answer."""
        ...

    def dump(self) -> Any:
        """Where one is, as plain data."""
        ...

    def load(self, data: Any) -> None:
        """Go on from dumped data; whatever does not fit is left out."""
        ...


class PuzzlePages(Protocol):
    """One game's side of everything about puzzles on screen."""

    @property
    def face(self) -> Face:
        """How its puzzles are answered and shown."""
        ...

    def page(self, trainer: Trainer, name: str, resume: str) -> Page:
        """Make the page that solves one puzzle: an id, a link, "daily", "due" or "next".

        Raises NoSuchPageError for a name that leads to no puzzle.
        """
        from widgets.pages.puzzles.solving.page import PuzzlePage

        return PuzzlePage(self.face, trainer, name, resume)

    def solver(self, trainer: Trainer, puzzle: AnyPuzzle) -> Solver:
        """Make a solver for one puzzle inside a page of the frame."""
        from widgets.pages.puzzles.solving.solver import PuzzleSolver

        return PuzzleSolver(self.face, trainer, puzzle)

    @property
    def editor(self) -> MakesPage | None:
        """The page that makes puzzles by hand, of a link or none; None if the game has no such."""
        ...

    def picture(self, task: Any, width: int, height: int) -> Node:
        """The position of a task, so large (px). Decoration: hidden from screen readers."""
        ...

    def symbol(self, name: str, size: int) -> Node:
        """What stands for a kind of puzzle, so large (px). Decoration."""
        ...
