"""The pages of Chocolatiers' puzzles, as the frame sees them; each loaded when it is asked for."""

from __future__ import annotations

import attrs
from htpy import Node

from tutor.chocolatiers.puzzles.model import PLACE, Asked
from widgets.chocolatiers.draw.display_svg import display_svg
from widgets.chocolatiers.draw.svg import piece_svg
from widgets.chocolatiers.puzzles.turns import Turns
from widgets.pages.page import Page
from widgets.pages.puzzles.room import PuzzlePages
from widgets.pages.puzzles.solving.face import Face
from widgets.storage.trainer import Trainer


@attrs.frozen
class Solving(PuzzlePages):
    """What the pages of every edition's puzzles have in common."""

    @property
    def face(self) -> Face:
        """The same for every edition."""
        from widgets.chocolatiers.puzzles.face import FACE

        return FACE

    def picture(self, task: Asked, width: int, height: int) -> Node:
        """One's own display, with the open places where a box is asked for."""
        own = task.position.own
        placing = task.tiles and task.asked.mode == PLACE
        return display_svg(str(own), width, height, own.open_places if placing else ())

    def symbol(self, name: str, size: int) -> Node:
        """A chocolate."""
        return piece_svg(name, size)


@attrs.frozen
class Pages(Solving):
    """A PuzzlePages."""

    def editor(self, trainer: Trainer, link: str, resume: str) -> Page:
        """Making one. Raises NoSuchPageError."""
        from widgets.chocolatiers.editor.page import EditorPage

        return EditorPage(trainer, link, resume)

    @property
    def turns(self) -> Turns:
        """What its table and its turns are."""
        from widgets.chocolatiers.puzzles.turn import TURNS

        return TURNS


PUZZLES = Pages()
