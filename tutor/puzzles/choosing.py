"""Which of the puzzles that games give make a good pack."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from tutor.puzzles.games import puzzles_of
from tutor.puzzles.model import LEVELS, AnyPuzzle

LIKE = 2
"""No more puzzles of a pack stand on one table."""
LEAST_KIND, MOST_KIND = 3 / 4, 3 / 2
"""Of the number that each kind would have if all had the same."""
LEAST_LEVEL = 0.13
"""The share of a pack that every level has at least."""
SMALL = 50
"""A smaller pack need not have every level."""


class Choice:
    """Takes what is offered as long as there is room for what is still to come."""

    def __init__(self, count: int, kinds: Sequence[str], every_level: bool) -> None:
        self.count = count
        self.kept: dict[str, AnyPuzzle] = {}
        self.most = max(1, round(MOST_KIND * count / len(kinds)))
        self.kinds = Counter(dict.fromkeys(kinds, round(LEAST_KIND * count / len(kinds))))
        """How many of each kind are to come yet."""
        least = math.ceil(LEAST_LEVEL * count) if every_level and count >= SMALL else 0
        self.levels = Counter(dict.fromkeys(range(1, len(LEVELS) + 2), least))
        """How many of each level are."""
        self._of_kind: Counter[str] = Counter()
        self._of_table: Counter[str] = Counter()

    def offer(self, puzzle: AnyPuzzle) -> None:
        """Take a puzzle, or not."""
        kind, level = puzzle.task.kind, puzzle.level
        table = puzzles_of(puzzle.game).table(puzzle.task)
        left = self.count - len(self.kept)
        if (
            puzzle.id in self.kept
            or self._of_kind[kind] >= self.most
            or self._of_table[table] >= LIKE
            or left <= (0 if self.kinds[kind] else self.kinds.total())
            or left <= (0 if self.levels[level] else self.levels.total())
        ):
            return
        self.kept[puzzle.id] = puzzle
        self._of_kind[kind] += 1
        self._of_table[table] += 1
        self.kinds[kind] = max(0, self.kinds[kind] - 1)
        self.levels[level] = max(0, self.levels[level] - 1)
