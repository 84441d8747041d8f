"""Drafts of puzzles as text, for a reload and for the next visit, and back with all checked."""

from __future__ import annotations

import json

from tutor.chocolate_factory.goods import KINDS, pile
from tutor.chocolate_factory.puzzles.making.edit import (
    DRAWN,
    LENDERS,
    MOST_EARNED,
    MOST_IN_ROOM,
    MOST_PIECES,
    PARTS,
    Draft,
    Orders,
)
from tutor.chocolate_factory.puzzles.model import CARDS
from tutor.chocolate_factory.setup import PLAYERS
from tutor.chocolate_factory.state import OpenOrder
from tutor.chocolate_factory.stores import ALL_SIDES, STORES, TRACK
from tutor.kit import reading
from tutor.puzzles.drafting import kept


def dump(draft: Draft) -> str:
    """Return a draft as text."""
    data = {
        "kind": draft.kind,
        "part": draft.part,
        "tile": draft.tile,
        "store": draft.store,
        "players": draft.players,
        "stack": [list(it) for it in draft.stack],
        "room": draft.room,
        "space": draft.space,
        "sides": draft.sides,
        "earned": draft.earned,
        "orders": orders_data(draft.orders),
    }
    return json.dumps(data)


def orders_data(orders: Orders) -> list[list[object] | None]:
    """Return orders on their places as plain data."""
    return [[it.id, it.done] if it else None for it in orders]


def read_orders(read: reading.Reader, default: Orders) -> Orders:
    """Return the orders of a draft, the default where an earlier version wrote none. Raises
    SaveError.
    """
    order = reading.pair(reading.choice(tuple(CARDS.orders)), reading.number(2))
    orders = reading.items(reading.optional(order), len(default), len(default))
    return tuple(it and OpenOrder(*it) for it in read.maybe("orders", orders, ())) or default


def load(text: str) -> Draft | None:
    """Return the draft of a dumped text; None if it is none."""
    return kept(text, _draft)


def _draft(read: reading.Reader) -> Draft:
    """Raises SaveError where an entry is none of a draft."""
    new, lenders = Draft(), len(LENDERS)
    players = read.one("players", reading.number(PLAYERS[-1], PLAYERS[0]))
    marker = reading.pair(reading.number(players - 1), reading.number(TRACK, 1))
    draft = Draft(
        read.one("kind", reading.choice(DRAWN)),
        read.one("part", reading.choice(PARTS)),
        pile(read.one("tile", reading.letters(KINDS, MOST_PIECES))),
        read.one("store", reading.choice(tuple(STORES))),
        players,
        (),
        pile(read.maybe("room", reading.letters(KINDS, MOST_IN_ROOM), new.room)),
        read.maybe("space", reading.number(TRACK), new.space),
        read.maybe("sides", reading.letters("".join(ALL_SIDES), lenders, lenders), new.sides),
        read.maybe("earned", reading.number(MOST_EARNED), new.earned),
        read_orders(read, new.orders),
    )
    for player, space in read.one("stack", reading.items(marker, players)):
        draft = draft.moved(player, space)
    return draft
