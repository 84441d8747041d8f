"""The pages of Chocolatiers' puzzles, as the frame sees them; each loaded when it is asked for."""

from __future__ import annotations

import attrs

from tutor.chocolatiers.puzzles import causes
from widgets.chocolatiers_family.puzzles.room import Solving
from widgets.chocolatiers_family.puzzles.turns import Turns
from widgets.pages.page import Page
from widgets.storage.puzzle_trainer import PuzzleTrainer


@attrs.frozen
class Pages(Solving):
    """A PuzzlePages."""

    def editor(self, trainer: PuzzleTrainer, link: str, resume: str) -> Page:
        """Return the page that makes a puzzle. Raises NoSuchPageError."""
        from widgets.chocolatiers.editor.page import EditorPage

        return EditorPage(trainer, link, resume)

    @property
    def turns(self) -> Turns:
        """What its table and its turns are."""
        from widgets.chocolatiers.puzzles.turn import TURNS

        return TURNS


PUZZLES = Pages(blame=causes.broken)
