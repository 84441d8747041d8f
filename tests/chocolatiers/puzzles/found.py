"""Puzzles of one kind out of games, for tests that look at many of them."""

from __future__ import annotations

from functools import cache

from tutor.chocolatiers.puzzles.generator import from_game
from tutor.chocolatiers.puzzles.model import Task
from tutor.puzzles.model import Puzzle

MOST_GAMES = 400


@cache
def some(kind: str, count: int, seed: int = 5) -> tuple[Puzzle[Task], ...]:
    """The first `count` puzzles of a kind that the games of a seed give."""
    found: list[Puzzle[Task]] = []
    for number in range(MOST_GAMES):
        if len(found) == count:
            break
        found += from_game(number, seed, (kind,))[0]
    assert len(found) == count
    return tuple(found)
