"""What a game shows of its puzzles: their pages, and the pictures on the pages of the frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from htpy import Node

from widgets.pages.page import Page
from widgets.trainer import Trainer

MakesPage = Callable[[Trainer, str, str], Page]
"""Makes a page for a trainer, from what follows in the address and from what the page itself said
for a reload ("" if nothing). Raises NoSuchPageError for an address that leads nowhere, and nothing
else, whatever the two texts are.
"""


class PuzzlePages(Protocol):
    """One game's side of everything about puzzles on screen."""

    @property
    def page(self) -> MakesPage:
        """The page that solves one puzzle: an id, a link, "daily", "due" or "next"."""
        ...

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
