"""Cleanup (section 10): what stays overnight, and new orders for completed ones."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolate_factory.actions import Action, Keep, New
from tutor.chocolate_factory.components import KEEP as ROOM_OVERNIGHT
from tutor.chocolate_factory.components import TILES, Components
from tutor.chocolate_factory.goods import holds, parts_of, say_goods
from tutor.chocolate_factory.state import KEEP, NEW, PREPARE, Seat, State, with_own
from tutor.chocolate_factory.swapping import chosen, drawn, new_orders, wrong_new
from tutor.engine import Violation
from tutor.i18n import _
from tutor.kit.frozen import changed


def room_overnight(seat: Seat, cards: Components, room: int = ROOM_OVERNIGHT) -> int:
    """Return how many chocolates may stay in the store room tonight (clauses 10.1 and 6.6)."""
    effect = cards.staff[seat.employee].effect("keep") if seat.employee else None
    return room + (effect.count if effect else 0)


def actions(state: State, cards: Components) -> Iterator[Action]:
    """List every legal action of this phase, in a stable order."""
    if state.step == NEW:
        yield from new_orders(state, cards)
        return
    most = room_overnight(state.seat, cards, state.overnight)
    yield Keep()
    yield from (Keep(goods) for goods in parts_of(state.seat.store, most))


def violations(state: State, action: Action, cards: Components) -> Iterator[Violation]:
    """List every rule of this phase that the action breaks."""
    if state.step == NEW:
        yield from wrong_new(state, action, cards)
    elif not isinstance(action, Keep):
        text = _("First say which chocolates stay in your store room overnight.")
        yield Violation("10.1", text)
    else:
        most = room_overnight(state.seat, cards, state.overnight)
        if len(action.goods) > most:
            text = _("At most {n} chocolates may stay overnight; the rest is traded.")
            yield Violation("10.1", text.format(n=most))
        if not holds(state.seat.store, action.goods):
            text = _("Your store room has {lies}.")
            yield Violation("10.1", text.format(lies=say_goods(state.seat.store)))


def successor(state: State, action: Action, cards: Components) -> State:
    """Return the next state after a legal action."""
    if isinstance(action, New):
        return _replaced(chosen(state, action, cards), cards)
    assert isinstance(action, Keep)
    seat = state.seat
    traded = len(seat.store) - len(action.goods)
    return _tidied(with_own(state, store=action.goods, coal=seat.coal + traded), cards)


def begin(state: State, cards: Components) -> State:
    """Begin the Cleanup of the player to act; ask them only if more lies there than may stay
    (H7).
    """
    if len(state.seat.store) > room_overnight(state.seat, cards, state.overnight):
        return changed(state, step=KEEP)
    return _tidied(state, cards)


def _tidied(state: State, cards: Components) -> State:
    """Put tiles back beside the entrance and discard the Employee (clauses 10.2 and 10.3)."""
    employee = state.seat.employee
    gone = state.gone if employee is None else (*state.gone, employee)
    state = with_own(
        state,
        outside=TILES,
        employee=None,
        employee_used=False,
        earned_today=0,
        supplied_today=False,
    )
    return _replaced(changed(state, gone=gone), cards)


def _replaced(state: State, cards: Components) -> State:
    """Draw for the next completed order (clause 10.4), or go on to the next player or day."""
    if None in state.seat.regular and any(state.order_decks):
        return drawn(state)
    following = (state.player + 1) % len(state.players)
    if following != state.starter:
        return begin(changed(state, player=following), cards)
    starter = (state.starter + 1) % len(state.players)
    return changed(state, phase=PREPARE, day=state.day + 1, starter=starter)
