"""Fit the features of puzzles to their measured difficulties: least squares, slightly shrunk."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from statistics import fmean, pvariance

import attrs

from tutor.i18n import _
from tutor.puzzles.difficulty import Difficulty, even_anchors
from tutor.puzzles.games import puzzles_of
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.solvers.family import Results
from tutor.puzzles.solvers.measuring import difficulties, explained, together

APART = 0.6
"""How much kinds differ, against the puzzles of one kind: with more, few kinds have puzzles for
those at the ends.
"""
SHRINK = 2.0
"""How strongly weights are drawn to 0, in puzzles: few puzzles of a kind say little."""


@attrs.frozen
class Row:
    """One puzzle: its kind, its features, its difficulty."""

    kind: str
    features: Mapping[str, float]
    hard: float


def fitted(rows: Sequence[Row]) -> tuple[dict[str, float], dict[str, float]]:
    """Return a base for each kind, and a weight for each feature of it, as "kind feature"."""
    bases, weights = dict[str, float](), dict[str, float]()
    for kind in sorted({row.kind for row in rows}):
        own = [row for row in rows if row.kind == kind]
        names = sorted({name for row in own for name in row.features})
        table = [[1.0, *(row.features.get(name, 0.0) for name in names)] for row in own]
        base, *found = _least_squares(table, [row.hard for row in own])
        bases[kind] = round(base, 3)
        weights |= {f"{kind} {n}": round(each, 3) for n, each in zip(names, found, strict=True)}
    return bases, weights


def placed(
    bases: Mapping[str, float],
    kinds: Sequence[str],
    hard: Sequence[float],
    expected: Mapping[str, float],
) -> dict[str, float]:
    """Return the bases with which the means of the kinds lie as they are expected to, and differ
    APART times as much as the puzzles of a kind. `hard`: the sums for puzzles of these `kinds`.

    What solvers say of kinds is not believed: not every sort of them meets every kind, and none of
    them shrinks from a long run or from thinking two turns ahead.
    """
    by_kind: dict[str, list[float]] = {}
    for kind, much in zip(kinds, hard, strict=True):
        by_kind.setdefault(kind, []).append(much)
    means = {kind: fmean(some) for kind, some in by_kind.items()}
    within = [much - means[kind] for kind, much in zip(kinds, hard, strict=True)]
    wished = [expected[kind] for kind in kinds]
    stretch = APART * math.sqrt(_variance(within) / _variance(wished))
    return {
        kind: round(bases[kind] - mean + stretch * (expected[kind] - fmean(wished)), 3)
        for kind, mean in means.items()
    }


def _least_squares(table: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """Solve for the weights of the columns; the first, the base, is not shrunk, the others are by
    the scale on which they vary.
    """
    count, wide = len(table), len(table[0])
    means = [sum(row[c] for row in table) / count for c in range(wide)]
    square = [[sum(row[a] * row[b] for row in table) for b in range(wide)] for a in range(wide)]
    right = [
        sum(row[a] * value for row, value in zip(table, values, strict=True)) for a in range(wide)
    ]
    for c in range(1, wide):
        varies = sum((row[c] - means[c]) ** 2 for row in table) / count
        square[c][c] += SHRINK * varies + 1e-9
    return _solved(square, right)


def _solved(square: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of equations by elimination; it is positive definite."""
    rows = [[*row, value] for row, value in zip(square, right, strict=True)]
    for n, pivot in enumerate(rows):
        for other in rows[:n] + rows[n + 1 :]:
            factor = other[n] / pivot[n]
            for c in range(n, len(pivot)):
                other[c] -= factor * pivot[c]
    return [row[-1] / row[n] for n, row in enumerate(rows)]


# ---- a whole pack


@attrs.frozen
class Fit:
    """What solvers found in a pack. `right`: the share of each solver, by kind. `measured` and
    `from_features`: what what looks best at once explains of the difficulties, alone and with the
    kind. `features`: the share of the variance that the features explain.
    """

    difficulty: Difficulty
    right: Mapping[str, Mapping[str, float]]
    measured: tuple[float, float]
    from_features: tuple[float, float]
    features: float


def fit(puzzles: Sequence[AnyPuzzle], results: Mapping[str, Results]) -> Fit:
    """Fit what makes these puzzles hard to the results of solvers."""
    answering = puzzles_of(puzzles[0].game).answering
    assert answering is not None
    given = {p.id: answering().features(p.task, p.proof) for p in puzzles}
    hard = difficulties(results)
    rows = [Row(p.task.kind, given[p.id], hard[p.id]) for p in puzzles]
    kinds = [row.kind for row in rows]
    plain = Difficulty(*fitted(rows), ())
    weights = _weights(plain, puzzles, given)
    room = puzzles_of(puzzles[0].game)
    expected = {kind: float(room.kinds[kind].base) for kind in dict.fromkeys(kinds)}
    near = attrs.evolve(plain, bases=placed(plain.bases, kinds, weights, expected))
    difficulty = attrs.evolve(near, anchors=even_anchors(_weights(near, puzzles, given)))
    ratings = [difficulty.rate(p.task.kind, given[p.id]) for p in puzzles]
    return Fit(
        difficulty,
        _right(puzzles, results),
        by_haste([row.hard for row in rows], puzzles),
        by_haste(ratings, puzzles),
        1
        - _variance([row.hard - weight for row, weight in zip(rows, weights, strict=True)])
        / _variance([row.hard for row in rows]),
    )


def _weights(
    difficulty: Difficulty, puzzles: Sequence[AnyPuzzle], given: Mapping[str, Mapping[str, float]]
) -> list[float]:
    return [difficulty.weight(p.task.kind, given[p.id]) for p in puzzles]


def in_words(done: Fit) -> str:
    """Return a table of what each solver got right of each kind, and what explains it."""
    solvers = list(dict.fromkeys(name for shares in done.right.values() for name in shares))
    lines = [
        f"{kind}: " + ", ".join(f"{name} {shares[name]:.0%}" for name in solvers if name in shares)
        for kind, shares in done.right.items()
    ]
    lines.append(haste_words(_("Measured difficulty"), done.measured))
    lines.append(haste_words(_("Rating"), done.from_features))
    lines.append(
        _("Kind and features explain {share:.0%} of what was measured.").format(share=done.features)
    )
    return "\n".join(lines)


def _right(
    puzzles: Sequence[AnyPuzzle], results: Mapping[str, Results]
) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, list[float]]] = {}
    for puzzle in puzzles:
        for name, share in together(results[puzzle.id]).items():
            found.setdefault(puzzle.task.kind, {}).setdefault(name, []).append(share)
    return {kind: {name: fmean(all_) for name, all_ in by.items()} for kind, by in found.items()}


def haste_words(what: str, shares: tuple[float, float]) -> str:
    """Say how much of what was measured haste explains (`by_haste`)."""
    flag, both = shares
    said = _("{what}: what looks best at once explains {flag:.0%}, with the kind {both:.0%}.")
    return said.format(what=what, flag=flag, both=both)


def by_haste(values: Sequence[float], puzzles: Sequence[AnyPuzzle]) -> tuple[float, float]:
    """Return how much of these values whether haste is right explains, alone and with the kind."""
    flags = [puzzle.proof.greedy_fails for puzzle in puzzles]
    both = [(puzzle.task.kind, flag) for puzzle, flag in zip(puzzles, flags, strict=True)]
    return explained(values, flags), explained(values, both)


def _variance(values: Sequence[float]) -> float:
    return pvariance(values) or 1.0
