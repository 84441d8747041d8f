"""Parameters of a computer player's judgement, in points.

Players who are learning and players who are strong go about a turn in the same way; they differ in
these numbers.
"""

from __future__ import annotations

import attrs

EVERYTHING = 99
"""More stacks and Wilds than any table has."""


@attrs.frozen(cache_hash=True)
class Judgement:
    """Points, and shares of points.

    A hand: `ready`, the share of a box's points that a hand which can pay for it is worth;
    `patience`, what is left of that share for each card that is still missing; `second`, the same
    share of the box that is second best; `card`, points of a card whatever it shows, for every
    player gains about one a turn. `wild`: points of a Wild kept for later.

    The Scoring cards: `settled` and `a_box` are the doubt about who wins one, in spaces of a group:
    on the last turns, and more for each box that may still come. `nothing_yet`: what a chance is
    worth of which no chocolate lies there yet.

    What a learner overlooks: `stacks`, how many open boxes it looks at, those with the most points;
    without `pairs` it forgets that two cards stand for one, without `swaps` that one card can be
    put down for two, and without `rivals` it never looks at the others' displays. Without `places`
    it puts a box into the first place that is free, and without `wilds` it keeps every Wild.
    """

    ready: float = 0.85
    patience: float = 0.75
    second: float = 0.0
    card: float = 0.35
    wild: float = 1.0
    settled: float = 0.4
    a_box: float = 0.4
    nothing_yet: float = 0.7
    stacks: int = EVERYTHING
    pairs: bool = True
    swaps: bool = True
    rivals: bool = True
    places: bool = True
    wilds: bool = True


PLAYING = Judgement(pairs=False, swaps=False, rivals=False, places=False, wilds=False)
"""Fills boxes, and thinks of nothing else: for whoever plays for the first time."""
USUAL = Judgement()
"""Overlooks nothing, and is in no hurry to keep its Wilds."""
TRIED = Judgement(patience=0.65, second=0.2, wild=2.0, a_box=0.5)
"""Better numbers: found by playing some thousand games against USUAL, of which it wins 6 in 10."""
