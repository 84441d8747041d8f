"""New Corner Shop orders: three are drawn, one is kept (clause 10.4)."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolate_factory.actions import Action, New
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.effects import Effect
from tutor.chocolate_factory.orders import SIZES
from tutor.chocolate_factory.state import (
    CLEANUP,
    NEW,
    OPERATE,
    READY,
    RUN,
    SUPPLY,
    OpenOrder,
    State,
    with_own,
)
from tutor.engine import Violation
from tutor.i18n import _
from tutor.kit.frozen import changed


def drawn(state: State) -> State:
    """Draw one order of each deck that still has cards, to choose from (H19)."""
    cards = tuple(deck[0] for deck in state.order_decks if deck)
    decks = tuple(deck[1:] for deck in state.order_decks)
    return changed(state, step=NEW, waiting=cards, order_decks=decks)


def new_orders(state: State, cards: Components) -> Iterator[New]:
    """Return the sizes to choose from."""
    return (New(cards.orders[card].size) for card in state.waiting)


def wrong_new(state: State, action: Action, cards: Components) -> Iterator[Violation]:
    """Say why this is no choice of a new order."""
    if not isinstance(action, New):
        yield Violation("10.4", _("First choose one of the orders drawn."))
    elif action not in tuple(new_orders(state, cards)):
        sizes = ", ".join(new.size for new in new_orders(state, cards))
        yield Violation("10.4", _("The orders drawn are of the sizes {all}.").format(all=sizes))


def chosen(state: State, action: New, cards: Components) -> State:
    """Lay the order on its place and the others under their decks, small ones first (H19).

    It takes the place of the order given back, else the lowest empty one (H43).
    """
    kept = next(card for card in state.waiting if cards.orders[card].size == action.size)
    orders = state.seat.orders
    at = orders.index(None) if state.swapping is None else state.swapping
    decks = list(state.order_decks)
    for card in state.waiting:
        if card != kept:
            n = SIZES.index(cards.orders[card].size)
            decks[n] = (*decks[n], card)
    state = with_own(state, orders=(*orders[:at], OpenOrder(kept), *orders[at + 1 :]))
    return changed(state, order_decks=tuple(decks), waiting=(), swapping=None)


def wrong_swap(state: State, order: int, effect: Effect | None) -> Iterator[Violation]:
    """Say why this order cannot be exchanged by the Employee (H36 and H41)."""
    if effect is None or effect.verb != "swap":
        yield Violation("6.6", _("Your Employee exchanges no order."))
    mine = state.seat.orders[order] if order < len(state.seat.orders) else None
    if mine is None:
        yield Violation("10.4", _("There is no order at this place."))
    elif mine.done:
        yield Violation("6.6", _("Only an order with no fulfilled stage can be exchanged."))


def swapped(state: State, order: int, cards: Components) -> State:
    """Put the order under its deck, then draw one of each deck (H41)."""
    orders = state.seat.orders
    mine = orders[order]
    assert mine is not None
    decks = list(state.order_decks)
    n = SIZES.index(cards.orders[mine.id].size)
    decks[n] = (*decks[n], mine.id)
    state = with_own(
        state, orders=(*orders[:order], None, *orders[order + 1 :]), employee_used=True
    )
    return drawn(changed(state, order_decks=tuple(decks), swapping=order))


def back(state: State) -> State:
    """Go back to what the exchange interrupted."""
    assert state.phase != CLEANUP
    if state.phase == RUN:
        return changed(state, step=OPERATE if state.seat.pushed else READY)
    return changed(state, step=SUPPLY)
