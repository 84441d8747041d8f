"""New Corner Shop orders: three are drawn, one is kept (clause 10.4)."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolate_factory.actions import Action, New
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.effects import Effect
from tutor.chocolate_factory.orders import SIZES
from tutor.chocolate_factory.state import (
    CLEANUP,
    HIDDEN,
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

Decks = tuple[tuple[str, ...], ...]


def drawn(state: State) -> State:
    """Draw one order of each deck that still has cards, to choose from (H19)."""
    cards = tuple(deck[0] for deck in state.order_decks if deck)
    decks = tuple(deck[1:] for deck in state.order_decks)
    return changed(state, step=NEW, waiting=cards, order_decks=decks)


def new_orders(state: State, cards: Components) -> Iterator[New]:
    """Return the sizes to choose from; none while the orders are hidden."""
    return (New(cards.orders[card].size) for card in state.waiting if card != HIDDEN)


def wrong_new(state: State, action: Action, cards: Components) -> Iterator[Violation]:
    """Say why this is no choice of a new order."""
    if not isinstance(action, New):
        yield Violation("10.4", _("First choose one of the orders drawn."))
    elif HIDDEN in state.waiting:
        yield Violation("10.4", _("Nobody can see yet which orders are drawn."))
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
    decks = state.order_decks
    for card in state.waiting:
        if card != kept:
            decks = _put_under(decks, card, cards)
    state = with_own(state, orders=(*orders[:at], OpenOrder(kept), *orders[at + 1 :]))
    return changed(state, order_decks=decks, waiting=(), swapping=None)


def _put_under(decks: Decks, card: str, cards: Components) -> Decks:
    """Put an order under the deck of its size; in a view it is as hidden there as all others."""
    n = SIZES.index(cards.orders[card].size)
    seen = HIDDEN if any(HIDDEN in deck for deck in decks) else card
    return (*decks[:n], (*decks[n], seen), *decks[n + 1 :])


def wrong_swap(state: State, order: int, effect: Effect | None) -> Iterator[Violation]:
    """Say why this order cannot be exchanged by the Employee (H36 and H41)."""
    if effect is None or effect.verb != "swap":
        yield Violation("6.6", _("Your Employee exchanges no order."))
    regular = state.seat.regular
    mine = regular[order] if order < len(regular) else None
    if mine is None:
        yield Violation("10.4", _("There is no order at this place."))
    elif mine.done:
        yield Violation("6.6", _("Only an order with no fulfilled stage can be exchanged."))


def swapped(state: State, order: int, cards: Components) -> State:
    """Put the order under its deck, then draw one of each deck (H41)."""
    orders = state.seat.orders
    mine = orders[order]
    assert mine is not None
    decks = _put_under(state.order_decks, mine.id, cards)
    state = with_own(
        state, orders=(*orders[:order], None, *orders[order + 1 :]), employee_used=True
    )
    return drawn(changed(state, order_decks=decks, swapping=order))


def back(state: State) -> State:
    """Go back to what the exchange interrupted."""
    assert state.phase != CLEANUP
    if state.phase == RUN:
        return changed(state, step=OPERATE if state.seat.pushed else READY)
    return changed(state, step=SUPPLY)
