"""Drafts of the solo game's puzzles as text, for a reload and the next visit, and back checked."""

from __future__ import annotations

import json

from tutor.chocolate_factory.goods import KINDS, pile
from tutor.chocolate_factory.manager.puzzles.composing import STEPS
from tutor.chocolate_factory.manager.puzzles.kinds.days import MOVES
from tutor.chocolate_factory.manager.puzzles.making.edit import (
    DRAWN,
    GIFTS,
    LAST_BEGUN,
    MOST_PIECES,
    PLAIN_TARGETS,
    Draft,
)
from tutor.chocolate_factory.puzzles.making.drafts import orders_data, read_orders
from tutor.chocolate_factory.stores import STORES, TRACK
from tutor.kit import reading
from tutor.puzzles.drafting import kept


def dump(draft: Draft) -> str:
    """Return a draft as text."""
    data = {
        "kind": draft.kind,
        "target": draft.target,
        "demands": draft.demands,
        "markers": draft.markers,
        "day": draft.day,
        "by": draft.by,
        "give": draft.give,
        "room": draft.room,
        "belt": draft.belt,
        "orders": orders_data(draft.orders),
    }
    return json.dumps(data)


def load(text: str) -> Draft | None:
    """Return the draft of a dumped text; None if it is none."""
    return kept(text, _draft)


def _draft(read: reading.Reader) -> Draft:
    """Raises SaveError where an entry is none of a draft, DraftError for more cards than can be."""
    stores, goods = len(STORES), reading.letters(KINDS, MOST_PIECES)
    demands = read.one("demands", reading.items(reading.choice(STEPS), len(STEPS)))
    return Draft().changed(
        kind=read.one("kind", reading.choice(DRAWN)),
        target=read.one("target", reading.choice(PLAIN_TARGETS)),
        demands=tuple(dict.fromkeys(demands)),
        markers=read.one("markers", reading.items(reading.number(TRACK), stores, stores)),
        day=read.one("day", reading.number(LAST_BEGUN)),
        by=read.one("by", reading.choice(MOVES)),
        give=read.one("give", reading.choice(GIFTS)),
        room=pile(read.one("room", goods)),
        belt=pile(read.one("belt", goods)),
        orders=read_orders(read, Draft().orders),
    )
