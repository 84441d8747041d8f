"""Choose the next puzzle of a run."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from tutor.puzzles.games import kind_of
from tutor.puzzles.model import LATE, AnyPuzzle

EACH = 6
"""One kind comes once in so many puzzles, at most."""
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
    openers: Collection[str] = (),
    late: Collection[str] = (),
) -> AnyPuzzle | None:
    """Draw a puzzle of about this rating that is not in `met`; None if there is none.

    Prefers puzzles not in `seen`, and kinds that are none of the last ones, so that no kind makes
    more than one in EACH; where a theme has fewer kinds, the one that came longest ago.

    `openers`: kinds that come first as long as one of them is new to the run. `late`: kinds that
    are not asked below the rating LATE, where there are others.
    """
    had = set(met)
    left = [p for p in pool if p.id not in had and (not theme or kind_of(p).theme == theme)]
    fresh = [p for p in left if p.id not in seen] or left
    kinds = {p.id: p.task.kind for p in pool}
    last = [kinds.get(name) for name in met[-EACH + 1 :]]
    ago = {kind: number for number, kind in enumerate(last)}  # the greater, the later
    if rating < LATE:
        fresh = [p for p in fresh if p.task.kind not in late] or fresh
    fresh = [p for p in fresh if p.task.kind in openers and p.task.kind not in ago] or fresh
    longest = min((ago.get(p.task.kind, -1) for p in fresh), default=-1)
    other = [p for p in fresh if ago.get(p.task.kind, -1) == longest]
    nearest = sorted(other, key=lambda p: (abs(p.rating - rating), p.id))[:NEAREST]
    return nearest[int(rng.random() * len(nearest))] if nearest else None
