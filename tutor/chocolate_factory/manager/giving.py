"""Chocolate orders of Demands: all their chocolates at once, at any time (clause 15.7)."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolate_factory.goods import fillings, holds, say_goods, without
from tutor.chocolate_factory.manager.actions import Give
from tutor.chocolate_factory.manager.cards import GoalCard, load_cards
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.state import FULFIL, HIDDEN, NEW, RUN, with_own
from tutor.engine import Violation
from tutor.i18n import _
from tutor.kit.frozen import changed


def is_time(state: ManagerState) -> bool:
    """Return whether chocolates may be given now: in a run or an evening (14.7 and 15.7)."""
    return state.phase in (RUN, FULFIL) and state.step != NEW


def gives(state: ManagerState) -> Iterator[Give]:
    """List every way to give a Demand its chocolates now."""
    if not is_time(state):
        return
    for n, card in enumerate(state.demands):
        if card != HIDDEN and state.is_open(n) and card not in state.paid:
            demand = load_cards()[card]
            for goods in fillings(demand.give) if demand.give else ():
                if holds(state.seat.store, goods) and demand.accepts(goods):
                    yield Give(n, goods)


def wrong_give(state: ManagerState, action: Give) -> Iterator[Violation]:
    """Say why the chocolates cannot be given now."""
    n = action.demand
    if not is_time(state):
        text = _("Chocolates for a Demand are given in Run Factory and Fulfil Orders.")
        yield Violation("15.7", text)
    elif n >= len(state.demands):
        text = _("There are {n} Demands, numbered from 0.")
        yield Violation("15.7", text.format(n=len(state.demands)))
    elif not state.is_open(n) or state.demands[n] == HIDDEN:
        yield Violation("14.2", _("This Demand is not turned yet."))
    else:
        yield from _wrong_goods(state, load_cards()[state.demands[n]], action.goods)


def _wrong_goods(state: ManagerState, demand: GoalCard, goods: str) -> Iterator[Violation]:
    if not demand.give:
        yield Violation("15.7", _("This Demand asks for no chocolates."))
    elif demand.id in state.paid:
        yield Violation("15.7", _("This Demand has its chocolates."))
    elif not demand.accepts(goods):
        text = _("It takes {what}, all at once{which}.")
        which = {"alike": _(", all of one kind"), "different": _(", each of another kind")}
        said = text.format(what=say_goods(demand.give), which=which.get(demand.which, ""))
        yield Violation("15.7", said)
    elif not holds(state.seat.store, goods):
        text = _("Your store room has {lies}.")
        yield Violation("15.7", text.format(lies=say_goods(state.seat.store)))


def given(state: ManagerState, action: Give) -> ManagerState:
    """Put the chocolates back into the supply; the Demand is met."""
    card = state.demands[action.demand]
    left = without(state.seat.store, action.goods)
    state = with_own(state, store=left, upgrades_left=0)
    return changed(state, paid=(*state.paid, card))
