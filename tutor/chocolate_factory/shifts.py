"""What one player can do with a Factory in a Shift (sections 7 and 8), for rules and search alike.

Everything here is about one player's own things, a `Seat`: running touches nobody else.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tutor.chocolate_factory.actions import Drop, Operate, Trade
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.effects import ACTION, Effect, Employee
from tutor.chocolate_factory.goods import KINDS, parts_of, pile, without
from tutor.chocolate_factory.moving import arrived, split
from tutor.chocolate_factory.operating import changed as tile_after
from tutor.chocolate_factory.operating import results
from tutor.chocolate_factory.parts import CHUTE, PRINTED, Part
from tutor.chocolate_factory.state import PLACES, TILES, Seat
from tutor.kit.frozen import changed

TILE_OF = {place: int(place[1]) - 1 for place in PLACES}
"""The tile that the Part at a place works on."""


def hired(seat: Seat, cards: Components) -> Employee | None:
    """Return the Employee of the day."""
    return None if seat.employee is None else cards.staff[seat.employee]


def effect_of(seat: Seat, cards: Components, *verbs: str) -> Effect | None:
    """Return the Employee's effect of one of these verbs, used or not."""
    return None if seat.employee is None else cards.staff[seat.employee].effect(*verbs)


def cost(part: Part, seat: Seat, cards: Components) -> int:
    """Return the coal that one more use of a Part costs now (clauses 4.3 and 6.6)."""
    if effect_of(seat, cards, "free", "discount") is None:  # as for most: asked for at every Part
        return part.coal
    free = effect_of(seat, cards, "free")
    if free is not None and (
        (free.where == "printed" and part.id in PRINTED)
        or (free.where == "first" and not seat.used)
    ):
        return 0
    less = effect_of(seat, cards, "discount")
    if less is not None and part.coal >= less.least:
        return max(0, part.coal - less.count)
    return part.coal


# ---- every legal action


def operations(seat: Seat, cards: Components) -> Iterator[Operate]:
    """List every legal use of a Part, one way to each result; the tile is pushed already.

    Parts above and below one tile both work, one after the other (clause 7.6).
    """
    again, free = repeated(seat, cards), unpaid(seat, cards)
    for place, card in zip(PLACES, seat.places, strict=True):
        tile = seat.belt[TILE_OF[place]]
        if card is None or not tile:
            continue
        part = cards.parts[card]  # the Chute has no results: it is no operation
        if place in seat.used:
            if again and cost(part, seat, cards) <= seat.coal:
                yield from _uses(place, part, tile, True)
            continue
        if cost(part, seat, cards) <= seat.coal:
            yield from _uses(place, part, tile, False)
        if free:
            yield from _uses(place, part, tile, True)


# The same few chocolates lie on a tile again and again: what can be done with them is remembered.


@lru_cache(maxsize=1 << 14)
def _uses(place: str, part: Part, tile: str, by_employee: bool) -> tuple[Operate, ...]:
    column = TILE_OF[place] if part.moves else None
    return tuple(Operate(place, it, by_employee) for it in results(part, tile, column).values())


def repeated(seat: Seat, cards: Components) -> bool:
    """Return whether the Employee lets a Part work a second time, and has not yet."""
    return effect_of(seat, cards, "again") is not None and not seat.employee_used


def unpaid(seat: Seat, cards: Components) -> bool:
    """Return whether the Employee lets a Part work without coal, and has not yet."""
    free = effect_of(seat, cards, "free")
    return free is not None and free.where == "one" and not seat.employee_used


def chute_tiles(seat: Seat, cards: Components) -> tuple[int, ...]:
    """Return the tiles that the Chute works on, from 0 (clauses 8.3 and 6.5)."""
    if effect_of(seat, cards, "chute") is not None:
        return tuple(range(TILES))
    if CHUTE.id not in seat.places:
        return ()
    return (TILE_OF[PLACES[seat.places.index(CHUTE.id)]],)


def drops(seat: Seat, cards: Components) -> Iterator[Drop]:
    """List every legal use of the Chute."""
    named = effect_of(seat, cards, "chute") is not None
    for tile in chute_tiles(seat, cards):
        yield from _drops(seat.belt[tile], tile + 1 if named else None)


@lru_cache(maxsize=1 << 12)
def _drops(goods: str, tile: int | None) -> tuple[Drop, ...]:
    return tuple(Drop(each, tile) for each in parts_of(goods))


def trades(seat: Seat) -> tuple[Trade, ...]:
    """List every legal trade of chocolates for coal, one kind at a time (clause 7.8)."""
    return _trades(seat.store)


@lru_cache(maxsize=1 << 12)
def _trades(store: str) -> tuple[Trade, ...]:
    return tuple(Trade(kind * n) for kind in KINDS for n in range(1, store.count(kind) + 1))


# ---- what comes next


def operated(seat: Seat, action: Operate, cards: Components) -> Seat:
    """Return the seat after a legal use of a Part; a tile holds any number of pieces (7.13)."""
    card = seat.part(action.place)
    assert card is not None
    at = TILE_OF[action.place]
    changes, move = split(action.changes)
    belt = (*seat.belt[:at], tile_after(seat.belt[at], changes), *seat.belt[at + 1 :])
    if move:
        belt = arrived(belt, at, move)
    free = action.by_employee and unpaid(seat, cards)
    price = 0 if free else cost(cards.parts[card], seat, cards)
    used = seat.used if action.place in seat.used else (*seat.used, action.place)
    return changed(
        seat,
        belt=belt,
        coal=seat.coal - price,
        used=tuple(sorted(used)),
        employee_used=seat.employee_used or action.by_employee,
        upgrades_left=0,
    )


def dropped(seat: Seat, action: Drop, cards: Components) -> Seat:
    """Return the seat after a legal use of the Chute."""
    at = chute_tiles(seat, cards)[0] if action.tile is None else action.tile - 1
    belt = (*seat.belt[:at], without(seat.belt[at], action.goods), *seat.belt[at + 1 :])
    return changed(seat, belt=belt, store=pile(seat.store + action.goods), upgrades_left=0)


def traded(seat: Seat, action: Trade) -> Seat:
    """Return the seat after a legal trade, the only source of coal in a run (clause 7.14)."""
    store = without(seat.store, action.goods)
    coal = seat.coal + len(action.goods)
    return changed(seat, store=store, coal=coal, upgrades_left=0)


def pushed(seat: Seat, load: str, cards: Components) -> Seat:
    """Return the seat after Clear, Load and Push (clauses 7.2, 7.3 and 7.7); a tile must be
    left.
    """
    employee = hired(seat, cards)
    each_shift = employee is not None and employee.sort != ACTION
    return changed(
        seat,
        belt=(load, *seat.belt[:-1]),
        store=pile(seat.store + seat.belt[-1]),
        outside=seat.outside - 1,
        used=(),
        pushed=True,
        employee_used=seat.employee_used and not each_shift,
        upgrades_left=0,
    )
