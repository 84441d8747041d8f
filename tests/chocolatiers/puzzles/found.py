"""Puzzles of one kind that ship, for tests that look at many of them."""

from __future__ import annotations

from tutor.chocolatiers.puzzles.making.shipped import shipped
from tutor.chocolatiers.puzzles.model import Task
from tutor.puzzles.model import Puzzle


def some(kind: str, count: int) -> list[Puzzle[Task]]:
    """So many puzzles of a kind, from the easiest to the hardest."""
    found = [puzzle for puzzle in shipped() if puzzle.task.kind == kind]
    return found[:: max(1, len(found) // count)][:count]
