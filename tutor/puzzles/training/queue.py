"""Choose the next puzzle: kinds in turn, missed ones again soon, three in four right."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from random import Random

from tutor.puzzles.games import kind_of
from tutor.puzzles.model import LATE, AnyPuzzle
from tutor.puzzles.training.causes import items as practice_items
from tutor.puzzles.training.practice import RECENT, Practice
from tutor.puzzles.training.rating import difficulty

NEAR = 75
"""Most points between a puzzle's rating and the aim, if there are any that near."""
FEW = 4
"""How many puzzles to choose among if none is near."""
SOONEST, LATEST = 3, 5
"""How many others lie between a missed kind and its next puzzle."""
FAR = 120
"""A missed kind waits longer if its nearest puzzle is so many points from the aim: it would only be
missed again.
"""
WISHED = 0.75
"""Share of right answers to aim for: challenging, but not discouraging."""
PULL, MOST_PULL = 400, 100
"""By how many points the aim moves for a share that is off by 1, and at most."""
CAUTION = 0.1
"""Fraction of the uncertainty of a rating by which the aim is lower."""


def following(
    practice: Practice,
    pool: Sequence[AnyPuzzle],
    rng: Random,
    *,
    theme: str = "",
    kind: str = "",
    items: Collection[str] = (),
    late: Collection[str] = (),
) -> AnyPuzzle | None:
    """Return the next puzzle for a learner, of the theme or kind asked for, or one that practises
    one of the items; None if there is none.

    Never repeats the last one while there is another. `late`: kinds that are not chosen for a
    learner below the rating LATE while there are others.
    """
    wanted = frozenset(items)
    fitting = [
        p
        for p in pool
        if (not theme or kind_of(p).theme == theme)
        and (not kind or p.task.kind == kind)
        and (not items or not wanted.isdisjoint(practice_items(p)))
    ]
    if not fitting:
        return None
    aimed = aim(practice)
    if aimed < LATE:
        fitting = [p for p in fitting if p.task.kind not in late] or fitting
    gaps = {p.id: abs(difficulty(practice, p) - aimed) for p in fitting}
    by_kind: dict[str, list[AnyPuzzle]] = {}
    for puzzle in _freshest(practice, fitting):
        by_kind.setdefault(puzzle.task.kind, []).append(puzzle)
    nearest = {name: min(gaps[p.id] for p in group) for name, group in by_kind.items()}
    group = by_kind[_kind(practice, nearest, rng)]
    ordered = sorted(group, key=lambda p: gaps[p.id])
    near = [p for p in ordered if gaps[p.id] <= NEAR] or ordered[:FEW]
    return near[int(rng.random() * len(near))]


def aim(practice: Practice) -> float:
    """Return the rating that the next puzzle should have: about the learner's own.

    It is lower as long as the rating is uncertain, and moves up or down as too many or too few of
    the last answers were right.
    """
    last = [each.right for each in practice.log[-RECENT:]]
    off = (sum(last) - WISHED * len(last)) / RECENT
    return practice.mu - CAUTION * practice.sigma + max(-MOST_PULL, min(MOST_PULL, PULL * off))


def _freshest(practice: Practice, puzzles: Sequence[AnyPuzzle]) -> Iterable[AnyPuzzle]:
    """Yield, for each kind, the puzzles not seen before; if all were seen, the half seen longest
    ago.
    """
    when = {name: number for number, name in enumerate(practice.seen)}
    by_kind: dict[str, list[AnyPuzzle]] = {}
    for puzzle in puzzles:
        by_kind.setdefault(puzzle.task.kind, []).append(puzzle)
    for group in by_kind.values():
        fresh = [p for p in group if p.id not in when]
        yield from fresh or sorted(group, key=lambda p: when[p.id])[: max(1, len(group) // 2)]


def _kind(practice: Practice, nearest: dict[str, float], rng: Random) -> str:
    """Return the next kind. `nearest`: the distance of each kind's nearest puzzle from the aim."""
    kinds = [each.kind for each in practice.log]
    since = _since_missed(practice)
    free = [name for name in nearest if name not in kinds[-1:]] or list(nearest)
    back = [name for name in free if name in since and nearest[name] < FAR]
    owed = [name for name in back if since[name] >= SOONEST]
    if owed:
        longest = max(owed, key=lambda name: since[name])
        if since[longest] >= LATEST or rng.random() < 1 / (LATEST - since[longest] + 1):
            return longest
    others = [name for name in free if name not in since] or free
    near = [name for name in others if nearest[name] <= NEAR]
    if not near:
        few = sorted(others, key=lambda name: nearest[name])[:FEW]
        near = [name for name in few if nearest[name] <= nearest[few[0]] + FAR]
    # Draw from the half that came longest ago: kinds come in turn, but not in a fixed order.
    ago = {name: len(kinds) - number for number, name in enumerate(kinds)}
    waiting = sorted(near, key=lambda name: -ago.get(name, len(kinds) + 1))
    chosen = waiting[: max(1, (len(waiting) + 1) // 2)]
    return chosen[int(rng.random() * len(chosen))]


def _since_missed(practice: Practice) -> dict[str, int]:
    """Return, for each kind whose last answer was wrong, how many others came since."""
    found: dict[str, int] = {}
    settled: set[str] = set()
    for others, each in enumerate(reversed(practice.log)):
        if each.kind not in settled:
            settled.add(each.kind)
            if not each.right:
                found[each.kind] = others
    return found
