"""One puzzle inside a page of the frame: a run shows the rest."""

from __future__ import annotations

from typing import Any

import attrs
from htpy import Node

from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.training import level_of
from tutor.rooms import load_game
from widgets.browser.protocol import Event
from widgets.pages.page import Picture, Reply
from widgets.pages.puzzles.solving.face import Face
from widgets.pages.puzzles.solving.session import ASKING, RIGHT
from widgets.pages.puzzles.solving.sight import Sight
from widgets.storage.settings import Frame
from widgets.storage.trainer import Trainer


class PuzzleSolver:
    """One puzzle answered inside a page of the frame: no hint, no rating, no way on."""

    def __init__(self, face: Face, trainer: Trainer, puzzle: AnyPuzzle) -> None:
        self.face = face
        self.trainer = trainer
        self.session = face.session(puzzle)
        self.rulebook = load_game(trainer.game).rulebook
        self.tabs: dict[str, str] = {}
        self.large = ""
        self.opened: tuple[str, ...] = ()

    @property
    def puzzle(self) -> AnyPuzzle:
        """The puzzle."""
        puzzle: AnyPuzzle = self.session.puzzle
        return puzzle

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
        """The puzzle as it is now."""
        sight = self._sight(live, foot)
        return attrs.evolve(self.face.paint(sight, frame), tools=None, keys=self.face.keys)

    def _sight(self, live: bool = True, foot: Node = None) -> Sight:
        return Sight(
            session=self.session,
            rulebook=self.rulebook,
            address=self.trainer.address,
            daily=False,
            stake="",
            came="",
            offer=None,
            level=level_of(self.trainer.practice, self.puzzle),
            tabs=self.tabs,
            opened=self.opened,
            large=self.large,
            lit=None,
            live=live,
            foot=foot,
        )

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer an act of the board or "check"."""
        act, _colon, what = event.value.partition(":")
        if act in ("close", "cancel") and self.large:
            self.large = ""
            return Reply()
        self.large = self.face.large(self._sight(), event.value, frame)
        if self.large:
            return Reply()
        if act in ("close", "cancel") and self.opened:
            self.opened = ()
            return Reply(focus="verdict")
        if act in self.face.acts:
            return self.face.board(self._sight, event.value, frame)
        match act:
            case "check":
                return self._check()
            case "tab" | "side" | "other":
                self.tabs = {**self.tabs, act: what}
            case "rule" if what in self.rulebook:
                self.opened = (what,)
                return Reply(focus="opened")
            case "show":
                self.session.show(what)
                return Reply(say=self.face.verdict_words(self.session))
            case "board":
                return Reply(say=self.face.table_words(self.session))
        return None

    def _check(self) -> Reply:
        session = self.session
        session.check()
        self.tabs = {**self.tabs, "tab": ""}
        if session.stage == ASKING:
            refused = session.refusal.message if session.refusal else ""
            return Reply(say=session.reminder or refused)
        if session.stage != RIGHT:
            session.show_answer()
        return Reply(say=self.face.verdict_words(session), focus="verdict")

    def again(self) -> None:
        """Take back whatever was answered: it is somebody else's turn."""
        self.session = self.face.session(self.puzzle)
        self.tabs = {**self.tabs, "tab": ""}

    def reveal(self) -> None:
        """Open the best answer."""
        self.session.reveal()

    def dump(self) -> Any:
        """Where one is, as plain data."""
        return self.session.dump()

    def load(self, data: Any) -> None:
        """Go on from dumped data; whatever does not fit is left out."""
        self.session.load(data)
