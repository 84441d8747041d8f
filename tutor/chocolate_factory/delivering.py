"""Deliveries to the store of the day (clauses 6.7 and 9.5), also by the rule of another store
(17.3), or by the money of the day (17.2).
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolate_factory.actions import Deliver
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.expansion import load_expansion
from tutor.chocolate_factory.goods import holds, say_goods, without
from tutor.chocolate_factory.names import say_rule
from tutor.chocolate_factory.shifts import effect_of, hired
from tutor.chocolate_factory.sides import COPY, MONEY, RULES
from tutor.chocolate_factory.state import FULFIL, S, Seat, State, Store, with_own
from tutor.chocolate_factory.stores import NAMES, TRACK, offers, spaces, takes
from tutor.engine import Violation
from tutor.i18n import _
from tutor.kit.frozen import changed


def same_kinds(seat: Seat, cards: Components) -> str:
    """Return the two kinds that count as each other today, "" for none (clause 6.6)."""
    effect = effect_of(seat, cards, "same")
    return "" if effect is None else "".join(effect.goods)


def open_store(state: State, cards: Components) -> Store | None:
    """Return the only store that the player may supply today (clause 6.7)."""
    employee = hired(state.seat, cards)
    if employee is None:
        return None
    return next((it for it in state.stores if it.id == employee.store), None)


def copies(store: Store) -> bool:
    """Return whether this store has no rule of its own but copies another (clause 17.3)."""
    return store.id + store.side == COPY


def rules_for(state: State, store: Store) -> tuple[Store, ...]:
    """Return the stores by whose rule this one can be supplied: itself, or all others in play."""
    if copies(store):
        return tuple(it for it in state.stores if it.id != store.id)
    return (store,)


def ruling(state: State, store: Store, copied: str) -> Store:
    """Return the store whose rule holds for a delivery that names this copied one."""
    return next((it for it in state.stores if it.id == copied), store)


def moved(state: State, store: Store, goods: str, cards: Components, copied: str = "") -> int:
    """Return how many spaces this delivery would move the player's marker, up to the end of the
    track.
    """
    rule = ruling(state, store, copied)
    count = spaces(rule.id, rule.side, goods, same_kinds(state.seat, cards))
    return _up_to_the_end(state, store, count, cards)


def further(seat: Seat, cards: Components) -> int:
    """Return how many spaces the Employee adds to a delivery (clause 6.6)."""
    effect = effect_of(seat, cards, "store")
    return 0 if effect is None else effect.count


def _up_to_the_end(state: State, store: Store, count: int, cards: Components) -> int:
    if count:
        count += further(state.seat, cards)
    return min(count, TRACK - store.space(state.player))


# ---- every legal delivery


def deliveries(state: State, cards: Components) -> Iterator[Deliver]:
    """List every delivery that the player can make now."""
    store, seat = open_store(state, cards), state.seat
    if store is None or seat.supplied_today or store.space(state.player) >= TRACK:
        return
    for rule in rules_for(state, store):
        copied = "" if rule is store else rule.id
        if copied and rule.side == MONEY:
            yield Deliver("", copied)
        for goods in offers(rule.id, rule.side, seat.store, same_kinds(seat, cards)):
            yield Deliver(goods, copied)


def takeable(state: State, goods: str, cards: Components) -> Iterator[str]:
    """List what the store of the day would take of these goods, were they in the store room."""
    store = open_store(state, cards)
    for rule in rules_for(state, store) if store is not None else ():
        yield from offers(rule.id, rule.side, goods, same_kinds(state.seat, cards))


# ---- what forbids one


def wrong_delivery(state: State, action: Deliver, cards: Components) -> Iterator[Violation]:
    """Find every rule that the delivery breaks."""
    seat, store = state.seat, open_store(state, cards)
    if store is None:
        clause = "6.7" if seat.employee is None else "18.1"
        yield Violation(clause, _("Your Employee opens no store today."))
        return
    if seat.supplied_today:
        yield Violation("9.5", _("One delivery a day: your store has been supplied."))
    if not holds(seat.store, action.goods):
        text = _("Your store room has {lies}.")
        yield Violation("9.1", text.format(lies=say_goods(seat.store)))
    wrong = _wrong_copy(store, action) or _not_taken(state, store, action, cards)
    if wrong is not None:
        yield wrong
    elif store.space(state.player) >= TRACK:
        yield Violation("9.5", _("Your marker stands at the end of the track."))


def _wrong_copy(store: Store, action: Deliver) -> Violation | None:
    """Say why this store cannot be supplied by the rule of the one that is named."""
    name = _(NAMES[store.id])
    if not copies(store):
        text = _("{store} has a rule of its own: name no other store.")
        return Violation("9.5", text.format(store=name)) if action.copied else None
    if not action.copied:
        text = _("{store} is supplied by the rule of another store: say first which one.")
        return Violation("17.3", text.format(store=name))
    if action.copied == store.id:
        text = _("{store} cannot copy itself: choose another store.")
        return Violation("17.3", text.format(store=name))
    return None


def _not_taken(state: State, store: Store, action: Deliver, cards: Components) -> Violation | None:
    """Say why the store does not take these chocolates."""
    rule = ruling(state, store, action.copied)
    if rule.side == MONEY:
        if not action.goods:
            return None
        text = _("{store} takes no chocolates on this side: the money of the day counts.")
        return Violation("17.2", text.format(store=_(NAMES[rule.id])))
    if takes(rule.id, rule.side, action.goods, same_kinds(state.seat, cards)):
        return None
    text = _("{store} takes {what}.")
    said = text.format(store=_(NAMES[rule.id]), what=say_rule(rule))
    return Violation(RULES[rule.id + rule.side].clause, said)


# ---- what comes next


def delivered(state: State, action: Deliver, cards: Components) -> State:
    """Return the state after a legal delivery; a copied side C is counted later (17.3)."""
    store = open_store(state, cards)
    assert store is not None
    own = {"store": without(state.seat.store, action.goods), "supplied_today": True}
    if not action.goods:
        own["copied"] = action.copied
    by = moved(state, store, action.goods, cards, action.copied) if action.goods else 0
    return _moved_by(with_own(state, **own), store, by)


def _moved_by(state: S, store: Store, by: int) -> S:
    """Move the player's marker; it goes on top of those already there (clause 9.5)."""
    if not by:
        return state
    space = store.space(state.player) + by
    stack = (*(it for it in store.stack if it[0] != state.player), (state.player, space))
    after = Store(store.id, store.side, stack)
    return changed(state, stores=tuple(after if it.id == store.id else it for it in state.stores))


# ---- positions


def wrong_copy(state: State, player: int, cards: Components) -> Iterator[Violation]:
    """Find a copied store that cannot be: only who fulfils orders copies a side C, with the
    Employee of a store that copies others (clause 17.3).
    """
    seat = state.players[player]
    if not seat.copied:
        return
    store = cards.staff[seat.employee].store if seat.employee else ""
    sides = {it.id: it.side for it in state.stores}
    copies = bool(store) and store + sides[store] == COPY and sides.get(seat.copied) == MONEY
    now = state.phase == FULFIL and player == state.player and seat.supplied_today
    if not copies or not now:
        yield Violation("9.5", _("A store is copied that cannot be copied now."))


# ---- money of the day


def by_money(state: State, cards: Components) -> int:
    """Return how many spaces the money that is earned so far today moves the marker at the end of
    the Fulfil (clause 17.2), 0 where neither the store of the day nor the copied one counts money.
    """
    store, seat = open_store(state, cards), state.seat
    if store is None:
        return 0
    rule = ruling(state, store, seat.copied)
    if rule.side != MONEY or (copies(store) and not seat.copied):
        return 0
    count = seat.earned_today // load_expansion().pounds[rule.id]
    return _up_to_the_end(state, store, count, cards)


def counted(state: S, cards: Components) -> S:
    """Return the state after the money of the day is counted, at the end of a Fulfil (17.2)."""
    by = by_money(state, cards)
    if not by and not state.seat.copied:
        return state
    store = open_store(state, cards)
    assert store is not None
    return _moved_by(with_own(state, copied=""), store, by)
