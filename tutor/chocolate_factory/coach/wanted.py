"""What a chocolate is wanted for: the next stage of an order, or the store open today."""

from __future__ import annotations

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.delivering import open_store, same_kinds, takeable
from tutor.chocolate_factory.goods import REFINED, pile, say_goods, stands_for
from tutor.chocolate_factory.names import order_name
from tutor.chocolate_factory.state import State
from tutor.chocolate_factory.stores import NAMES, TRACK
from tutor.i18n import _


def wanted_by_order(state: State, kind: str, cards: Components) -> str:
    """Return the name of an open order whose next stage asks for this chocolate, else ""."""
    same = same_kinds(state.seat, cards)
    for mine in state.seat.orders:
        if mine is None:
            continue
        order = cards.orders[mine.id]
        for icon in order.stages[mine.done].icons:
            if kind in stands_for(icon) or (kind in same and set(stands_for(icon)) & set(same)):
                return order_name(order)
    return ""


def wanted_by_store(state: State, kind: str, cards: Components) -> str:
    """Return the name of the store that is open to the player if it takes this chocolate, with
    what lies in the store room already; else "".
    """
    store = open_store(state, cards)
    if store is None or state.seat.supplied_today or store.space(state.player) >= TRACK:
        return ""
    goods = pile(state.seat.store + kind)
    taken = takeable(state, goods, cards)
    return _(NAMES[store.id]) if any(kind in offer for offer in taken) else ""


def say_wanted(state: State, goods: str, cards: Components) -> str:
    """Say what some of these chocolates are wanted for, the dearest first; "" for nothing."""
    for kind in sorted(set(goods) & set(REFINED), key=REFINED.index, reverse=True):
        order = wanted_by_order(state, kind, cards)
        if order:
            return _("The {order} asks for {goods} next.").format(
                order=order, goods=say_goods(kind)
            )
        store = wanted_by_store(state, kind, cards)
        if store:
            text = _("{store}, open to you today, takes {goods}.")
            return text.format(store=store, goods=say_goods(kind))
    return ""
