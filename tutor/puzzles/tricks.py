"""One-line tricks: what solves a puzzle without a thought, and how often over a pack.

A trick is a rule of thumb such as "the largest" or "never keep it"; a sort is what answers can be
alike in ("keep", "a box", "nobody"), and whoever always gives answers of one sort follows a trick,
too. In a good pack none is right more often than MOST.
"""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType

from tutor.puzzles.games import puzzles_of
from tutor.puzzles.model import AnyPuzzle, Proof

MOST = 0.5
"""The largest share of the puzzles of a kind that a trick may solve."""
HURRY, NO_HURRY = "what looks best at once", "never what looks best at once"
FIRST, LAST = "always the first choice", "always the last choice"
ALWAYS = "always: {sort}"

Chances = Mapping[str, float]
"""For each trick the chance that it solves a puzzle; where it cannot tell, it guesses."""


def chance(tried: Sequence[str], right: Collection[str]) -> float:
    """Return the chance that one of the answers `tried`, at random, is right.

    >>> chance(["a", "b"], ["b"]), chance([], ["b"])
    (0.5, 0.0)
    """
    return sum(answer in right for answer in tried) / len(tried) if tried else 0.0


def usual(proof: Proof, choices: Sequence[str] = (), sort: str = "") -> dict[str, float]:
    """Return the tricks that every kind has: hurry, and where there are choices the opposite of
    hurry, the first and the last of them. `sort`: of the right answer, "" for none.
    """
    right = proof.answers
    found = {HURRY: float(not proof.greedy_fails)}
    if choices:
        found[NO_HURRY] = chance([key for key in choices if key != proof.greedy], right)
        found[FIRST], found[LAST] = chance(choices[:1], right), chance(choices[-1:], right)
    if sort:
        found[ALWAYS.format(sort=sort)] = 1.0
    return found


def chances(puzzle: AnyPuzzle) -> Chances:
    """Return the chance of each trick of a puzzle's kind."""
    return puzzles_of(puzzle.game).tricks(puzzle.task, puzzle.proof)


NO_CHANCES: Chances = MappingProxyType({})


class TrickCount:
    """Sums of chances by kind, to which puzzles are added and from which they are taken."""

    def __init__(self, puzzles: Iterable[AnyPuzzle] = ()) -> None:
        self.count: Counter[str] = Counter()
        self.solved: defaultdict[str, Counter[str]] = defaultdict(Counter)
        for puzzle in puzzles:
            self.add(puzzle.task.kind, chances(puzzle))

    def add(self, kind: str, given: Chances, by: int = 1) -> None:
        """Count a puzzle; with `by` -1 take it away."""
        self.count[kind] += by
        for trick, much in given.items():
            self.solved[kind][trick] += by * much  # type: ignore[assignment]

    def allows(
        self, kind: str, come: Sequence[Chances], least: int, gone: Chances = NO_CHANCES
    ) -> bool:
        """Return whether those puzzles that come, and the one that goes for them, leave no trick
        above MOST, once the kind has `least`.
        """
        number = self.count[kind] + len(come) - bool(gone)
        room = MOST * max(least, number) + 1e-9
        solved = self.solved[kind]
        return all(
            solved[trick] + sum(given.get(trick, 0) for given in come) - gone.get(trick, 0) <= room
            for trick in {*solved, *itertools.chain.from_iterable(come)}
        )

    def shares(self, kind: str) -> dict[str, float]:
        """Return the share of a kind's puzzles that each trick solves, the best trick first."""
        number = max(1, self.count[kind])
        found = {trick: much / number for trick, much in self.solved[kind].items()}
        return dict(sorted(found.items(), key=lambda one: (-one[1], one[0])))

    def worst(self, kind: str) -> tuple[str, float]:
        """Return the best trick against a kind, and the share it solves."""
        return next(iter(self.shares(kind).items()), ("", 0.0))


def without_tricks(puzzles: Sequence[AnyPuzzle]) -> list[AnyPuzzle]:
    """Return the puzzles that are left when those on which a trick lives are thrown out, one after
    the other, until no trick solves more than MOST of a kind.
    """
    tally, given = TrickCount(), {puzzle.id: chances(puzzle) for puzzle in puzzles}
    kept = {puzzle.id: puzzle for puzzle in puzzles}
    for puzzle in puzzles:
        tally.add(puzzle.task.kind, given[puzzle.id])
    for kind in dict.fromkeys(puzzle.task.kind for puzzle in puzzles):
        while (worst := tally.worst(kind))[1] > MOST + 1e-9:
            over = [trick for trick, share in tally.shares(kind).items() if share > MOST - 0.02]
            ours = [each for each in kept if kept[each].task.kind == kind]
            goes = max(
                (each for each in ours if given[each].get(worst[0])),
                key=lambda each: (sum(given[each].get(trick, 0) for trick in over), each),
            )
            tally.add(kind, given[goes], -1)
            del kept[goes]
    return list(kept.values())
