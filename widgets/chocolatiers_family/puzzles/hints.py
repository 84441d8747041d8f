"""Graded hints for any puzzle, as its kind gives them: the race that matters, where to look."""

from __future__ import annotations

from tutor.puzzles.model import AnyPuzzle
from widgets.pages.puzzles.solving.session import Hint


def hint(puzzle: AnyPuzzle, level: int) -> Hint:
    """Return the hint of this level, 1 to LAST."""
    clue = puzzle.task.asked.hint(puzzle, level)
    return Hint(level, clue.text, dict.fromkeys(clue.marks, "hint"), clue.kind)
