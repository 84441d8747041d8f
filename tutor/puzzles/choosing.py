"""Choose the puzzles of a good pack from those that games give."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from statistics import median

from tutor.puzzles.games import puzzles_of
from tutor.puzzles.model import LEVELS, AnyPuzzle
from tutor.puzzles.tricks import Chances, TrickCount, chances

LIKE = 2
"""Most puzzles of a pack with the same table."""
LEAST_KIND, MOST_KIND = 3 / 4, 3 / 2
"""Fraction of an equal share per kind."""
LEAST_LEVEL = 0.15
"""Least fraction of a pack for each level."""
SMALL = 50
"""Packs smaller than this need not have every level, and may have tricks."""
FULL = 6 / 5
"""Fraction of an equal share with which a kind is asked no more."""
WAITING = 24
"""Puzzles of a kind that wait: a trick lives on them and on those that were taken before."""
TRIES = 8
"""Puzzles in the place of which a rare one is tried, before it is given up."""

ENDS = (700, 1900)
"""Ratings below and from which a puzzle is for the weakest or the best: few kinds have many."""
AT_END = 10
"""Puzzles of a kind at either end, if it has any, unless a pack of few kinds asks for more."""
BANDS = tuple(sorted((*ENDS, *LEVELS)))
"""Where the bands begin: the levels, of which the first and the last have two."""
EASIEST_HARDEST = (0, len(BANDS))
"""The bands at the ends."""


def band(rating: int) -> int:
    """Return the band of a rating.

    >>> band(500), band(1100), band(2200) == len(BANDS)
    (0, 2, True)
    """
    return bisect_right(BANDS, rating)


class Choice:
    """Collects offered puzzles. Once it is full, rare kinds and levels replace common ones, also
    among the levels of one kind.
    """

    def __init__(
        self, count: int, kinds: Sequence[str], every_level: bool, at_end: int = AT_END
    ) -> None:
        self.count = count
        self.kept: dict[str, AnyPuzzle] = {}
        self.most = max(1, round(MOST_KIND * count / len(kinds)))
        self.least_kind = dict.fromkeys(kinds, round(LEAST_KIND * count / len(kinds)))
        least = math.ceil(LEAST_LEVEL * count) if every_level and count >= SMALL else 0
        self.least_level = dict.fromkeys(range(1, len(LEVELS) + 2), least)
        self.gated = count >= SMALL and every_level
        self.full = max(1, math.ceil(FULL * count / len(kinds)))
        self.least_end = min(at_end, self.full // 4) if self.gated else 0
        self._tally = TrickCount()
        self._chances: dict[str, Chances] = {}
        self._kinds: Counter[str] = Counter()
        self._levels: Counter[int] = Counter()
        self._each: Counter[tuple[str, int]] = Counter()
        self._bands: Counter[tuple[str, int]] = Counter()
        self._tables: Counter[str] = Counter()
        self._offered = {level: Counter[str]() for level in self.least_level}
        self._waiting = {kind: deque[AnyPuzzle](maxlen=WAITING) for kind in kinds}

    @property
    def missing(self) -> int:
        """How many puzzles are still to be added or replaced; 0 for a good pack."""
        kinds = sum(max(0, least - self._kinds[k]) for k, least in self.least_kind.items())
        levels = sum(max(0, least - self._levels[n]) for n, least in self.least_level.items())
        ends = sum(map(self._lacks_at_ends, self.least_kind))
        return max(self.count - len(self.kept), kinds, levels, ends)

    @property
    def wanted(self) -> tuple[str, ...]:
        """The kinds that are to be asked about: those that have too few, or too few at their ends;
        until the pack has its number also those that are not full. Where what is missing is a
        level: the half of the kinds that gave most puzzles of it, all if none did.
        """
        short = {k for k in self.least_kind if self._short(k) or self._lacks_at_ends(k)}
        levels = [n for n, needed in self.least_level.items() if self._levels[n] < needed]
        if self._whole and levels:
            short |= {k for n in levels for k in self._givers(n)}
        return tuple(k for k in self.least_kind if k in short) or tuple(self.least_kind)

    def _givers(self, level: int) -> list[str]:
        """Return the half of the kinds that gave most puzzles of a level."""
        given = self._offered[level]
        return [kind for kind, n in given.items() if n >= median(given.values())]

    @property
    def _whole(self) -> bool:
        return len(self.kept) >= self.count

    def _short(self, kind: str) -> bool:
        """Return whether a kind has too few; until the pack has its number, whether it is not
        full.
        """
        return self._kinds[kind] < (self.least_kind[kind] if self._whole else self.full)

    def _lacks_at_ends(self, kind: str) -> int:
        """Return how many puzzles a kind lacks for the weakest and the best, where it has some."""
        found = (self._bands[kind, n] for n in EASIEST_HARDEST)
        return sum(self.least_end - n for n in found if 0 < n < self.least_end)

    def _at_end(self, puzzle: AnyPuzzle, more: int = 0) -> bool:
        """Return whether a puzzle is for the weakest or the best, and its kind lacks such puzzles,
        or would without it (`more` 1).
        """
        number = band(puzzle.rating)
        few = self.least_end + more
        return number in EASIEST_HARDEST and self._bands[puzzle.task.kind, number] < few

    def offer(self, puzzle: AnyPuzzle, *, fair: bool = False) -> None:
        """Take a puzzle, or reject it. `fair`: it comes with others among which no trick lives."""
        kind = puzzle.task.kind
        self._offered[puzzle.level][kind] += 1
        if not self._new(puzzle):
            return
        if not fair and not self._fair(puzzle) and (self._short(kind) or self._rare(puzzle)):
            self._make_room(puzzle)
        full = self._kinds[kind] >= self.most
        if full or self._whole:
            common = self._common(puzzle)
            if full:  # no level may fill one kind
                even = 2 * self._each[kind, puzzle.level] < self._kinds[kind]
                common = [each for each in common if even and each.task.kind == kind]
            for other in common[:TRIES] or self._alike(puzzle)[:TRIES]:
                if self._exchange(other, puzzle, fair):
                    return
        elif fair or self._fair(puzzle):
            self._take(puzzle)
            return
        if self.gated:
            self._waiting[kind].append(puzzle)

    def _make_room(self, puzzle: AnyPuzzle) -> None:
        """Exchange one of a kind for one that waits, so that no trick lives on them with this
        puzzle; without it a pack would wait long for the few that no trick solves at all.
        """
        kind, least = puzzle.task.kind, self._least(puzzle.task.kind)
        enough = self._spare(puzzle)[0] >= 0
        ready = [each for each in self._waiting[kind] if self._new(each)]
        ready.sort(key=lambda each: self._spare(each)[1])
        for old in [each for each in self.kept.values() if each.task.kind == kind]:
            if enough and self._at_end(old, 1):
                continue
            for new in ready:
                if self._whole and old.level != new.level and self._spare(old)[1] <= 0:
                    continue
                come = self._given(puzzle), self._given(new)
                both = self._tally.allows(kind, come, least, self._given(old))
                if both and self._exchange(old, new, fair=False):
                    self._waiting[kind].append(old)
                    return

    def fill_ends(self, puzzles: Iterable[AnyPuzzle]) -> None:
        """Take what kinds lack for the weakest and the best, what is easiest and hardest first: the
        best soon have solved all that is only just hard enough for them.
        """
        for puzzle in sorted(puzzles, key=lambda p: (-_beyond(p), p.id)):
            self._fill_end(puzzle)

    def _fill_end(self, puzzle: AnyPuzzle) -> None:
        """Take a puzzle if its kind lacks such for the weakest or the best: as one more, or else in
        the place of any of its kind without which no trick lives on it.
        """
        if not self._new(puzzle) or not self._at_end(puzzle):
            return
        full = self._kinds[puzzle.task.kind] >= self.most
        if not full and not self._whole and self._fair(puzzle):
            self._take(puzzle)
        else:
            for other in self._alike(puzzle):
                if self._exchange(other, puzzle, fair=False):
                    break

    def _new(self, puzzle: AnyPuzzle) -> bool:
        return puzzle.id not in self.kept and self._tables[_table(puzzle)] < LIKE

    def _take(self, puzzle: AnyPuzzle) -> None:
        self.kept[puzzle.id] = puzzle
        self._count(puzzle, 1)

    def _exchange(self, old: AnyPuzzle, new: AnyPuzzle, fair: bool) -> bool:
        """Take a puzzle in the place of another one; return False if a trick would live on it."""
        self._count(self.kept.pop(old.id), -1)
        good = fair or (self._fair(new) and self._even_without(old.task.kind, new.task.kind))
        self._take(new if good else old)
        return good

    def _even_without(self, left: str, joined: str) -> bool:
        """Return whether no trick lives on the puzzles of a kind that one has left for another."""
        return left == joined or self._tally.allows(left, (), self._least(left))

    def _fair(self, puzzle: AnyPuzzle) -> bool:
        """Return whether no trick lives on this puzzle and on those of its kind."""
        kind = puzzle.task.kind
        return not self.gated or self._tally.allows(kind, (self._given(puzzle),), self._least(kind))

    def _least(self, kind: str) -> int:
        return max(self.least_kind.get(kind, 0), 2)

    def _given(self, puzzle: AnyPuzzle) -> Chances:
        if puzzle.id not in self._chances:
            self._chances[puzzle.id] = chances(puzzle)
        return self._chances[puzzle.id]

    def _count(self, puzzle: AnyPuzzle, by: int) -> None:
        self._kinds[puzzle.task.kind] += by
        self._levels[puzzle.level] += by
        self._each[puzzle.task.kind, puzzle.level] += by
        self._bands[puzzle.task.kind, band(puzzle.rating)] += by
        self._tables[_table(puzzle)] += by
        if self.gated:
            self._tally.add(puzzle.task.kind, self._given(puzzle), by)

    def _spare(self, puzzle: AnyPuzzle) -> tuple[int, int]:
        """Return how many puzzles of this one's kind, and of its level, there are beyond the
        minimum.
        """
        kind, level = puzzle.task.kind, puzzle.level
        return (
            self._kinds[kind] - self.least_kind[kind],
            self._levels[level] - self.least_level[level],
        )

    def _rare(self, puzzle: AnyPuzzle) -> bool:
        """Return whether there are too few of this one's kind, or of its level."""
        return min(self._spare(puzzle)) < 0

    def _common(self, rare: AnyPuzzle) -> list[AnyPuzzle]:
        """Return the puzzles to replace by a rare one, the commonest that may go first; none if
        this one is not rare.
        """
        if not self._rare(rare):
            return []
        able = [
            puzzle
            for puzzle in self.kept.values()
            if (puzzle.task.kind == rare.task.kind or self._spare(puzzle)[0] > 0)
            and (puzzle.level == rare.level or self._spare(puzzle)[1] > 0)
            and (puzzle.task.kind, puzzle.level) != (rare.task.kind, rare.level)
            and not self._at_end(puzzle, 1)
        ]
        return sorted(able, key=lambda p: (sum(self._spare(p)), p.id), reverse=True)

    def _alike(self, puzzle: AnyPuzzle) -> list[AnyPuzzle]:
        """Return the puzzles of a kind without which its levels are more even, or the bands of a
        level, if this one comes in their place: those of its commonest level and band first.
        """
        able = [
            other
            for other in self.kept.values()
            if other.task.kind == puzzle.task.kind and self._commoner(other, puzzle)
        ]
        return sorted(able, key=lambda p: (*self._frequent(p), p.id), reverse=True)

    def _frequent(self, puzzle: AnyPuzzle) -> tuple[int, int]:
        """Return how many puzzles of this one's kind have its level, and how many its band."""
        kind = puzzle.task.kind
        return self._each[kind, puzzle.level], self._bands[kind, band(puzzle.rating)]

    def _commoner(self, one: AnyPuzzle, other: AnyPuzzle) -> bool:
        """Return whether one of two puzzles of a kind is of a commoner level, or of a commoner
        band of the same level; what a kind lacks at its ends is rarer than all else.
        """
        if self._at_end(one, 1):
            return False
        if self._at_end(other):
            return one.level == other.level or self._spare(one)[1] > 0
        levels, bands = zip(self._frequent(one), self._frequent(other), strict=True)
        if one.level == other.level:
            return bands[0] > bands[1] + 1
        return levels[0] > levels[1] + 1 and self._spare(one)[1] > 0


def _beyond(puzzle: AnyPuzzle) -> int:
    """Return how far a rating is in an end."""
    below, beginning = ENDS
    return max(below - puzzle.rating, puzzle.rating - beginning)


def _table(puzzle: AnyPuzzle) -> str:
    return puzzles_of(puzzle.game).table(puzzle.task)
