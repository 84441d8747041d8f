"""What the pages of every edition's puzzles have in common."""

from __future__ import annotations

from collections.abc import Callable

import attrs
from htpy import Node

from tutor.chocolatiers_family.puzzles.explain import broken
from tutor.chocolatiers_family.puzzles.model import PLACE, Asked
from tutor.puzzles.model import AnyPuzzle
from widgets.chocolatiers_family.draw.display_svg import display_svg
from widgets.chocolatiers_family.draw.svg import piece_svg
from widgets.pages.puzzles.room import PuzzlePages
from widgets.pages.puzzles.solving.open_puzzle import Face


@attrs.frozen
class Solving(PuzzlePages):
    """What the pages of every edition's puzzles have in common.

    `blame`: (puzzle, answer), the clauses that a wrong answer broke.
    """

    blame: Callable[[AnyPuzzle, str], tuple[str, ...]] = broken

    @property
    def face(self) -> Face:
        """The same for every edition, but for whom a wrong answer blames."""
        from widgets.chocolatiers_family.puzzles.face import ChocolatiersFace

        return ChocolatiersFace(blame=self.blame)

    def picture(self, task: Asked, width: int, height: int) -> Node:
        """Show one's own display, with the open places where a box is asked for."""
        own = task.position.own
        placing = task.tiles and task.asked.mode == PLACE
        return display_svg(str(own), width, height, own.open_places if placing else ())

    def symbol(self, name: str, size: int) -> Node:
        """Return a chocolate."""
        return piece_svg(name, size)
