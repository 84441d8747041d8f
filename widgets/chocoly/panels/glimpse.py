"""A position as small pictures: the board, and the hand if something is marked there."""

from __future__ import annotations

from attrs import evolve

from widgets.chocoly import zones
from widgets.chocoly.composer import Board
from widgets.chocoly.desk import Desk
from widgets.tabletop.zone import Zone

HEIGHT, HAND = 220, 52


def glimpse(board: Board, width: int) -> tuple[Zone, ...]:
    """Return the board as large as fits; below it the hand, if a tile of it is marked."""
    desk = Desk(evolve(board, quiet=True, still=True))
    found = [zones.board_picture(desk, width=width, height=HEIGHT)]
    if any(key.startswith("hand:") for key in board.marks):
        found.append(zones.hand(desk, width=min(width, 300), height=HAND))
    return tuple(evolve(zone, buttons=None) for zone in found)
