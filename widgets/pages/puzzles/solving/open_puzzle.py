"""A puzzle that is open on a page, and the interface by which its game answers and shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from htpy import Node

from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.training import FirstAnswer, level_of
from tutor.rooms import load_game
from tutor.rulebook import Clause
from widgets.browser.protocol import Event
from widgets.pages.page import Picture, Reply
from widgets.pages.puzzles.solving.score import Offer
from widgets.pages.puzzles.solving.session import ASKING
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame


class Face(Protocol):
    """How one game's puzzles are answered and shown."""

    @property
    def acts(self) -> tuple[str, ...]:
        """Acts of its board, without what follows the colon."""
        ...

    @property
    def keys(self) -> str:
        """Single-letter shortcuts of its board, "r:rotate b:board"."""
        ...

    def session(self, puzzle: AnyPuzzle) -> Any:
        """Return a session of this puzzle (`Session`)."""
        ...

    def paint(self, asked: OpenPuzzle, frame: Frame) -> Picture:
        """Paint the page as it is now."""
        ...

    def board(self, asked: OpenPuzzle, act: str, frame: Frame) -> Reply:
        """Answer an act of the board."""
        ...

    def large(self, asked: OpenPuzzle, act: str, frame: Frame) -> str:
        """Return the act, if it shows a part of the table large; else "". Usually nothing
        does."""
        return ""

    def verdict_words(self, session: Any) -> str:
        """Return the verdict with its reasons, for a screen reader."""
        ...

    def answer_words(self, session: Any) -> str:
        """Return the answer that is judged now, in a few words: the choice, or what is wrong
        with it."""
        ...

    def table_words(self, session: Any) -> str:
        """Say what lies on the table."""
        ...


class OpenPuzzle:
    """What the painters read of an open puzzle, and the acts that every page with one answers.

    A page that adds something, such as a rating, overrides the members that tell of it.

    Attributes:
        face: how the game's puzzles are answered and shown.
        trainer: the learner's practice; gives addresses of pages.
        session: a `Session` with all that its game has more; painters never change it.
        rulebook: the rules by id.
        tabs: which tabs were turned to, by the name of their row.
        large: the part of the table that is shown large, by its act; "" for none.
        opened: ids of the rules that are opened.
        lit: how many pieces of each solved group are lit yet; None for all.
        offer: the lesson that would help now, if any.
        live: whether it can be answered now.
        foot: the buttons of the moment where a page of the frame has its own, else None.
    """

    def __init__(self, face: Face, trainer: PuzzleTrainer, session: Any) -> None:
        self.face = face
        self.trainer = trainer
        self.session = session
        self.rulebook: Mapping[str, Clause] = load_game(trainer.game).rulebook
        self.tabs: dict[str, str] = {}
        self.large = ""
        self.opened: tuple[str, ...] = ()
        self.lit: int | None = None
        self.offer: Offer | None = None
        self.live = True
        self.foot: Node = None

    @property
    def puzzle(self) -> AnyPuzzle:
        """The puzzle."""
        puzzle: AnyPuzzle = self.session.puzzle
        return puzzle

    @property
    def level(self) -> int:
        """How hard it is for this learner, 1 to 5."""
        return level_of(self.trainer.practice, self.puzzle)

    @property
    def tab(self) -> str:
        """The part a phone shows, "" for the first."""
        return self.tabs.get("tab", "")

    @property
    def daily(self) -> bool:
        """Whether this is the puzzle of the day."""
        return False

    @property
    def stake(self) -> str:
        """What the answer can gain and lose, in words; "" where nobody wants to know."""
        return ""

    @property
    def came(self) -> str:
        """What came of the first answer, in words; "" before it."""
        return ""

    def address(self, name: str) -> str:
        """Return the address of a page of the game."""
        return self.trainer.address(name)

    def on_table(self, event: Event, frame: Frame) -> Reply | None:
        """Answer an act of the board, of its tabs and rules, or of what is shown large; None for
        any other.
        """
        act, _colon, what = event.value.partition(":")
        if act in ("cancel", "close") and self.large:
            self.large = ""
            return Reply()
        if act in ("cancel", "close") and self.opened:
            return self._close()
        self.large = self.face.large(self, event.value, frame)
        if self.large:
            return Reply()
        if act in self.face.acts:
            return self.face.board(self, event.value, frame)
        match act:
            case "tab" | "side" | "other":
                self.tabs = {**self.tabs, act: what}
                return Reply()
            case "rule" if what in self.rulebook:
                self.opened = (what,)
                return Reply(focus="opened")
            case "show":
                self.session.show(what)
                return Reply(say=self.face.verdict_words(self.session))
            case "board":
                return Reply(say=self.face.table_words(self.session))
        return None

    def check(self) -> Reply | None:
        """Have the answer judged; return what is missing or cannot be, None once it is judged."""
        given = self.session.check()
        self.first_tab()
        if given is not None:
            self.answered(given)
        if self.session.stage != ASKING:
            return None
        refused = self.session.refusal.message if self.session.refusal else ""
        return Reply(say=self.session.reminder or refused)

    def answered(self, given: FirstAnswer) -> None:
        """Take the first answer, which is the one that counts; here nobody rates it."""

    def first_tab(self) -> None:
        """Turn a phone to the part that shows the answer."""
        self.tabs = {**self.tabs, "tab": ""}

    def _close(self) -> Reply:
        several = len(self.opened) > 1
        self.opened = ()
        return Reply(focus="why" if several and self.session.stage == ASKING else "verdict")
