"""Fulfil Orders (section 9): stages of one's own orders, and a delivery to the Employee's store."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolate_factory.actions import Action, Deliver, Done, New, Supply, Swap, Use
from tutor.chocolate_factory.cleaning import begin
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.delivering import (
    counted,
    delivered,
    deliveries,
    same_kinds,
    wrong_delivery,
)
from tutor.chocolate_factory.goods import holds, say_goods, without
from tutor.chocolate_factory.orders import Order, leaves_choice, payments, short_payments
from tutor.chocolate_factory.running import (
    employee_actions,
    employee_acts,
    wrong_employee_action,
)
from tutor.chocolate_factory.shifts import effect_of
from tutor.chocolate_factory.state import (
    CLEANUP,
    NEW,
    OVER,
    SUPPLY,
    OpenOrder,
    Seat,
    State,
    with_own,
)
from tutor.chocolate_factory.swapping import back, chosen, new_orders, wrong_new
from tutor.engine import Violation
from tutor.i18n import _
from tutor.kit.frozen import changed

# ---- every legal action


def actions(state: State, cards: Components) -> Iterator[Action]:
    """List every legal action of this phase, in a stable order."""
    if state.step == NEW:
        yield from new_orders(state, cards)
        return
    yield from sales(state, cards)
    yield from employee_actions(state, cards)
    yield Done()


def sales(state: State, cards: Components) -> Iterator[Supply | Deliver]:
    """List what can be sold now, to Corner Shops and to the store of the day."""
    seat = state.seat
    for n, mine in enumerate(seat.orders):
        if mine is not None:
            yield from _supplies(seat, n, cards.orders[mine.id], mine.done, cards)
    yield from deliveries(state, cards)


def _supplies(seat: Seat, n: int, order: Order, done: int, cards: Components) -> Iterator[Supply]:
    same = same_kinds(seat, cards)
    for upto in range(done + 1, len(order.stages) + 1):
        icons = order.needs(done, upto)
        named = leaves_choice(icons, same)
        for goods in payments(icons, same):
            if holds(seat.store, goods):
                yield Supply(n, upto, goods if named else "")
    if _may_be_short(seat, cards) and len(order.stages[done].icons) > 1:
        for goods in short_payments(order.stages[done].icons, same):
            if holds(seat.store, goods):
                yield Supply(n, done + 1, goods, True)


def _may_be_short(seat: Seat, cards: Components) -> bool:
    return effect_of(seat, cards, "short") is not None and not seat.employee_used


# ---- what forbids an action


def violations(state: State, action: Action, cards: Components) -> Iterator[Violation]:
    """List every rule of this phase that the action breaks."""
    if state.step == NEW:
        yield from wrong_new(state, action, cards)
    elif isinstance(action, Supply):
        yield from _wrong_supply(state.seat, action, cards)
    elif isinstance(action, Deliver):
        yield from wrong_delivery(state, action, cards)
    elif isinstance(action, Use | Swap):
        yield from wrong_employee_action(state, action, cards)
    elif isinstance(action, New):
        yield Violation("10.4", _("You choose new orders in Cleanup, when others are completed."))
    elif not isinstance(action, Done):
        yield Violation("1.2", _("You fulfil orders now; all have run their Factories."))


def _wrong_supply(seat: Seat, action: Supply, cards: Components) -> Iterator[Violation]:
    mine = seat.orders[action.order] if action.order < len(seat.orders) else None
    if mine is None:
        yield Violation("9.1", _("There is no open order at this place."))
        return
    order, same = cards.orders[mine.id], same_kinds(seat, cards)
    if action.stage > len(order.stages):
        text = _("The last stage of this order is {n}.")
        yield Violation("9.2", text.format(n=len(order.stages)))
        return
    if action.stage <= mine.done:
        yield Violation("9.2", _("This stage is done."))
        return
    icons = order.needs(mine.done, action.stage)
    if action.by_employee:
        yield from _wrong_short(seat, action, mine, icons, cards)
        return
    needed = say_goods(icons)
    if action.goods and action.goods not in payments(icons, same):
        text = _("Every stage in its turn: up to there it needs {what}.")
        yield Violation("9.2", text.format(what=needed))
    elif action.goods and not leaves_choice(icons, same):
        yield Violation("9.2", _("There is nothing to choose here: leave the letters out."))
    elif not action.goods and leaves_choice(icons, same):
        text = _("Say which chocolates you give: it needs {what}.")
        yield Violation("9.2", text.format(what=needed))
    elif not holds(seat.store, action.goods or payments(icons)[0]):
        text = _("It needs {what}; your store room has {lies}.")
        yield Violation("9.2", text.format(what=needed, lies=say_goods(seat.store)))


def _wrong_short(
    seat: Seat, action: Supply, mine: OpenOrder, icons: tuple[str, ...], cards: Components
) -> Iterator[Violation]:
    if not _may_be_short(seat, cards):
        yield Violation("6.6", _("Your Employee has no such Action, or it is taken."))
    if action.stage != mine.done + 1:
        yield Violation("6.6", _("Only the next stage can be fulfilled with one missing."))
    elif len(icons) < 2:
        yield Violation("6.6", _("The missing one may not be the only chocolate of the stage."))
    elif action.goods not in short_payments(icons, same_kinds(seat, cards)):
        text = _("This stage needs {what}, one of them may be missing.")
        yield Violation("9.2", text.format(what=say_goods(icons)))
    elif not holds(seat.store, action.goods):
        text = _("Your store room has {lies}.")
        yield Violation("9.2", text.format(lies=say_goods(seat.store)))


# ---- what comes next


def successor(state: State, action: Action, cards: Components) -> State:
    """Return the next state after a legal action."""
    match action:
        case Supply():
            return _supplied(state, action, cards)
        case Deliver():
            return delivered(state, action, cards)
        case Done():
            return _done(counted(state, cards), cards)
        case New():
            return back(chosen(state, action, cards))
    assert isinstance(action, Use | Swap)
    return employee_acts(state, action, cards)


def _supplied(state: State, action: Supply, cards: Components) -> State:
    seat = state.seat
    mine = seat.orders[action.order]
    assert mine is not None
    order = cards.orders[mine.id]
    goods = action.goods or payments(order.needs(mine.done, action.stage))[0]
    stage, whole = effect_of(seat, cards, "stage"), effect_of(seat, cards, "order")
    money = sum(it.worth for it in order.stages[mine.done : action.stage])
    money += (action.stage - mine.done) * (stage.count if stage else 0)
    complete = action.stage == len(order.stages)
    money += whole.count if complete and whole else 0
    left = None if complete else OpenOrder(mine.id, action.stage)
    return with_own(
        state,
        store=without(seat.store, goods),
        orders=(*seat.orders[: action.order], left, *seat.orders[action.order + 1 :]),
        completed=(*seat.completed, mine.id) if complete else seat.completed,
        money=seat.money + money,
        earned_today=seat.earned_today + money,
        employee_used=seat.employee_used or action.by_employee,
        upgrades_left=0,
    )


def _done(state: State, cards: Components) -> State:
    if state.seat.upgrades_left:
        state = with_own(state, upgrades_left=0)
    following = (state.player + 1) % len(state.players)
    if following != state.starter:
        return changed(state, step=SUPPLY, player=following)
    if state.last_day:
        return changed(state, phase=OVER, step="")
    return begin(changed(state, phase=CLEANUP, player=state.starter), cards)
