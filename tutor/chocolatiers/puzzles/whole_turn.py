"""Shared by the kinds that are answered by a whole turn."""

from __future__ import annotations

from functools import partial

from tutor.chocolatiers.puzzles import turn_search, turn_words
from tutor.chocolatiers.puzzles.model import Kind, Task
from tutor.chocolatiers_family.puzzles.model import TURN, Clue, Pieces
from tutor.puzzles.model import Puzzle

whole_turn = partial(
    Kind,
    mode=TURN,
    theme="turns",
    pieces=Pieces(),
    value=turn_search.value,
    lines=turn_words.lines,
    after=turn_words.position_after,
    why_not=turn_search.why_not,
    features=turn_words.features,
    sort=turn_search.answer_sort,
    by_value=True,
    turn=True,
    margin=True,
)
"""A kind answered by a whole turn, worth what one can be sure of; the rest is its own."""


def threat_then_sort(puzzle: Puzzle[Task], level: int) -> Clue:
    """Return the hints of most of them: what a rival would do, then the sort of turn that is
    best."""
    return turn_words.threat(puzzle) if level == 1 else turn_words.sort_of_best(puzzle)
