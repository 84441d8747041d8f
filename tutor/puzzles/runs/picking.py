"""Which puzzle a run has next."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from tutor.puzzles.games import kind_of
from tutor.puzzles.model import AnyPuzzle

NEAREST = 12
"""Among so many that fit best one is drawn."""


def pick(
    pool: Sequence[AnyPuzzle],
    rating: int,
    met: Sequence[str],
    rng: Random,
    *,
    theme: str = "",
    seen: Collection[str] = (),
) -> AnyPuzzle | None:
    """A puzzle of about this rating that the run has not had; None if it has had them all.

    One the learner has not `seen` lately if there is any, and of another kind than the last two
    if they are of one.
    """
    had = set(met)
    left = [p for p in pool if p.id not in had and (not theme or kind_of(p).theme == theme)]
    fresh = [p for p in left if p.id not in seen] or left
    kinds = {p.id: p.task.kind for p in pool}
    last = [kinds.get(name) for name in met[-2:]]
    tired = last[0] if len(last) == 2 and last[0] == last[1] else None
    other = [p for p in fresh if p.task.kind != tired] or fresh
    nearest = sorted(other, key=lambda p: (abs(p.rating - rating), p.id))[:NEAREST]
    return nearest[int(rng.random() * len(nearest))] if nearest else None
