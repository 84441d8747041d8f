"""The interface of a game to the page that solves its puzzles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.training import FirstAnswer
from widgets.pages.page import Picture, Reply
from widgets.pages.puzzles.solving.open_puzzle import OpenPuzzle
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

    def session(self, puzzle: AnyPuzzle, first: Callable[[FirstAnswer], None] | None = None) -> Any:
        """Return a session of this puzzle (`Session`); `first` is told the first answer,
        which counts."""
        ...

    def paint(self, asked: OpenPuzzle, frame: Frame) -> Picture:
        """Paint the page as it is now."""
        ...

    def board(self, asked: OpenPuzzle, act: str, frame: Frame) -> Reply:
        """Return an act of the board, as the session is before and after it."""
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
