"""What a player in a hurry would do: the answer a puzzle above level 1 must not have."""

from __future__ import annotations

from tutor.chocolatiers.display import Display
from tutor.chocolatiers.kinds import KINDS, WILD
from tutor.chocolatiers.state import Tile


def hasty_wilds(display: Display, wilds: int, card: str = "") -> Display:
    """Puts each Wild where it makes the biggest group now (of the named kind)."""
    for _ in range(wilds):
        spots = [s for s in display.spaces if display.at(*s) != WILD]
        if not spots:
            break
        display = max(
            (display.with_wild(row, column) for row, column in spots),
            key=lambda d: _growth(d, card),
        )
    return display


def hasty_box(display: Display, tile: Tile) -> Display:
    """Puts the box where the groups grow most in all, first place first."""
    return max(
        (
            display.with_box(row, column, face, tile.points)
            for row, column in display.open_places
            for face in tile.faces
        ),
        key=lambda d: sum(d.largest_groups),
    )


def _growth(display: Display, card: str) -> int:
    sizes = display.largest_groups
    return sizes[KINDS.index(card)] if card else max(sizes)
