"""Choose the next puzzle of a run."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from tutor.puzzles.games import kind_of
from tutor.puzzles.model import AnyPuzzle

NEAREST = 12
"""How many of the best matches one is drawn from."""


def pick(
    pool: Sequence[AnyPuzzle],
    rating: int,
    met: Sequence[str],
    rng: Random,
    *,
    theme: str = "",
    seen: Collection[str] = (),
) -> AnyPuzzle | None:
    """Draw a puzzle of about this rating that is not in `met`; None if there is none.

    Prefers puzzles not in `seen`, and another kind if the last two of the run were of the same one.
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
