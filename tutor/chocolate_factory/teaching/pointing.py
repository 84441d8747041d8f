"""Which pieces an action is about, and which can be pointed at.

Ids: "tile:1" to "tile:4" from the entrance on, "part:t1" a place for a Part, "room" the store room,
"coal" the bunker, "order:0", "store:P" a Department Store, "staff:0" and "parts:0" a packet,
"card:EF3" a card in one, "employee", "player:1"; "shift" and "done" are buttons.
"""

from __future__ import annotations

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
from tutor.chocolate_factory.moving import split
from tutor.chocolate_factory.parts import CHUTE
from tutor.chocolate_factory.state import ORDERS, PLACES, TILES, State
from tutor.chocolate_factory.using import ROOM
from tutor.lessons.model import LEARNER


def pieces(state: State, action: Action) -> list[str]:
    """Return the ids of the pieces to touch for this action, of the player to act."""
    match action:
        case Take(kind, packet, card):
            return [f"{kind}:{packet}", f"card:{card}"]
        case Place(place):
            return [f"part:{place}"]
        case Operate(place, changes):
            move = split(changes)[1]
            return [f"part:{place}", *([f"tile:{move[-1]}"] if move else [])]
        case Drop(_goods, None):
            return [f"part:{PLACES[state.seat.places.index(CHUTE.id)]}"]
        case Drop(_goods, tile):
            return [f"tile:{tile}"]
        case Trade() | Keep() | Gift():
            return ["room"]
        case Use(changes):
            places = dict.fromkeys(change[0] for change in changes)
            return ["employee", *("room" if it == ROOM else f"tile:{it}" for it in places)]
        case Swap(order) | Supply(order):
            return [f"order:{order}"]
        case Deliver():
            return [_store(state)]
        case New(size):
            return [f"drawn:{size}"]
        case Shift():
            return ["shift"]
        case Done():
            return ["done"]


def _store(state: State) -> str:
    """Return the id of the only store that may be supplied today: the Employee's second letter."""
    return f"store:{(state.seat.employee or '')[1:2]}"


def targets(state: State) -> list[str]:
    """Return the ids of all that the learner can point at, as they stand on the table."""
    packets = state.packets
    both = {"parts": packets.parts, "staff": packets.staff}
    cards = [card for row in both.values() for packet in row for card in packet]
    return [
        *(f"player:{player}" for player in range(len(state.players))),
        *(f"{kind}:{n}" for kind, row in both.items() for n, it in enumerate(row) if it),
        *(f"card:{card}" for card in cards),
        *(f"part:{place}" for place in PLACES),
        *(f"tile:{n}" for n in range(1, TILES + 1)),
        "room",
        "coal",
        *(f"order:{n}" for n in range(ORDERS) if state.players[LEARNER].orders[n]),
        *(["employee"] if state.players[LEARNER].employee else []),
        *(f"store:{store.id}" for store in state.stores),
        *(f"drawn:{card[0]}" for card in state.waiting if state.step == "new"),
    ]
