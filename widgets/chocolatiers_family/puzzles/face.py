"""Answers and shows Chocolatiers' puzzles for the page that solves them."""

from __future__ import annotations

import attrs

from tutor.chocolatiers_family.puzzles.explain import broken
from tutor.puzzles.model import AnyPuzzle
from widgets.chocolatiers_family.puzzles import playing, view, words
from widgets.chocolatiers_family.puzzles.session import Blame, PuzzleSession
from widgets.pages.page import Picture, Reply
from widgets.pages.puzzles.solving.open_puzzle import Face, OpenPuzzle
from widgets.pages.puzzles.solving.verdict import verdict_words
from widgets.storage.settings import Frame


@attrs.frozen
class ChocolatiersFace(Face):
    """See `Face` for what each of these promises."""

    acts: tuple[str, ...] = playing.BOARD_ACTS
    keys: str = "r:rotate u:cancel b:board"
    blame: Blame = broken

    def session(self, puzzle: AnyPuzzle) -> PuzzleSession:
        """See `session`."""
        return PuzzleSession(puzzle, self.blame)

    def paint(self, asked: OpenPuzzle, frame: Frame) -> Picture:
        """See `view`."""
        return view.paint(asked, frame)

    def board(self, asked: OpenPuzzle, act: str, frame: Frame) -> Reply:
        """See `playing`."""
        return playing.board(asked, act, frame)

    def large(self, asked: OpenPuzzle, act: str, frame: Frame) -> str:
        """See `playing`."""
        return playing.large(asked, act, frame)

    def verdict_words(self, session: PuzzleSession) -> str:
        """Return the verdict with its reasons."""
        return verdict_words(session)

    def answer_words(self, session: PuzzleSession) -> str:
        """See `words`."""
        return words.answer_words(session)

    def table_words(self, session: PuzzleSession) -> str:
        """See `words`."""
        return words.table_words(session)
