"""What can be chosen from in the solo game, besides what the main game offers.

An Employee and a Part are chosen one after the other, in any order; the second takes both. A
chocolate order begins at its card among the goals.
"""

from __future__ import annotations

from typing import cast

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.manager.actions import Choose, Give, ManagerAction
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.state import State
from widgets import tabletop
from widgets.chocolate_factory import grouping, offering
from widgets.chocolate_factory.offering import Chosen

ROW = "row"
"""Where a choice of two cards begins; it is no target."""
Board = tabletop.Board[ManagerState, ManagerAction, Chosen]


def as_main(board: Board) -> offering.Board:
    """Return the board as the main game's pictures read it: its position is one of theirs."""
    return cast(offering.Board, board)


@offering.source.register
def _row(action: Choose, state: State, cards: Components) -> str:
    del action, state, cards
    return ROW


@offering.source.register
def _goal(action: Give, state: State, cards: Components) -> str:
    del state, cards
    return f"goal:{action.demand + 1}"


@grouping.pieces_of.register
def _goods(action: Give) -> tuple[str, ...]:
    return tuple(action.goods)
