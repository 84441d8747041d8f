"""Expand & Recruit for one: any Employee and any Part of the row (clause 14.6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from tutor.chocolate_factory.actions import Action, Gift, Place
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.drafting import actions as placing_actions
from tutor.chocolate_factory.drafting import open_icons, placed, recruited
from tutor.chocolate_factory.drafting import violations as placing_violations
from tutor.chocolate_factory.goods import pile
from tutor.chocolate_factory.manager.actions import Choose
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.state import (
    GIFT,
    HIDDEN,
    PICK,
    PLACE,
    READY,
    RUN,
    Packets,
    with_own,
)
from tutor.engine import Violation
from tutor.i18n import _
from tutor.kit.frozen import changed


def actions(state: ManagerState, cards: Components) -> Iterator[Choose | Action]:
    """List every legal action of this phase, in a stable order."""
    if state.step != PICK:
        yield from placing_actions(state, cards)
        return
    parts, staff = row(state)
    if HIDDEN not in (*parts, *staff):
        yield from (Choose(employee, part) for employee in staff for part in parts)


def row(state: ManagerState) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the Parts and the Employees that lie in the row (clause 6.1)."""
    return tuple(chain(*state.packets.parts)), tuple(chain(*state.packets.staff))


def violations(
    state: ManagerState, action: Choose | Action, cards: Components
) -> Iterator[Violation]:
    """List every rule of this phase that the action breaks."""
    if state.step != PICK:
        if isinstance(action, Choose):
            yield Violation("14.6", _("You have an Employee and a Part for today."))
        else:
            yield from placing_violations(state, action, cards)
    elif not isinstance(action, Choose):
        yield Violation("14.6", _("First choose an Employee and a Part."))
    else:
        parts, staff = row(state)
        if HIDDEN in (*parts, *staff):
            yield Violation("14.3", _("Nobody can see yet which pairs come today."))
            return
        for card, lying, text in (
            (action.employee, staff, _("Employee {card} does not lie in the row; there is {all}.")),
            (action.part, parts, _("Part {card} does not lie in the row; there is {all}.")),
        ):
            if card not in lying:
                yield Violation("14.6", text.format(card=card, all=", ".join(lying)))


def successor(state: ManagerState, action: Choose | Action, cards: Components) -> ManagerState:
    """Return the next state after a legal action."""
    if isinstance(action, Choose):
        return _chosen(state, action, cards)
    if isinstance(action, Gift):
        (part,), _staff = row(state)
        state = with_own(state, store=pile(state.seat.store + action.goods))
        return changed(state, step=PLACE, waiting=(part,), packets=Packets())
    assert isinstance(action, Place)
    return changed(placed(state, action.place), phase=RUN, step=READY)


def _chosen(state: ManagerState, action: Choose, cards: Components) -> ManagerState:
    """Take both cards; all others of the row leave the game (clauses 6.2, 6.3 and 14.6)."""
    parts, staff = row(state)
    left = (card for card in (*staff, *parts) if card not in (action.employee, action.part))
    employee = cards.staff[action.employee]
    state = recruited(changed(state, gone=(*state.gone, *left)), employee)
    icons = open_icons(employee)
    if icons:
        packets = Packets(parts=((action.part,),))
        return changed(state, step=GIFT, waiting=icons, packets=packets)
    return changed(state, step=PLACE, waiting=(action.part,), packets=Packets())
