"""A position as small pictures: the display, and the rows of what is marked."""

from __future__ import annotations

from attrs import evolve

from widgets.chocolatiers.desk import Board, desk_of
from widgets.chocolatiers.zones.supply import stacks
from widgets.chocolatiers_family import zones
from widgets.tabletop.zone import Zone


def glimpse(board: Board, width: int) -> tuple[Zone, ...]:
    """Return the player's own display; above it the boxes, tray and hand, if something is
    marked there."""
    desk = desk_of(evolve(board, quiet=True))
    marked = {key.partition(":")[0] for key in board.marks}
    found: list[Zone] = []
    if "stack" in marked:
        found.append(stacks(desk, width=width, c=18))
    if "tray" in marked:
        row = zones.tray(desk, width=width, height=48, widest=44, room=12, piles=False, swap=False)
        found.append(row)
    if marked & {"hand", "tray"}:
        found.append(zones.hand(desk, width=width, height=48, widest=40, room=12, gap=4))
    found.append(zones.own_display(desk, c=36, width=width, height=200, grow="place" in marked))
    return tuple(evolve(zone, buttons=None) for zone in found)
