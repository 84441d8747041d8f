"""One puzzle of Chocolatiers inside a page of the frame: a run shows the rest."""

from __future__ import annotations

from typing import Any

import attrs
from htpy import Node

from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.training import level_of
from tutor.rooms import load_game
from widgets.chocolatiers.puzzles import playing
from widgets.chocolatiers.puzzles import view as puzzle_view
from widgets.chocolatiers.puzzles import words as puzzle_words
from widgets.chocolatiers.puzzles.session import ASKING, RIGHT, PuzzleSession
from widgets.chocolatiers.puzzles.sight import Sight
from widgets.pages.page import Picture, Reply
from widgets.protocol import Event
from widgets.settings import Frame
from widgets.trainer import Trainer

KEYS = "r:rotate u:cancel b:board"


class PuzzleSolver:
    """A `widgets.pages.puzzles.room.Solver`."""

    def __init__(self, trainer: Trainer, puzzle: AnyPuzzle) -> None:
        self.trainer = trainer
        self.session = PuzzleSession(puzzle)
        self.rulebook = load_game(trainer.game).rulebook
        self.tabs: dict[str, str] = {}
        self.large = ""
        self.opened: tuple[str, ...] = ()

    @property
    def puzzle(self) -> AnyPuzzle:
        """The puzzle."""
        return self.session.puzzle

    @property
    def right(self) -> bool | None:
        """Whether the answer that was given is right, None before it."""
        return None if self.session.stage == ASKING else self.session.answered

    def paint(self, frame: Frame, *, live: bool, foot: Node) -> Picture:
        """The puzzle as it is now."""
        sight = self._sight(live, foot)
        return attrs.evolve(puzzle_view.paint(sight, frame), tools=None, keys=KEYS)

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
        self.large = playing.large(self._sight(), event.value, frame)
        if self.large:
            return Reply()
        if act in ("close", "cancel") and self.opened:
            self.opened = ()
            return Reply(focus="verdict")
        if act in playing.BOARD_ACTS:
            return playing.board(self._sight, event.value, frame)
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
                return Reply(say=puzzle_words.verdict_words(self.session))
            case "board":
                return Reply(say=puzzle_words.table_words(self.session))
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
        return Reply(say=puzzle_words.verdict_words(session), focus="verdict")

    def again(self) -> None:
        """Take back whatever was answered: it is somebody else's turn."""
        self.session = PuzzleSession(self.puzzle)
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
