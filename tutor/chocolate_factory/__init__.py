"""Chocolate Factory: its rules, and what puzzles, notebooks and tests use directly.

`load_game("chocolate-factory")` is the game; here are its parts: a Factory as a line of text, all
ways through its run as a graph, what a Part can make, and what a store takes.
"""

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

__all__ = [
    "Action",
    "Deliver",
    "Done",
    "Drop",
    "Factory",
    "FactoryError",
    "Gift",
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
    "rank_store",
    "spaces",
]
