"""One puzzle inside a page of the frame: a run shows the rest."""

from __future__ import annotations

from typing import Any

import attrs
from htpy import Node

from tutor.puzzles.model import AnyPuzzle
from widgets.browser.protocol import Event
from widgets.pages.page import Picture, Reply
from widgets.pages.puzzles.solving.open_puzzle import Face, OpenPuzzle
from widgets.pages.puzzles.solving.session import ASKING, RIGHT
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame


class PuzzleSolver(OpenPuzzle):
    """One puzzle answered inside a page of the frame: no hint, no rating, no way on."""

    def __init__(self, face: Face, trainer: PuzzleTrainer, puzzle: AnyPuzzle) -> None:
        super().__init__(face, trainer, face.session(puzzle))

    @property
    def right(self) -> bool | None:
        """Whether the answer that was given is right, None before it."""
        answered: bool | None = self.session.answered
        return None if self.session.stage == ASKING else answered

    @property
    def ready(self) -> bool:
        """Whether an answer is complete and can be checked."""
        return self.session.stage == ASKING and bool(self.session.answer)

    @property
    def dialog(self) -> bool:
        """Whether a rule or a part of the table is open over it."""
        return bool(self.large or self.opened)

    def paint(self, frame: Frame, *, live: bool, foot: Node) -> Picture:
        """Paint the puzzle as it is now."""
        self.live, self.foot = live, foot
        return attrs.evolve(self.face.paint(self, frame), tools=None, keys=self.face.keys)

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer an act of the board or "check"."""
        if event.value == "check":
            return self._check()
        return self.on_table(event, frame)

    def _check(self) -> Reply:
        refused, session = self.check(), self.session
        if refused is not None:
            return refused
        if session.stage != RIGHT:
            session.show_answer()
        return Reply(say=self.face.verdict_words(session), focus="verdict")

    def again(self) -> None:
        """Take back whatever was answered: it is somebody else's turn."""
        self.session = self.face.session(self.puzzle)
        self.first_tab()

    def reveal(self) -> None:
        """Open the best answer."""
        self.session.reveal()

    def dump(self) -> Any:
        """Return how far the puzzle is solved, as plain data."""
        return self.session.dump()

    def load(self, data: Any) -> None:
        """Go on from dumped data; whatever does not fit is left out."""
        self.session.load(data)
