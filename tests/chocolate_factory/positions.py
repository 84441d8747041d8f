"""Positions for the tests: one player in the middle of a run, or fulfilling orders."""

from __future__ import annotations

import random
from typing import Any, TypeVar

import attrs

from tutor.chocolate_factory.actions import Deliver, Operate, Supply, Trade, Use
from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.setup import SIDE_OPTIONS
from tutor.chocolate_factory.state import (
    FULFIL,
    OPERATE,
    PLACES,
    RUN,
    SUPPLY,
    OpenOrder,
    Packets,
    State,
    Store,
)

S = TypeVar("S")
GAME = ChocolateFactory.from_file()
STAFF = ("EP1", "EF1", "ES1", "EH1")
"""Employees without an effect after the draft, one for each player."""


def drafted(players: int = 2, *, day: int = 0, **options: Any) -> State:
    """The start of a run: everybody has an Employee, and no new Part."""
    state = GAME.start(players, seed=1, options=options)
    seats = tuple(
        attrs.evolve(seat, employee=STAFF[n], coal=5) for n, seat in enumerate(state.players)
    )
    return attrs.evolve(
        state, day=day, phase=RUN, step="ready", players=seats, packets=Packets(), player=0
    )


def run(places: dict[str, str] | None = None, *, day: int = 0, **own: Any) -> State:
    """Player 0 in the Operate step of the last Shift: Parts by place, and whatever else is said."""
    state = drafted(day=day)
    seat = state.players[0]
    parts = [(places or {}).get(place, seat.part(place)) for place in PLACES]
    own = {"outside": 0, "pushed": True, "places": tuple(parts), **own}
    seat = attrs.evolve(seat, **own)
    return attrs.evolve(state, step=OPERATE, players=(seat, *state.players[1:]))


def fulfilling(store: str = "", *, day: int = 0, players: int = 2, **own: Any) -> State:
    """Player 0 fulfils orders with these chocolates in the store room."""
    state = drafted(players, day=day)
    seats = tuple(
        attrs.evolve(seat, outside=0, **({"store": store, **own} if n == 0 else {}))
        for n, seat in enumerate(state.players)
    )
    return attrs.evolve(state, phase=FULFIL, step=SUPPLY, players=seats)


def with_orders(state: State, *orders: tuple[str, int] | None) -> State:
    """Player 0 has these open orders with so many stages done."""
    held = tuple(None if it is None else OpenOrder(*it) for it in orders)
    seat = attrs.evolve(state.players[0], orders=held)
    return attrs.evolve(state, players=(seat, *state.players[1:]))


def with_store(state: State, store: str, side: str, *stack: tuple[int, int]) -> State:
    """A store shows this side, and these markers stand there."""
    stores = tuple(Store(store, side, stack) if it.id == store else it for it in state.stores)
    return attrs.evolve(state, stores=stores)


def play(state: S, *texts: str, game: Any = GAME) -> S:
    """The state after these actions, each legal."""
    for text in texts:
        state = game.apply(state, game.parse_action(text))
    return state


def refused(state: State, text: str, game: Any = GAME) -> tuple[str, ...]:
    """The clauses that forbid an action; () if it is legal."""
    return tuple(it.clause for it in game.explain(state, game.parse_action(text)))


def week(game: Any, players: int, seed: int, sides: str) -> list[Any]:
    """Every position of a week by chance, in which more is made and sold than traded. `sides`: of
    each store, as its option has it.
    """
    rng = random.Random(f"{players} {seed} {sides}")
    found = [game.start(players, seed, options=dict.fromkeys(SIDE_OPTIONS, sides))]
    while not game.over(found[-1]):
        actions = game.actions(found[-1])
        liked = [it for it in actions if isinstance(it, Operate | Supply | Deliver | Use)]
        chosen = liked if liked and rng.random() < 0.8 else actions
        chosen = [it for it in chosen if not isinstance(it, Trade)] or chosen
        found.append(game.apply(found[-1], rng.choice(chosen)))
    return found
