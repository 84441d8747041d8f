"""Which puzzles a set is: chosen once and for all, the same for everybody who says the same."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import date

from tutor.classroom.plan import Daily, Part, Puzzles
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.training import daily


def chosen(pool: Sequence[AnyPuzzle], wanted: Puzzles, seed: int = 1) -> tuple[AnyPuzzle, ...]:
    """Return the puzzles of a set, easiest first; fewer where there are not as many. Another `seed`
    gives others.
    """
    fitting = [
        puzzle
        for puzzle in pool
        if puzzle.task.kind == wanted.kind and wanted.low <= puzzle.level <= wanted.high
    ]
    drawn = sorted(fitting, key=lambda puzzle: _lot(puzzle, seed))[: wanted.number]
    return tuple(sorted(drawn, key=lambda puzzle: (puzzle.rating, puzzle.id)))


def puzzles_for(
    pool: Sequence[AnyPuzzle], part: Part, day: date, seed: int = 1
) -> tuple[AnyPuzzle, ...]:
    """Return the puzzles of a part of a plan: those of its set, or that of the day, which is an
    easy one so that it is the same for those who came yesterday and for those who know it long.
    """
    match part:
        case Puzzles():
            return chosen(pool, part, seed)
        case Daily():
            return (daily(pool, day, easy=True),)
    return ()


def _lot(puzzle: AnyPuzzle, seed: int) -> bytes:
    return hashlib.sha256(f"{seed}:{puzzle.id}".encode()).digest()
