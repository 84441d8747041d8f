"""What a position is worth, in points: the pieces by which the computer players judge.

Every function reads a view: what is hidden ("?") counts for nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.kinds import HIDDEN, KINDS
from tutor.chocolatiers.scoring import totals
from tutor.chocolatiers.state import State, Tile

READY = 0.85
"""Share of a box's points that a hand which can pay for it is worth: less than the box itself."""
PATIENCE = 0.75
"""What is left of that share for each card that is still missing."""
CARD = 0.35
"""Points a card is worth whatever it shows: every player gains about one card a turn."""


def totals_now(state: State, components: Components) -> list[int]:
    """Each player's points if the game ended now (clauses 9.1 to 10.2)."""
    boxes = [sum(display.points) for display in state.displays]
    sizes = zip(*(display.largest_groups for display in state.displays), strict=True)
    winners = map(_winner, sizes)
    return totals(boxes, state.wilds, state.first_card, winners, components)


def _winner(sizes: tuple[int, ...]) -> int | None:
    """Who has the largest group alone."""
    best = max(sizes)
    return sizes.index(best) if best and sizes.count(best) == 1 else None


def lead(points: Sequence[float], player: int) -> float:
    """By how many points a player is ahead of the others' average.

    >>> lead([10, 6, 8], 0)
    3.0
    """
    others = sum(points) - points[player]
    return points[player] - others / (len(points) - 1)


@lru_cache(maxsize=1 << 16)
def short(hand: str, chocolates: str) -> int:
    """How many cards the hand lacks to pay for the chocolates, pairs used (clauses 4.2, 4.3).

    >>> short("TTR", "RBN"), short("TTRN", "RBN")
    (1, 0)
    """
    missing, pairs = len(chocolates), 0
    for kind in KINDS:
        direct = min(hand.count(kind), chocolates.count(kind))
        missing -= direct
        pairs += (hand.count(kind) - direct) // 2
    return max(0, missing - pairs)


@lru_cache(maxsize=1 << 16)
def promise(hand: str, boxes: tuple[Tile, ...]) -> float:
    """Points a hand may bring: from the box it comes closest to paying for, and from each card."""
    best = max((b.points * PATIENCE ** short(hand, b.chocolates) for b in boxes), default=0.0)
    return READY * best + CARD * len(hand) if boxes else 0.0


def open_boxes(state: State) -> tuple[Tile, ...]:
    """The top tiles of the stacks, as far as they are known."""
    return tuple(s[0] for s in state.stacks if s and HIDDEN not in s[0].spaces)


def can_still_box(state: State, player: int, components: Components) -> bool:
    """Whether the player has room for a box and a turn of their own to come (clauses 8.2, 8.3)."""
    if len(state.displays[player].points) >= components.boxes_to_end:
        return False
    if state.last_turns is None:
        return True
    return (player - state.player) % state.players < state.last_turns
