"""Run Factory (section 7): Shifts, Parts, the Chute, trades, and Employees at work."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolate_factory.actions import Action, Drop, New, Operate, Shift, Swap, Trade, Use
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.goods import holds, pile, say_goods
from tutor.chocolate_factory.operating import misuse
from tutor.chocolate_factory.shifts import (
    TILE_OF,
    chute_tiles,
    cost,
    dropped,
    drops,
    effect_of,
    hired,
    operated,
    operations,
    pushed,
    repeated,
    traded,
    trades,
    unpaid,
)
from tutor.chocolate_factory.state import (
    FULFIL,
    NEW,
    OPERATE,
    READY,
    RUN,
    SUPPLY,
    TILES,
    Seat,
    State,
    with_own,
    with_seat,
)
from tutor.chocolate_factory.swapping import (
    back,
    chosen,
    new_orders,
    swapped,
    wrong_new,
    wrong_swap,
)
from tutor.chocolate_factory.using import ON_CHOCOLATES, acted, may_act, uses
from tutor.chocolate_factory.using import misuse as wrong_use
from tutor.engine import Violation
from tutor.i18n import _
from tutor.kit.frozen import changed

# ---- every legal action


def actions(state: State, cards: Components) -> Iterator[Action]:
    """List every legal action of this phase, in a stable order."""
    if state.step == NEW:
        yield from new_orders(state, cards)
        return
    yield from _shifts(state, cards)
    if state.step == OPERATE:
        yield from operations(state.seat, cards)
        yield from drops(state.seat, cards)
    yield from employee_actions(state, cards)
    yield from trades(state.seat)


def _shifts(state: State, cards: Components) -> Iterator[Action]:
    yield Shift()
    load = effect_of(state.seat, cards, "load")
    if load is not None and state.seat.outside:
        yield Shift(pile("".join(load.goods)))


def employee_actions(state: State, cards: Components) -> Iterator[Action]:
    """Return what the Employee's Action on chocolates or orders can do now (clause 7.12; H36)."""
    seat = state.seat
    effect = effect_of(seat, cards, *ON_CHOCOLATES, "swap")
    if effect is None or not may_act(seat):
        return
    if effect.verb == "swap":
        for n, order in enumerate(seat.regular):
            if order is not None and not order.done:
                yield Swap(n)
        return
    yield from map(Use, uses(state, effect))


# ---- what forbids an action


def violations(state: State, action: Action, cards: Components) -> Iterator[Violation]:
    """List every rule of this phase that the action breaks."""
    if state.step == NEW:
        yield from wrong_new(state, action, cards)
    elif isinstance(action, Shift):
        yield from _wrong_shift(state, action, cards)
    elif isinstance(action, Operate | Drop) and state.step == READY:
        text = _("First push a tile into the Factory: no Part works before the push.")
        yield Violation("7.4", text)
    elif isinstance(action, Operate):
        yield from _wrong_operation(state.seat, action, cards)
    elif isinstance(action, Drop):
        yield from _wrong_drop(state.seat, action, cards)
    elif isinstance(action, Trade):
        if not holds(state.seat.store, action.goods):
            text = _("Only what lies in your store room can be traded: {what}.")
            yield Violation("7.8", text.format(what=say_goods(state.seat.store)))
    elif isinstance(action, Use | Swap):
        yield from wrong_employee_action(state, action, cards)
    elif isinstance(action, New):
        yield Violation("10.4", _("No orders are drawn that you could choose from."))
    else:
        text = _("You run your Factory now; orders and stores come when all have run theirs.")
        yield Violation("1.2", text)


def _wrong_shift(state: State, action: Shift, cards: Components) -> Iterator[Violation]:
    if not action.load:
        return
    load = effect_of(state.seat, cards, "load")
    if load is None or pile("".join(load.goods)) != action.load:
        yield Violation("7.2", _("One Bean is loaded on each tile, nothing else."))
    elif not state.seat.outside:
        yield Violation("7.1", _("There is no tile left to load."))


def _wrong_operation(seat: Seat, action: Operate, cards: Components) -> Iterator[Violation]:
    card = seat.part(action.place)
    if card is None:
        yield Violation("4.3", _("There is no Part at this place."))
        return
    part, tile = cards.parts[card], seat.belt[TILE_OF[action.place]]
    again, free = repeated(seat, cards), unpaid(seat, cards)
    if action.by_employee and not (again or free):
        yield Violation("6.6", _("Your Employee has no such Action, or it is taken."))
    if action.by_employee and again and action.place not in seat.used:
        yield Violation("6.6", _("This Part has not worked in this Shift: operate it as usual."))
    second = action.place in seat.used and not (action.by_employee and again)
    if second and not part.is_chute:
        yield Violation("7.5", _("This Part has worked in this Shift; each does once."))
    wrong = misuse(part, tile, action.changes, TILE_OF[action.place])
    if wrong is not None:
        yield wrong
    price = 0 if action.by_employee and free else cost(part, seat, cards)
    if price > seat.coal:
        text = _("It costs {price} coal; you have {coal}.")
        yield Violation("4.3", text.format(price=price, coal=seat.coal))


def _wrong_drop(seat: Seat, action: Drop, cards: Components) -> Iterator[Violation]:
    tiles = chute_tiles(seat, cards)
    if not tiles:
        yield Violation("6.5", _("Your Chute is covered: wait until the tile leaves the Factory."))
        return
    everywhere = effect_of(seat, cards, "chute") is not None
    if everywhere and action.tile is None:
        yield Violation("8.3", _("Say which tile: the Chute works on all four today."))
        return
    tile = tiles[0] if action.tile is None else action.tile - 1
    if tile not in tiles:
        text = _("The Chute works on the tile below it, tile {n}.")
        yield Violation("8.3", text.format(n=tiles[0] + 1))
    elif action.tile is not None and not everywhere:
        yield Violation("8.3", _("Write only what the Chute takes: it has one tile."))
    elif not holds(seat.belt[tile], action.goods):
        text = _("On tile {n} lies {what}.")
        yield Violation("8.3", text.format(n=tile + 1, what=say_goods(seat.belt[tile])))


def wrong_employee_action(
    state: State, action: Use | Swap, cards: Components
) -> Iterator[Violation]:
    """Say why the Employee cannot do this now."""
    seat, employee = state.seat, hired(state.seat, cards)
    if not may_act(seat):
        yield Violation("6.6", _("Your Employee's Action is taken: once a day."))
    if isinstance(action, Swap):
        yield from wrong_swap(state, action.order, effect_of(seat, cards, "swap"))
        return
    effect = employee and employee.effect(*ON_CHOCOLATES)
    if not effect or employee is None:
        yield Violation("6.6", _("Your Employee has no Action on chocolates."))
        return
    wrong = wrong_use(state, effect, action.changes)
    if wrong is not None:
        yield wrong


# ---- what comes next


def successor(state: State, action: Action, cards: Components) -> State:
    """Return the next state after a legal action; none of them brings anything back from the store
    room (clause 7.9).
    """
    seat = state.seat
    match action:
        case Shift(load):
            if not seat.outside:
                return _ended(state)
            after_push = pushed(seat, load or "B", cards)
            return changed(with_seat(state, after_push), step=OPERATE)
        case Operate():
            return with_seat(state, operated(seat, action, cards))
        case Drop():
            return with_seat(state, dropped(seat, action, cards))
        case Trade():
            return with_seat(state, traded(seat, action))
        case New():
            return back(chosen(state, action, cards))
    assert isinstance(action, Use | Swap)
    return employee_acts(state, action, cards)


def employee_acts(state: State, action: Use | Swap, cards: Components) -> State:
    """Return the next state after the Employee's Action on chocolates or orders."""
    if isinstance(action, Swap):
        return swapped(state, action.order, cards)
    effect = effect_of(state.seat, cards, *ON_CHOCOLATES)
    assert effect is not None
    return with_seat(state, acted(state.seat, effect, action.changes))


def _ended(state: State) -> State:
    """End the run. What lies on the belt stays there overnight (7.10); on Saturday it goes to the
    store room (7.11).
    """
    seat = state.seat
    if state.last_day:
        goods = pile(seat.store + "".join(seat.belt))
        state = with_own(state, belt=("",) * TILES, store=goods)
    state = with_own(state, used=(), pushed=False, upgrades_left=0)
    following = (state.player + 1) % len(state.players)
    if following == state.starter:
        return changed(state, phase=FULFIL, step=SUPPLY, player=state.starter)
    return changed(state, phase=RUN, step=READY, player=following)
