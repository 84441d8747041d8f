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
"""Fraction of an equal share per kind."""
LEAST_LEVEL = 0.15
"""The share of a pack that every level has at least."""
SMALL = 50
"""A smaller pack need not have every level."""


class Choice:
    """Takes what is offered; when it is full, what is rare takes the place of what is common, and
    of each kind the levels that are rare take the place of those that are common.
    """

    def __init__(self, count: int, kinds: Sequence[str], every_level: bool) -> None:
        self.count = count
        self.kept: dict[str, AnyPuzzle] = {}
        self.most = max(1, round(MOST_KIND * count / len(kinds)))
        self.least_kind = dict.fromkeys(kinds, round(LEAST_KIND * count / len(kinds)))
        least = math.ceil(LEAST_LEVEL * count) if every_level and count >= SMALL else 0
        self.least_level = dict.fromkeys(range(1, len(LEVELS) + 2), least)
        self._kinds: Counter[str] = Counter()
        self._levels: Counter[int] = Counter()
        self._each: Counter[tuple[str, int]] = Counter()
        self._tables: Counter[str] = Counter()

    @property
    def missing(self) -> int:
        """How many puzzles are still to come, or to take another's place; 0 for a good pack."""
        kinds = sum(max(0, least - self._kinds[k]) for k, least in self.least_kind.items())
        levels = sum(max(0, least - self._levels[n]) for n, least in self.least_level.items())
        return max(self.count - len(self.kept), kinds, levels)

    def offer(self, puzzle: AnyPuzzle) -> None:
        """Take a puzzle, or not."""
        if puzzle.id in self.kept or self._tables[_table(puzzle)] >= LIKE:
            return
        full = self._kinds[puzzle.task.kind] >= self.most
        if full or len(self.kept) >= self.count:
            common = (None if full else self._common(puzzle)) or self._alike(puzzle)
            if common is None:
                return
            self._count(self.kept.pop(common.id), -1)
        self.kept[puzzle.id] = puzzle
        self._count(puzzle, 1)

    def _count(self, puzzle: AnyPuzzle, by: int) -> None:
        self._kinds[puzzle.task.kind] += by
        self._levels[puzzle.level] += by
        self._each[puzzle.task.kind, puzzle.level] += by
        self._tables[_table(puzzle)] += by

    def _spare(self, puzzle: AnyPuzzle) -> tuple[int, int]:
        """How many more there are of a puzzle's kind, and of its level, than there must be."""
        kind, level = puzzle.task.kind, puzzle.level
        return (
            self._kinds[kind] - self.least_kind[kind],
            self._levels[level] - self.least_level[level],
        )

    def _common(self, rare: AnyPuzzle) -> AnyPuzzle | None:
        """What may go for a puzzle: the commonest that does no harm. None where nothing may, or
        where the puzzle is not rare itself.
        """
        if min(self._spare(rare)) >= 0:
            return None
        able = [
            puzzle
            for puzzle in self.kept.values()
            if (puzzle.task.kind == rare.task.kind or self._spare(puzzle)[0] > 0)
            and (puzzle.level == rare.level or self._spare(puzzle)[1] > 0)
            and (puzzle.task.kind, puzzle.level) != (rare.task.kind, rare.level)
        ]
        return max(able, key=lambda p: (sum(self._spare(p)), p.id), default=None)

    def _alike(self, puzzle: AnyPuzzle) -> AnyPuzzle | None:
        """What may go for a puzzle so that its kind has more of every level: one of the same kind,
        of the level it has most of. None where that is no gain.
        """
        kind = puzzle.task.kind
        able = [
            other
            for other in self.kept.values()
            if other.task.kind == kind
            and self._each[kind, other.level] > self._each[kind, puzzle.level] + 1
            and self._spare(other)[1] > 0
        ]
        return max(able, key=lambda p: (self._each[kind, p.level], p.id), default=None)


def _table(puzzle: AnyPuzzle) -> str:
    return puzzles_of(puzzle.game).table(puzzle.task)
