"""What moves on the table: the whole belt at a push, coal into a Part, what it makes on to the
tile, chocolates to the store room, to orders and to stores.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from tutor.chocolate_factory.actions import (
    Action,
    Deliver,
    Drop,
    Operate,
    Place,
    Shift,
    Supply,
    Take,
    Trade,
    Use,
)
from tutor.chocolate_factory.moving import split
from tutor.chocolate_factory.parts import CHUTE
from tutor.chocolate_factory.state import PLACES, RUN, State
from widgets.chocolate_factory.factory_spots import EXIT, belt_keys, cost, one
from widgets.chocolate_factory.offering import NOTHING, Chosen
from widgets.chocolate_factory.stores_zone import marker
from widgets.tabletop.zone import Ride, Way


def flights(
    before: State, after: State, action: Action, player: int, chosen: Chosen = NOTHING
) -> Iterator[Way]:
    """Return the ways of an action's pieces, as `player` sees them: of the Factory in sight, which
    is that of whoever runs, of cards and of markers of everybody.
    """
    del chosen
    actor = before.player
    for old, new in zip(before.stores, after.stores, strict=True):
        if old.space(actor) and old.space(actor) != new.space(actor):
            yield marker(old.id, actor, old.space(actor)), marker(new.id, actor, new.space(actor))
    if isinstance(action, Take) and actor != player:
        yield f"card:{action.card}", f"player:{actor}"
    if actor != player and before.phase != RUN:
        return
    match action:
        case Shift():
            if before.seat.outside:
                yield from reversed([Ride(*way) for way in pairwise(belt_keys())])
        case Operate(place, _, _):
            if after.players[actor].coal < before.seat.coal:
                yield "coal", cost(place)
            yield f"part:{place}", f"tile:{place[1]}"
            move = split(action.changes)[1]
            if move:
                yield one(f"tile:{place[1]}", move[0]), f"tile:{move[-1]}"
        case Drop(goods, tile):
            yield from _dropped(before, goods, tile)
        case Use():
            yield from (
                ("employee", f"tile:{n}")
                for n, (old, new) in enumerate(
                    zip(before.seat.belt, after.players[actor].belt, strict=True), 1
                )
                if old != new
            )
        case Place(place):
            yield f"card:{before.waiting[0]}", f"part:{place}"
        case Supply(order):
            yield from taken(before, after, f"order:{order}")
        case Trade():
            yield from taken(before, after, "coal-heap")
        case Deliver():
            moved = (
                new.id
                for old, new in zip(before.stores, after.stores, strict=True)
                if old.space(actor) != new.space(actor)
            )
            for store in moved:
                yield from taken(before, after, f"store:{store}")


def _dropped(before: State, goods: str, tile: int | None) -> Iterator[Way]:
    """Return the ways of chocolates through the Chute: from its tile, or from the one named."""
    places = before.seat.places
    column = tile or (PLACES[places.index(CHUTE.id)][1] if CHUTE.id in places else 0)
    yield from ((one(f"tile:{column}", kind), EXIT) for kind in dict.fromkeys(goods))


def taken(before: State, after: State, to: str) -> Iterator[Way]:
    """Return the ways of all kinds of chocolate that have left the store room."""
    left = Counter(before.seat.store) - Counter(after.players[before.player].store)
    yield from ((one("room", kind), to) for kind in left)
