"""What a position is worth, in points: the pieces by which the computer players judge.

Every function reads a view: what is hidden ("?") counts for nothing.
"""

from __future__ import annotations

from functools import lru_cache

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.scoring import totals
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.kinds import HIDDEN
from tutor.chocolatiers_family.players.evaluate import short
from tutor.chocolatiers_family.players.judgement import USUAL, Judgement
from tutor.chocolatiers_family.tiles import Tile


def totals_now(state: State, components: Components) -> list[int]:
    """Return each player's points if the game ended now (clauses 9.1 to 10.2)."""
    boxes = [sum(display.points) for display in state.displays]
    sizes = zip(*(display.largest_groups for display in state.displays), strict=True)
    winners = map(winner, sizes)
    return totals(boxes, state.wilds, state.first_card, winners, components)


def winner(sizes: tuple[int, ...]) -> int | None:
    """Return who has the largest group alone."""
    best = max(sizes)
    return sizes.index(best) if best and sizes.count(best) == 1 else None


@lru_cache(maxsize=1 << 17)
def promise(hand: str, boxes: tuple[Tile, ...], by: Judgement = USUAL) -> float:
    """Return the points a hand may bring: from the boxes it nearly pays for, and from each card."""
    if not boxes:
        return 0.0
    worth = sorted(
        [b.points * by.patience ** short(hand, b.chocolates, by.pairs) for b in boxes], reverse=True
    )
    second = worth[1] if len(worth) > 1 else 0.0
    return by.ready * worth[0] + by.second * second + by.card * len(hand)


def open_boxes(state: State, by: Judgement = USUAL) -> tuple[Tile, ...]:
    """Return the top tiles of the stacks, as far as they are known and looked at."""
    found = tuple(s[0] for s in state.stacks if s and HIDDEN not in s[0].spaces)
    if len(found) <= by.stacks:
        return found
    return tuple(sorted(found, key=lambda tile: -tile.points)[: by.stacks])


def can_still_box(state: State, player: int, components: Components) -> bool:
    """Return whether the player has room for a box and a turn of their own to come (clauses
    8.2, 8.3)."""
    if len(state.displays[player].points) >= components.boxes_to_end:
        return False
    if state.last_turns is None:
        return True
    return (player - state.player) % state.players < state.last_turns
