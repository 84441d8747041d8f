"""Pieces to tap: answers to Touch steps, computed from the position. "Own" is that of player 0."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

from tutor.chocolate_factory.delivering import rules_for
from tutor.chocolate_factory.expansion import load_box
from tutor.chocolate_factory.goods import holds
from tutor.chocolate_factory.operating import results
from tutor.chocolate_factory.orders import payments
from tutor.chocolate_factory.parts import CHUTE
from tutor.chocolate_factory.scoring import standings
from tutor.chocolate_factory.shifts import TILE_OF
from tutor.chocolate_factory.state import PLACES, TILES, State
from tutor.chocolate_factory.stores import NEW_SIDES, rank_store, spaces, takes
from tutor.chocolate_factory.teaching.goals import own
from tutor.lessons.model import LEARNER

Pieces = Callable[[State], Sequence[str]]


def tiles_with(goods: str) -> Pieces:
    """Return the tiles on which these chocolates lie."""
    return lambda state: [
        f"tile:{n}" for n, tile in enumerate(own(state).belt, 1) if holds(tile, goods)
    ]


def empty_tiles() -> Pieces:
    """Return the tiles on which nothing lies."""
    return lambda state: [f"tile:{n}" for n, tile in enumerate(own(state).belt, 1) if not tile]


def after_pushes(goods: str, pushes: int) -> Pieces:
    """Return where the foremost of these chocolates lies after so many pushes (clause 7.3)."""

    def answer(state: State) -> list[str]:
        at = max(n for n, tile in enumerate(own(state).belt, 1) if holds(tile, goods)) + pushes
        return ["room" if at > TILES else f"tile:{at}"]

    return answer


def exit_tile() -> Pieces:
    """Return the tile that the next push moves out of the Factory (clause 7.3)."""
    return lambda state: [f"tile:{TILES}"]


def chute_tile() -> Pieces:
    """Return the tile that the Chute works on (clause 8.3)."""
    return lambda state: [f"tile:{TILE_OF[PLACES[own(state).places.index(CHUTE.id)]] + 1}"]


def working(extra_pushes: int = 0) -> Pieces:
    """Return the Parts that find what they need on their tile, now or after some pushes, paid for
    and not used in this Shift (clauses 4.3 and 7.5)."""

    def answer(state: State) -> list[str]:
        seat, cards = own(state), load_box()
        belt = (("",) * extra_pushes + seat.belt)[:TILES]
        used = () if extra_pushes else seat.used
        return [
            f"part:{place}"
            for place, card in zip(PLACES, seat.places, strict=True)
            if card is not None
            and place not in used
            and cards.parts[card].coal <= seat.coal
            and results(cards.parts[card], belt[TILE_OF[place]], TILE_OF[place])
        ]

    return answer


def may_move_to(place: str) -> Pieces:
    """Return the tiles to which the Part at a place may move what lies on its own (clause 19.2)."""
    return lambda _state: [f"tile:{n + 1}" for n in range(TILES) if n != TILE_OF[place]]


def used() -> Pieces:
    """Return the Parts that have worked in this Shift (clause 7.5)."""
    return lambda state: [f"part:{place}" for place in own(state).used]


def payable_orders() -> Pieces:
    """Return the orders whose next stage can be fulfilled from the store room (clause 9.2)."""

    def answer(state: State) -> list[str]:
        found, seat = [], own(state)
        for n, mine in enumerate(seat.orders):
            if mine is not None:
                order = load_box().orders[mine.id]
                ways = payments(order.needs(mine.done, mine.done + 1))
                found += [f"order:{n}"] if any(holds(seat.store, it) for it in ways) else []
        return found

    return answer


def open_store() -> Pieces:
    """Return the only store that the learner may supply today (clause 6.7)."""

    def answer(state: State) -> list[str]:
        card = own(state).employee
        return [f"store:{load_box().staff[card].store}"] if card else []

    return answer


def paid_at(store: str) -> Pieces:
    """Return the players whom a store pays (clause 11.4)."""

    def answer(state: State) -> list[str]:
        stack = next(it.stack for it in state.stores if it.id == store)
        return [f"player:{player}" for player, money in sorted(rank_store(stack).items()) if money]

    return answer


def earning(store: str, pounds: int) -> Pieces:
    """Return who earns just so many pounds at a store (clause 11.4)."""

    def answer(state: State) -> list[str]:
        stack = next(it.stack for it in state.stores if it.id == store)
        return [f"player:{p}" for p, money in rank_store(stack).items() if money == pounds]

    return answer


def free_places() -> Pieces:
    """Return the places without a Part (clause 6.4)."""
    return lambda state: [
        f"part:{place}"
        for place, card in zip(PLACES, own(state).places, strict=True)
        if card is None
    ]


def drawn_parts() -> Pieces:
    """Return the Parts in the packets of the day (clause 2.2)."""
    return lambda state: [f"card:{card}" for packet in state.packets.parts for card in packet]


def drawn_from(store: str) -> Pieces:
    """Return the Employee of a store in the packets of the day (clause 2.5)."""
    staff = load_box().staff
    return lambda state: [
        f"card:{card}"
        for packet in state.packets.staff
        for card in packet
        if staff[card].store == store
    ]


def new_parts() -> Pieces:
    """Return the expansion's Parts in the packets of the day (clause 19.1)."""
    new = {*chain(*load_box().new_decks)}
    return lambda state: [f"card:{it}" for it in chain(*state.packets.parts) if it in new]


def without_store() -> Pieces:
    """Return the Employees in the packets of the day who open no store (clause 18.1)."""
    new = load_box().employees_of("")
    return lambda state: [f"card:{it}" for it in chain(*state.packets.staff) if it in new]


def of_the_expansion() -> Pieces:
    """Return the expansion's cards in the packets of the day, and its stores (clause 16.1)."""
    return lambda state: [
        *new_parts()(state),
        *without_store()(state),
        *(f"store:{it.id}" for it in state.stores if it.side in NEW_SIDES),
    ]


def beside_markers() -> Pieces:
    """Return all that a marker is put beside: own orders and the stores (clause 3.4)."""
    return lambda state: [
        *(f"order:{n}" for n, mine in enumerate(own(state).orders) if mine),
        *(f"store:{it.id}" for it in state.stores),
    ]


def orders_of(size: str) -> Pieces:
    """Return the learner's orders of a size, "S", "M" or "L" (clause 3.3)."""
    return lambda state: [
        f"order:{n}" for n, it in enumerate(own(state).orders) if it and it.id[0] == size
    ]


def stores_showing(side: str) -> Pieces:
    """Return the stores that lie with this side up (clause 2.4)."""
    return lambda state: [f"store:{it.id}" for it in state.stores if it.side == side]


def stores_taking(goods: str) -> Pieces:
    """Return the stores that would take just these chocolates, be it by the rule of another one
    (clauses 9.6 to 9.15, 17.2 to 17.7)."""
    return lambda state: [
        f"store:{it.id}"
        for it in state.stores
        if any(takes(rule.id, rule.side, goods) for rule in rules_for(state, it))
    ]


def stores_farthest(goods: str) -> Pieces:
    """Return the stores where just these chocolates move a marker farthest (clauses 9.5, 17.3)."""

    def answer(state: State) -> list[str]:
        moved = {
            it.id: max(spaces(rule.id, rule.side, goods) for rule in rules_for(state, it))
            for it in state.stores
        }
        return [f"store:{it}" for it, by in moved.items() if by == max(moved.values())]

    return answer


def stores_left() -> Pieces:
    """Return the stores where the learner's marker has not moved yet (clause 11.5)."""
    return lambda state: [f"store:{it.id}" for it in state.stores if not it.space(LEARNER)]


def the(*ids: str) -> Pieces:
    """Return these pieces, whatever the position."""
    return lambda _state: ids


def starter() -> Pieces:
    """Return who has the Start Player marker (clauses 2.7 and 10.5)."""
    return lambda state: [f"player:{state.starter}"]


def takes_both() -> Pieces:
    """Return who takes one packet of each kind: the last in turn order (clause 6.2)."""
    return lambda state: [f"player:{state.turn_order[-1]}"]


def largest_packets() -> Pieces:
    """Return the packets with most cards (clauses 5.2 and 5.3)."""

    def answer(state: State) -> list[str]:
        rows = {"parts": state.packets.parts, "staff": state.packets.staff}
        sizes = {f"{kind}:{n}": len(it) for kind, row in rows.items() for n, it in enumerate(row)}
        return [name for name, size in sizes.items() if size == max(sizes.values())]

    return answer


def stores_visited() -> Pieces:
    """Return the stores that the learner has supplied at least once (clause 11.5)."""
    return lambda state: [f"store:{it.id}" for it in state.stores if it.space(LEARNER)]


def most_completed() -> Pieces:
    """Return who has completed most orders, all of them where some have equally many (11.2)."""

    def answer(state: State) -> list[str]:
        most = max(len(seat.completed) for seat in state.players)
        return [f"player:{n}" for n, it in enumerate(state.players) if len(it.completed) == most]

    return answer


def most_left() -> Pieces:
    """Return who has most chocolates and coal left, all of them if equal (clause 11.6)."""

    def answer(state: State) -> list[str]:
        left = [len(seat.store) + seat.coal for seat in state.players]
        return [f"player:{n}" for n, it in enumerate(left) if it == max(left)]

    return answer


def first_of_all() -> Pieces:
    """Return who has most money, all counted (clauses 11.1 to 11.7)."""
    return lambda state: [
        f"player:{it.player}" for it in standings(state, load_box()) if it.rank == 1
    ]
