"""What the kinds that are answered by a whole turn have in common."""

from __future__ import annotations

from functools import partial

from tutor.chocolatiers.puzzles import telling, turning
from tutor.chocolatiers.puzzles.model import Kind, Task
from tutor.chocolatiers_family.puzzles.model import TURN, Clue, Pieces
from tutor.puzzles.model import Puzzle

whole_turn = partial(
    Kind,
    mode=TURN,
    theme="turns",
    pieces=Pieces(),
    value=turning.value,
    lines=telling.lines,
    after=telling.position_after,
    why_not=turning.why_not,
    features=telling.features,
    by_value=True,
    turn=True,
    margin=True,
)
"""A kind answered by a whole turn, worth what one can be sure of; the rest is its own."""


def threat_then_sort(puzzle: Puzzle[Task], level: int) -> Clue:
    """The hints of most of them: what a rival would do, then the sort of turn that is best."""
    return telling.threat(puzzle) if level == 1 else telling.sort_of_best(puzzle)
