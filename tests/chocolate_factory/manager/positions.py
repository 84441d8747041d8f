"""Weeks of the solo game for the tests."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import attrs

from tests.chocolate_factory import positions
from tutor.chocolate_factory.actions import Deliver, Operate, Supply, Trade, Use
from tutor.chocolate_factory.manager.actions import Give
from tutor.chocolate_factory.manager.game import FactoryManager
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.state import FULFIL, OVER, RUN, SUPPLY, Packets, Store

GAME = FactoryManager.from_file()
play = partial(positions.play, game=GAME)
refused = partial(positions.refused, game=GAME)
PLAIN = "EP1"
"""An Employee without an effect after Expand & Recruit."""


def started(seed: int = 1, **options: Any) -> ManagerState:
    """Monday morning."""
    return GAME.start(1, seed, options=options)


def goals(state: ManagerState, target: str, *demands: str) -> ManagerState:
    """The same with these cards: the Target, the Initial Demands, and the five Daily ones."""
    return attrs.evolve(state, target=target, initial=demands[:-5], daily=demands[-5:])


def own(state: ManagerState, **changes: Any) -> ManagerState:
    """The same with other things in front of the player."""
    return attrs.evolve(state, players=(attrs.evolve(state.seat, **changes),))


def running(state: ManagerState, **changes: Any) -> ManagerState:
    """The player in the Operate step of the last Shift."""
    changes = {"employee": PLAIN, "outside": 0, "pushed": True, **changes}
    return attrs.evolve(own(state, **changes), phase=RUN, step="operate", packets=Packets())


def fulfilling(state: ManagerState, store: str = "", **changes: Any) -> ManagerState:
    """The player fulfils orders with these chocolates."""
    changes = {"employee": PLAIN, "outside": 0, "store": store, **changes}
    return attrs.evolve(own(state, **changes), phase=FULFIL, step=SUPPLY, packets=Packets())


def ended(state: ManagerState, spaces: str = "00000", **changes: Any) -> ManagerState:
    """The week is over; markers at P F S H D stand on these spaces."""
    stores = tuple(
        Store(it.id, it.side, ((0, int(n)),) if int(n) else ())
        for it, n in zip(state.stores, spaces, strict=True)
    )
    state = own(state, **{"employee": PLAIN, "outside": 0, **changes})
    return attrs.evolve(
        state, day=5, phase=OVER, step="", packets=Packets(), stores=stores, parts_deck=()
    )


def week(seed: int, **options: Any) -> list[ManagerState]:
    """Every position of a week by chance, in which Parts, orders and stores come first."""
    rng = random.Random(f"manager {seed}")
    found = [started(seed, **options)]
    while not GAME.over(found[-1]):
        actions = GAME.actions(found[-1])
        liked = [it for it in actions if isinstance(it, Operate | Supply | Deliver | Use | Give)]
        chosen = liked if liked and rng.random() < 0.8 else actions
        chosen = [it for it in chosen if not isinstance(it, Trade)] or list(chosen)
        found.append(GAME.apply(found[-1], rng.choice(chosen)))
    return found
