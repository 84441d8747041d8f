"""The board of this edition, on the desk that both editions draw from."""

from __future__ import annotations

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.state import State
from widgets.chocolatiers.targets import label, targets, to_touch
from widgets.chocolatiers_family.desk import Desk, Signs
from widgets.chocolatiers_family.selection import Selection
from widgets.tabletop import Board as AnyBoard

Board = AnyBoard[State, Action, Selection]
SIGNS = Signs(targets, label, to_touch)


def desk_of(board: Board) -> Desk:
    """Return what every zone of the table is made from."""
    return Desk(board, SIGNS)
