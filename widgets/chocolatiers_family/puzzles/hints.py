"""Graded hints for any puzzle, as its kind gives them: the race that matters, where to look."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from tutor.puzzles.model import AnyPuzzle


@attrs.frozen
class Hint:
    """`kind`: whose race to look at, "" for none. `marks`: targets to mark, with their state."""

    level: int
    text: str
    kind: str = ""
    marks: Mapping[str, str] = attrs.field(factory=dict)


def hint(puzzle: AnyPuzzle, level: int) -> Hint:
    """The hint of this level, 1 to LAST."""
    clue = puzzle.task.asked.hint(puzzle, level)
    return Hint(level, clue.text, clue.kind, dict.fromkeys(clue.marks, "hint"))
