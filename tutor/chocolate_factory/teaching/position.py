"""Positions of lessons: the author names what matters, the rest is a table on a given day."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import attrs

from tutor.chocolate_factory.expansion import load_box
from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.goods import pile
from tutor.chocolate_factory.setup import SIDE_OPTIONS, start
from tutor.chocolate_factory.state import (
    FULFIL,
    OPERATE,
    PLACES,
    READY,
    RUN,
    SUPPLY,
    OpenOrder,
    Packets,
    Seat,
    State,
    Store,
)
from tutor.chocolate_factory.stores import STORES
from tutor.chocolate_factory.teaching.modules import with_modules
from tutor.lessons.story import must_be

Tracks = Mapping[str, Sequence[tuple[int, int]]]
"""The markers of each store as (player, space), in order of arrival."""
Sides = str | Mapping[str, str]
"""The stores that show side B, "PF"; or the side that each of these shows. The others show A."""

SEED = 7
STAFF = ("ED5", "EP4", "ES4", "EF5")
"""Employees of the day, one for each player: none of them changes what a run costs but ES4, EF5."""
NEW_PARTS = ("A14", "A13", "B14", "B13")
"""Parts of the day, which lie where they are out of the way."""


def possible(found: State) -> State:
    """Return the position. Raises PositionError if no game of Chocolate Factory can come to it."""
    must_be(ChocolateFactory.from_file(None).status(found))
    return found


Made = Callable[[State], State]


def table(players: int = 2, *, seed: int = SEED, sides: str = "") -> State:
    """Return a table just set, Monday's packets laid out; `sides`: stores that show side B."""
    chosen = {name: "B" if name[-1] in sides else "A" for name in SIDE_OPTIONS}
    return start(load_box(), players, seed, 0, chosen)


def factory(
    belt: Sequence[str] = ("", "", "", ""),
    parts: Mapping[str, str] | None = None,
    *,
    coal: int = 5,
    room: str = "",
    outside: int = 3,
    pushed: bool = False,
    employee: str = STAFF[0],
    day: int = 0,
    orders: Sequence[tuple[str, int]] = (),
    completed: Sequence[str] = (),
    money: Sequence[int] = (),
    stores: Tracks | None = None,
    sides: Sides = "",
    made: Made = possible,
) -> State:
    """Return a position in which the learner runs the Factory: `parts` by place, beside the printed
    ones; `completed`: orders of each player, "S1 M2"; `money` of each player; `made`: makes another
    game's position of it. The rest as in `fulfilling`. Raises PositionError for one that no game
    can come to."""
    own: dict[str, Any] = {
        "belt": tuple(map(pile, belt)),
        "coal": coal,
        "store": pile(room),
        "outside": outside,
        "pushed": pushed,
    }
    begun = _table(2, day, parts, employee, own, orders, completed, money, others=3)
    step = OPERATE if pushed else READY
    tracks = _tracks(begun, stores, sides)
    return made(attrs.evolve(begun, phase=RUN, step=step, stores=tracks))


def drafting(
    parts: Sequence[str],
    staff: Sequence[str],
    places: Mapping[str, str] | None = None,
    *,
    players: int = 2,
    day: int = 0,
    having: Sequence[Mapping[str, Any]] = (),
    stores: Tracks | None = None,
    sides: Sides = "",
    made: Made = possible,
) -> State:
    """Return a position in which the learner takes the first packet of a day; a text for each
    packet, its cards with blanks between them. `having`: what each player has besides, by the
    fields of a `Seat`; `sides` as in `fulfilling`, `made` as in `factory`. Raises PositionError."""
    begun = table(players)
    lying = tuple((places or {}).get(it, old) for it, old in zip(PLACES, _own(begun), strict=True))
    seats = [attrs.evolve(begun.players[0], places=lying), *begun.players[1:]]
    for n, fields in enumerate(having):
        seats[n] = attrs.evolve(seats[n], **fields)
    packets = Packets(
        tuple(tuple(it.split()) for it in parts), tuple(tuple(it.split()) for it in staff)
    )
    laid = {card for seat in seats for card in seat.places}
    known = {
        *laid,
        *_orders(seats),
        *(it for row in (*packets.parts, *packets.staff) for it in row),
    }
    found = attrs.evolve(
        begun,
        day=day,
        players=tuple(seats),
        stores=_tracks(begun, stores, sides),
        packets=packets,
        parts_deck=_rest(_shown(begun) + begun.parts_deck, known, 25 - 5 * day),
        order_decks=_without(begun.order_decks, known),
        staff_decks=tuple(
            _rest(load_box().employees_of(store), known, 6 - day) for store in STORES
        ),
    )
    return made(with_modules(found))


def fulfilling(
    room: str,
    orders: Sequence[tuple[str, int]] = (),
    *,
    employee: str = STAFF[0],
    stores: Tracks | None = None,
    sides: Sides = "",
    players: int = 2,
    day: int = 0,
    money: int = 0,
    made: Made = possible,
) -> State:
    """Return a position in which the learner fulfils orders: cards with the stages done, and the
    markers of stores as (player, space) in order of arrival; `sides`: stores that show side B, or
    the side of each; `money` earned before; `made` as in `factory`. Raises PositionError."""
    own: dict[str, Any] = {"store": pile(room), "outside": 0, "money": money}
    begun = _table(players, day, None, employee, own, orders, others=0)
    tracks = _tracks(begun, stores, sides)
    return made(attrs.evolve(begun, phase=FULFIL, step=SUPPLY, stores=tracks))


def played(start: State, *moves: str) -> State:
    """Return the position after these moves, texts of all players in order."""
    game, state = ChocolateFactory.from_file(None), start
    for text in moves:
        state = game.apply(state, game.parse_action(text))
    return state


def _table(
    players: int,
    day: int,
    parts: Mapping[str, str] | None,
    employee: str,
    own: Mapping[str, Any],
    orders: Sequence[tuple[str, int]] = (),
    completed: Sequence[str] = (),
    money: Sequence[int] = (),
    *,
    others: int,
) -> State:
    """Return the table after the draft of a day; `others`: tiles that they have left to push."""
    cards = load_box()
    begun = start(cards, players, SEED, 0, dict.fromkeys(SIDE_OPTIONS, "A"))
    staff = (employee, *(it for it in STAFF if it[1] != employee[1]))
    seats = [
        attrs.evolve(seat, employee=staff[n], outside=others)
        for n, seat in enumerate(begun.players)
    ]
    lying = tuple(
        (parts or {}).get(place, it) for place, it in zip(PLACES, _own(begun), strict=True)
    )
    held: dict[str, Any] = {"orders": tuple(OpenOrder(*it) for it in orders)} if orders else {}
    seats[0] = attrs.evolve(seats[0], **{"places": lying, **own, **held})
    for n, cards_done in enumerate(completed):
        seats[n] = attrs.evolve(seats[n], completed=tuple(cards_done.split()))
    for n, pounds in enumerate(money):
        seats[n] = attrs.evolve(seats[n], money=pounds)
    known = {*staff, *lying, *_orders(seats)}
    found = attrs.evolve(
        begun,
        day=day,
        players=tuple(seats),
        packets=Packets(),
        parts_deck=_rest(_shown(begun) + begun.parts_deck, known, 25 - 5 * day),
        order_decks=_without(begun.order_decks, known),
        staff_decks=tuple(_rest(deck, known, 6 - day) for deck in begun.staff_decks),
    )
    return with_modules(found)


def _orders(seats: Sequence[Seat]) -> set[str]:
    """Return the ids of all orders that players hold or have completed."""
    return {it for seat in seats for it in (*(x.id for x in seat.orders if x), *seat.completed)}


def _without(decks: Sequence[Sequence[str]], known: set[str | None]) -> tuple[tuple[str, ...], ...]:
    """Return decks without cards that lie elsewhere."""
    return tuple(tuple(it for it in deck if it not in known) for deck in decks)


def _tracks(begun: State, stores: Tracks | None, sides: Sides) -> tuple[Store, ...]:
    """Return the stores with these markers and sides."""
    shown = dict.fromkeys(sides, "B") if isinstance(sides, str) else sides
    lying = stores or {}
    return tuple(
        Store(it.id, shown.get(it.id, it.side), tuple(lying.get(it.id, it.stack)))
        for it in begun.stores
    )


def _shown(begun: State) -> tuple[str, ...]:
    """Return the Parts that are drawn on the first morning."""
    return tuple(card for packet in begun.packets.parts for card in packet)


def _own(state: State) -> tuple[str | None, ...]:
    seat: Seat = state.players[0]
    return seat.places


def _rest(deck: Sequence[str], known: set[str | None], number: int) -> tuple[str, ...]:
    """Return the last cards of a deck that lie nowhere else."""
    return tuple(it for it in deck if it not in known)[-number:] if number else ()
