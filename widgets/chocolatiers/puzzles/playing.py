"""What a click on the boards of a puzzle leads to, on its own page and inside another."""

from __future__ import annotations

from widgets.chocolatiers.puzzles import view as puzzle_view
from widgets.chocolatiers.puzzles import words as puzzle_words
from widgets.chocolatiers.puzzles.flights import tried
from widgets.chocolatiers.puzzles.session import PuzzleSession
from widgets.pages.page import Reply
from widgets.protocol import Shake
from widgets.settings import Frame
from widgets.zone import moves_along

BOARD_ACTS = ("place", "space", "hand", "choose", "rotate", "wild", "cancel")


def board(session: PuzzleSession, target: str, frame: Frame) -> Reply:
    """Choose or take back: the box flies to its place, what is refused shakes."""
    before, old = session.attempt, puzzle_view.spots(session, frame)
    session.click(target)
    new = puzzle_view.spots(session, frame)
    if session.refusal is None:
        ways = tried(session.task, before, session.attempt)
        return Reply(say=puzzle_words.chosen_words(session), moves=moves_along(ways, old, new))
    at = new.get(target)
    shakes = (Shake(at.canvas, at.rect),) if at else ()
    return Reply(say=session.refusal.message, moves=shakes)
