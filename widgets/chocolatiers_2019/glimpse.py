"""A position as small pictures: the display, and the rows of what is marked."""

from __future__ import annotations

from attrs import evolve

from widgets.chocolatiers_2019 import zones
from widgets.chocolatiers_2019.desk import Board, desk_of
from widgets.chocolatiers_family import zones as shared
from widgets.tabletop.zone import Zone


def glimpse(board: Board, width: int) -> tuple[Zone, ...]:
    """Return the player's own display; above it the row, tray and hand, if something is
    marked there."""
    desk = desk_of(evolve(board, quiet=True))
    marked = {key.partition(":")[0] for key in board.marks}
    found: list[Zone] = []
    if "row" in marked:
        found.append(zones.row(desk, width=width, c=18))
    if "reserved" in marked or board.state.reserved[board.player] is not None:
        found.append(zones.reserved(desk, c=24))
    if "tray" in marked:
        found.append(zones.tray(desk, width=width, height=48, widest=44, piles=False))
    if marked & {"hand", "tray"}:
        found.append(shared.hand(desk, width=width, height=48, widest=40, room=12, gap=4))
    found.append(shared.own_display(desk, c=36, width=width, height=200, grow="place" in marked))
    return tuple(evolve(zone, buttons=None) for zone in found)
