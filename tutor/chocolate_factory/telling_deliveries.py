"""Deliveries in plain sentences, and what the money of the day moves."""

from __future__ import annotations

from tutor.chocolate_factory.actions import Deliver
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.delivering import by_money, moved, open_store
from tutor.chocolate_factory.goods import say_goods
from tutor.chocolate_factory.names import n_spaces
from tutor.chocolate_factory.state import FULFIL, State
from tutor.chocolate_factory.stores import NAMES
from tutor.i18n import _


def say_delivery(state: State, action: Deliver, cards: Components) -> str:
    """Return what a delivery does, in a sentence; legal or not."""
    store = open_store(state, cards) if state.phase == FULFIL else None
    goods, copied = say_goods(action.goods), _(NAMES.get(action.copied, ""))
    if not action.goods:
        return _("Copy {copied}: today’s money counts at the end.").format(copied=copied)
    if store is None:
        return _("Deliver {goods}.").format(goods=goods)
    by = moved(state, store, action.goods, cards, action.copied)
    text = _("Deliver {goods} to {store}: {n}.")
    if action.copied:
        text = _("Deliver {goods} to {store}, by the rule of {copied}: {n}.")
    said = text.format(goods=goods, store=_(NAMES[store.id]), copied=copied, n=n_spaces(by))
    return said if by else said + " " + _("The marker stays where it is.")


def tell_delivery(state: State, action: Deliver, who: str, cards: Components) -> str:
    """Return what `who` has delivered, in a few words."""
    store = open_store(state, cards)
    assert store is not None
    goods, copied = say_goods(action.goods), _(NAMES.get(action.copied, ""))
    by = moved(state, store, action.goods, cards, action.copied)
    text = _("{who} delivers {goods} to {store}: {n}.")
    if action.copied:
        text = _("{who} delivers {goods} to {store}, by the rule of {copied}: {n}.")
    if not action.goods:
        text = _("{who} copies {copied} at {store}.")
    name, n = _(NAMES[store.id]), n_spaces(by)
    return text.format(who=who, goods=goods, store=name, copied=copied, n=n)


def tell_count(state: State, who: str, cards: Components) -> str:
    """Return how far today's money moves the marker of `who` at the end of a Fulfil; "" for not
    at all (clause 17.2).
    """
    by, store = by_money(state, cards), open_store(state, cards)
    if not by or store is None:
        return ""
    text = _("{who} has earned £{money} today: {n} at {store}.")
    money, n = state.seat.earned_today, n_spaces(by)
    return text.format(who=who, money=money, n=n, store=_(NAMES[store.id]))
