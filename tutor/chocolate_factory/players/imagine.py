"""Imagines what nobody can see: one of the full positions that look the same to everybody."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.lying import places
from tutor.chocolate_factory.orders import SIZES
from tutor.chocolate_factory.state import HIDDEN, State
from tutor.chocolate_factory.stores import STORES
from tutor.kit.frozen import changed
from tutor.kit.shuffling import mixed

PARTS = 15
"""Parts of A, and of B, in a game (clauses 2.2 and 19.1)."""
Position = TypeVar("Position", bound=State)


def imagine(view: Position, cards: Components, rng: Random) -> Position:
    """Return the view with every hidden card filled in from those that lie nowhere else.

    Every order of a deck is as likely as any other. The Parts of the first three days lie above
    those of the others (clause 2.2).
    """
    seen = {card for card in places(view) if card != HIDDEN}

    def dealt(
        deck: tuple[str, ...], *kinds: Iterable[str], most: int | None = None
    ) -> tuple[str, ...]:
        left = [card for kind in kinds for card in mixed(sorted({*kind} - seen), rng)[:most]]
        while len(left) < len(deck):  # a made-up position can have more cards than the box
            left = [*mixed([card for kind in kinds for card in kind], rng), *left]
        hidden = iter(left[len(left) - len(deck) :])
        return tuple(next(hidden) if card == HIDDEN else card for card in deck)

    return changed(
        view,
        parts_deck=dealt(view.parts_deck, *cards.part_decks(view.new_parts), most=PARTS),
        order_decks=tuple(
            dealt(deck, cards.orders_of(size))
            for size, deck in zip(SIZES, view.order_decks, strict=True)
        ),
        staff_decks=tuple(
            dealt(deck, cards.employees_of(store))
            for store, deck in zip(STORES, view.staff_decks, strict=True)
        ),
        staff_extra=dealt(view.staff_extra, cards.employees_of("")) if view.staff_extra else (),
        seed=int(rng.random() * (1 << 30)),
    )
