"""Other cards, markers and chocolates for a position of a real week; all else stays as it was.

Markers of a foreman's week pay either everything or nothing. So they are drawn near a way to pay
the cards: it is to be found, or to be missed by a space.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import attrs

from tutor.chocolate_factory.goods import pile
from tutor.chocolate_factory.manager.cards import load_cards
from tutor.chocolate_factory.manager.puzzles.steps import step_cards
from tutor.chocolate_factory.manager.state import DAILY, DEMANDS, ManagerState
from tutor.chocolate_factory.state import HIDDEN, Store
from tutor.chocolate_factory.stores import STORES, TRACK

TARGETS = ("W1", "W2", "W3", "W8")
"""Weekly Targets with steps and without orders."""
STEPS = tuple(card for card in DEMANDS if load_cards()[card].steps)
OTHERS = tuple(card for card in DEMANDS if card not in STEPS)
Markers = tuple[int, ...]


def varied(
    state: ManagerState, rng: Random, *, lower: Sequence[int], higher: int = 2, tries: int = 12
) -> Iterator[ManagerState]:
    """Return the position with other cards, and markers that would pay their steps, but for some.

    `lower`: how many spaces they may lack, of which one number is drawn each time; `higher`: the
    most spaces too many.
    """
    for _try in range(tries):
        found = drawn(state, rng)
        at = list(enough(found, rng))
        for _space in range(rng.randint(0, higher)):
            n = rng.randrange(len(at))
            at[n] = min(TRACK, at[n] + 1)
        for _space in range(rng.choice(lower)):
            n = rng.choice([n for n, it in enumerate(at) if it] or [0])
            at[n] = max(0, at[n] - 1)
        yield with_markers(found, at)


def drawn(state: ManagerState, rng: Random, initial: int = 1) -> ManagerState:
    """Return the position with another Target and other Demands; nothing is paid yet. `initial`:
    how many Initial Demands there are.
    """
    open_ = initial + state.turned
    number = rng.randint(2, min(open_, len(STEPS)))
    cards = rng.sample(STEPS, number) + rng.sample(OTHERS, open_ - number)
    rng.shuffle(cards)
    daily = (*cards[initial:], *[HIDDEN] * (DAILY - state.turned))
    orders = state.seat.regular
    return attrs.evolve(
        state,
        target=rng.choice(TARGETS),
        initial=tuple(cards[:initial]),
        daily=daily,
        paid=(),
        players=(attrs.evolve(state.seat, orders=orders),),
        pending=state.pending[: len(orders)],
    )


def enough(state: ManagerState, rng: Random) -> Markers:
    """Return markers that just pay the open cards in one of the ways there are."""
    at = [0] * len(STORES)
    for card in step_cards(state):
        stores = (
            [STORES.index(card.store)]
            if card.store
            else rng.sample(range(len(STORES)), len(card.steps))
        )
        for n, step in zip(stores, card.steps, strict=True):
            at[n] = min(TRACK, at[n] + step)
    return tuple(at)


def with_markers(state: ManagerState, at: Sequence[int]) -> ManagerState:
    """Return the position with its markers on these spaces, of P F S H D."""
    stores = tuple(
        Store(it.id, it.side, ((0, n),) if n else ())
        for it, n in zip(state.stores, at, strict=True)
    )
    return attrs.evolve(state, stores=stores)


def with_room(
    state: ManagerState, rng: Random, pieces: Sequence[int] = range(4, 9)
) -> ManagerState:
    """Return the position with other chocolates in the store room, one of these numbers."""
    goods = pile("".join(rng.choice("KKFFCCNNX") for _piece in range(rng.choice(pieces))))
    return attrs.evolve(state, players=(attrs.evolve(state.seat, store=goods),))
