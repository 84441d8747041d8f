"""Setting the table (sections 2 and 3) and preparing a day (section 5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.chocolate_factory.actions import TITLE
from tutor.chocolate_factory.components import COAL, TILES, Components
from tutor.chocolate_factory.orders import SIZES
from tutor.chocolate_factory.parts import CHUTE, ROASTER, UPGRADER
from tutor.chocolate_factory.sides import MONEY
from tutor.chocolate_factory.state import (
    DRAFT,
    PICK,
    PREPARE,
    OpenOrder,
    Packets,
    S,
    Seat,
    State,
    Store,
)
from tutor.chocolate_factory.stores import ALL_SIDES, STORES
from tutor.kit.frozen import changed
from tutor.kit.shuffling import shuffled
from tutor.kit.start import check_start

DRAWN = "AB"
"""The value of a store's option that has its side drawn (clause 2.4)."""
ALL_DRAWN = ALL_SIDES
"""The value that has it drawn of all four sides (clause 17.1)."""
MOST_MONEY = 2
"""So many sides C are drawn at most: the rulebook advises no more (clause 17.1)."""
EXTRA_PARTS, EXTRA_STAFF = "expansion_parts", "expansion_staff"
"""The options that add the expansion's Parts and Employees."""
SIDE_OPTIONS = tuple(f"side_{store}" for store in STORES)
PRINTED_PLACES = (ROASTER.id, UPGRADER.id, CHUTE.id, None, None, None, None, None)
"""Roaster, Upgrader and Chute above tiles 1, 2 and 3 (clause 3.1, ruling)."""
PLAYERS = range(2, 5)

# Each thing that is shuffled has its own number, so that a seed always gives the same order of it.
_DECKS, _ORDERS, _STAFF, _SIDES, _DAYS = 0, 10, 20, 30, 40


def start(
    components: Components, players: int, seed: int, first: int, options: Mapping[str, Any]
) -> State:
    """Set up Monday morning, the display laid out (sections 2, 3 and 5).

    `options`: the side of each store, "A" to "D", "AB" or "ABCD" (drawn). Raises PlayerCountError
    for numbers of players out of range, SeedError for no seed.
    """
    check_start(TITLE, PLAYERS, players, seed, first)
    return prepared(table(components, players, seed, first, options))


def table(
    components: Components, players: int, seed: int, first: int, options: Mapping[str, Any]
) -> State:
    """Set the table before Monday's Prepare (sections 2 and 3).

    As many Parts as are new are removed from each deck, unseen, so that they last as long (19.1).
    """
    new_parts = bool(options.get(EXTRA_PARTS))
    decks = components.part_decks(new_parts)
    parts = [
        card
        for n, (deck, new) in enumerate(zip(decks, components.new_decks, strict=True))
        for card in shuffled(deck, seed, _DECKS + n)[len(new) * new_parts :]
    ]
    orders = [
        shuffled(components.orders_of(size), seed, _ORDERS + n) for n, size in enumerate(SIZES)
    ]
    staff = [
        tuple(shuffled(components.employees_of(store), seed, _STAFF + n))
        for n, store in enumerate(STORES)
    ]
    seats: list[Seat | None] = [None] * players
    for i in range(players):  # in turn order, as cards are drawn
        drawn = tuple(OpenOrder(deck.pop(0)) for deck in orders)
        seats[(first + i) % players] = Seat(PRINTED_PLACES, ("",) * 4, TILES, orders=drawn)
    return State(
        day=0,
        starter=first,
        phase=PREPARE,
        step=PICK,
        player=first,
        players=tuple(seat for seat in seats if seat is not None),
        stores=_stores(seed, options),
        parts_deck=tuple(parts),
        new_parts=new_parts,
        order_decks=tuple(map(tuple, orders)),
        staff_decks=tuple(staff),
        staff_extra=_extra_staff(components, seed, options),
        seed=seed,
    )


def _extra_staff(cards: Components, seed: int, options: Mapping[str, Any]) -> tuple[str, ...]:
    """Shuffle the expansion's Employees into a deck of their own (clause 18.2)."""
    if not options.get(EXTRA_STAFF):
        return ()
    return tuple(shuffled(cards.employees_of(""), seed, _STAFF + len(STORES)))


def _stores(seed: int, options: Mapping[str, Any]) -> tuple[Store, ...]:
    """Turn each store to the side that is chosen, or draw one (clauses 2.4 and 17.1).

    Sides drawn of all four come last, in the order of the stores; none is C once two are.
    """
    chosen = [str(options[name]) for name in SIDE_OPTIONS]
    orders = [shuffled(side, seed, _SIDES + n) for n, side in enumerate(chosen)]
    sides = [order[0] if it != ALL_DRAWN else "" for it, order in zip(chosen, orders, strict=True)]
    for n, order in enumerate(orders):
        if not sides[n]:
            enough = sides.count(MONEY) >= MOST_MONEY
            sides[n] = next(side for side in order if side != MONEY or not enough)
    return tuple(Store(store, side) for store, side in zip(STORES, sides, strict=True))


def prepared(state: State) -> State:
    """Prepare a day: coal for everybody and the display (clauses 5.1 to 5.4).

    In a view all cards of the display are hidden. A position that was written without a seed is
    dealt as with seed 0.
    """
    n = len(state.players)
    state, parts, drawn = dealt(state)
    staff = shuffled(drawn, state.seed or 0, _DAYS + state.day)
    return changed(state, packets=Packets(packed(parts, n), packed(staff, n)))


def dealt(state: S) -> tuple[S, tuple[str, ...], tuple[str, ...]]:
    """Give everybody the day's coal; draw five Parts, an Employee of each store, and one of the
    expansion's where they are in the game (clause 18.3).
    """
    after = changed(
        state,
        phase=DRAFT,
        step=PICK,
        player=state.starter,
        players=tuple(changed(it, coal=it.coal + COAL[state.day]) for it in state.players),
        parts_deck=state.parts_deck[5:],
        staff_decks=tuple(pile[1:] for pile in state.staff_decks),
        staff_extra=state.staff_extra[1:],
    )
    decks = (*state.staff_decks, state.staff_extra)
    return after, state.parts_deck[:5], tuple(pile[0] for pile in decks if pile)


def packed(cards: Sequence[str], packets: int) -> tuple[tuple[str, ...], ...]:
    """Lay cards one by one into packets, which are filled in order (clause 5.2).

    >>> packed("12345", 3)
    (('1', '2'), ('3', '4'), ('5',))
    """
    size, more = divmod(len(cards), packets)
    found, at = [], 0
    for n in range(packets):
        upto = at + size + (n < more)
        found.append(tuple(cards[at:upto]))
        at = upto
    return tuple(found)
