"""Whether a position of the solo game can be at all: what every saved one must meet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.drafting import open_icons
from tutor.chocolate_factory.manager.cards import load_cards
from tutor.chocolate_factory.manager.setup import LEAVES, MOST_INITIAL
from tutor.chocolate_factory.manager.state import DAILY, DEMANDS, TARGETS, ManagerState
from tutor.chocolate_factory.state import (
    GIFT,
    HIDDEN,
    ORDERS,
    PICK,
    PLACE,
    Packets,
    State,
)
from tutor.chocolate_factory.status import impossible
from tutor.chocolate_factory.stores import STORES
from tutor.engine import Violation
from tutor.i18n import _

Found = Iterator[Violation]


def status(state: ManagerState, cards: Components) -> tuple[Violation, ...]:
    """List every reason why this position, or a view of one, cannot be; () if it can be."""
    if len(state.players) != 1:
        return (Violation("1.1", _("You play alone: there is one player.")),)
    wrong = tuple(_goals(state))
    if wrong:  # the Target says how many Special Orders there are
        return wrong
    places = ORDERS + len(load_cards()[state.target].special)
    found = impossible(state, cards, places, _row)
    return found or (*_paid(state), *_special(state, cards), *_pending(state))


def _goals(state: ManagerState) -> Found:
    if state.target not in TARGETS:
        yield Violation(
            "12.3", _("The Weekly Target is one of {all}.").format(all=", ".join(TARGETS))
        )
    if not 1 <= len(state.initial) <= MOST_INITIAL:
        text = _("There are 1 to {most} Initial Demands.")
        yield Violation("12.9", text.format(most=MOST_INITIAL))
    if len(state.daily) != DAILY:
        yield Violation("12.5", _("There are five Daily Demands."))
    seen = [card for card in state.demands if card != HIDDEN]
    if not set(seen) <= set(DEMANDS) or HIDDEN in state.initial:
        yield Violation("12.2", _("A Demand is not among the cards D1 to D18."))
    if len(set(seen)) < len(seen):
        yield Violation("12.2", _("A Demand lies there twice; there is one of each."))
    if HIDDEN in state.daily[: state.turned] and state.day in range(6):
        yield Violation("14.2", _("A Daily Demand whose day has come lies face up."))


def _paid(state: ManagerState) -> Found:
    if len(set(state.paid)) < len(state.paid):
        yield Violation("15.7", _("Chocolates of a Demand are given once."))
    for card in state.paid:
        n = state.demands.index(card) if card in state.demands else len(state.demands)
        if card == HIDDEN or card not in DEMANDS or not state.is_open(n):
            yield Violation("15.7", _("Chocolates were given for a Demand that is not open."))
        elif not load_cards()[card].give:
            yield Violation("15.7", _("Chocolates were given for a Demand that asks for none."))


def _special(state: ManagerState, cards: Components) -> Found:
    for size, mine in zip(load_cards()[state.target].special, state.special, strict=True):
        if mine is not None and cards.orders[mine.id].size != size:
            yield Violation("12.8", _("The Special Orders are not of the Target's sizes."))


def _pending(state: ManagerState) -> Found:
    orders = state.seat.orders
    if len(state.pending) != len(orders):
        yield Violation("15.4", _("“pending” has a number for each order."))
        return
    for mine, n in zip(orders, state.pending, strict=True):
        if n and (mine is None or not mine.done):
            yield Violation("15.4", _("An order without a finished stage has brought no money."))
    if sum(state.pending) > state.seat.money:
        yield Violation("15.4", _("Open orders have brought more than all the money."))


def _row(state: State, cards: Components) -> Found:
    """Find what cannot be in Expand & Recruit (clauses 14.3 to 14.6)."""
    row, employee = state.packets, state.seat.employee
    if state.step == PICK:
        gone = STORES.index(LEAVES[state.day]) if state.day < len(LEAVES) else None
        right = [int(n != gone) for n in range(len(STORES))]
        extra = [1] * (len(row.staff) - len(STORES))
        if [len(it) for it in row.parts] != right or [len(it) for it in row.staff] != right + extra:
            yield Violation("14.5", _("The row is five pairs, but for the one that left today."))
        for store, pair in zip(STORES, row.staff, strict=False):
            if any(card != HIDDEN and cards.staff[card].store != store for card in pair):
                yield Violation("14.3", _("The Employees lie in the order of their stores."))
        last = chain(*row.staff[len(STORES) :])
        if len(extra) > 1 or any(card != HIDDEN and cards.staff[card].store for card in last):
            yield Violation("18.4", _("One further Employee lies last, without a Part."))
        if employee is not None:
            yield Violation("14.6", _("The Employee of the day is still to be chosen."))
        return
    if employee is None:
        yield Violation("14.6", _("Employee and Part are taken together."))
    elif state.step == GIFT:
        if state.waiting != open_icons(cards.staff[employee]):
            yield Violation("6.6", _("The Employee has no such Gift."))
        if [len(it) for it in row.parts] != [1] or row.staff:
            yield Violation("14.6", _("The Part that was chosen waits for its place."))
    elif state.step == PLACE and row != Packets():
        yield Violation("14.6", _("Nothing is left of the row when the Part is placed."))
