"""The pages of this edition's puzzles: those of the first one, with its own table and turns."""

from __future__ import annotations

import attrs

from widgets.chocolatiers_family.puzzles.room import Solving
from widgets.chocolatiers_family.puzzles.turns import Turns
from widgets.pages.puzzles.room import MakesPage


@attrs.frozen
class Pages(Solving):
    """A PuzzlePages; there is no editor for positions of this edition."""

    editor: MakesPage | None = None

    @property
    def turns(self) -> Turns:
        """What its table and its turns are."""
        from widgets.chocolatiers_2019.puzzles.turn import TURNS

        return TURNS


PUZZLES = Pages()
