"""Chocolate Factory: its rules, and what puzzles, notebooks and tests use directly.

`load_game("chocolate-factory")` is the game; here are its parts: a Factory as a line of text, all
ways through its run as a graph, what a Part can make, what a store takes, and which cards of the
solo game a week pays.
"""

from typing import TYPE_CHECKING, Any

from tutor.chocolate_factory.actions import (
    Action,
    Deliver,
    Done,
    Drop,
    Gift,
    Keep,
    New,
    Operate,
    Place,
    Shift,
    Supply,
    Swap,
    Take,
    Trade,
    Use,
)
from tutor.chocolate_factory.factory import Factory, FactoryError, outcomes
from tutor.chocolate_factory.graph import graph
from tutor.chocolate_factory.state import OpenOrder, Packets, Seat, State, Store
from tutor.chocolate_factory.stores import StoreError, rank_store, spaces

if TYPE_CHECKING:
    from tutor.chocolate_factory.manager.assignment import GoalError, pays

__all__ = [
    "Action",
    "Deliver",
    "Done",
    "Drop",
    "Factory",
    "FactoryError",
    "Gift",
    "GoalError",
    "Keep",
    "New",
    "OpenOrder",
    "Operate",
    "Packets",
    "Place",
    "Seat",
    "Shift",
    "State",
    "Store",
    "StoreError",
    "Supply",
    "Swap",
    "Take",
    "Trade",
    "Use",
    "graph",
    "outcomes",
    "pays",
    "rank_store",
    "spaces",
]


def __getattr__(name: str) -> Any:
    """Return what belongs to the solo game, which is imported when somebody asks."""
    if name not in ("GoalError", "pays"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from tutor.chocolate_factory.manager import assignment

    return getattr(assignment, name)
