"""The rules of the solo game behind one door: the main game's, with what differs."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType, ModuleType

from tutor.chocolate_factory import rules
from tutor.chocolate_factory.actions import Supply, Take
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.manager import choosing
from tutor.chocolate_factory.manager.actions import Choose, Give, ManagerAction
from tutor.chocolate_factory.manager.giving import given, gives, wrong_give
from tutor.chocolate_factory.manager.setup import prepared
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.state import DRAFT, OVER, PREPARE
from tutor.engine import Violation
from tutor.i18n import _
from tutor.kit.frozen import changed, put

PHASES: Mapping[str, ModuleType] = MappingProxyType({**rules.PHASES, DRAFT: choosing})
"""The module with the rules of each phase; only Expand & Recruit differs."""


def legal_actions(state: ManagerState, cards: Components) -> tuple[ManagerAction, ...]:
    """List every legal action once, in a stable order; () when the week is over."""
    if state.phase == OVER:
        return ()
    return (*gives(state), *PHASES[state.phase].actions(state, cards))


def violations(
    state: ManagerState, action: ManagerAction, cards: Components
) -> tuple[Violation, ...]:
    """Find every rule that the action breaks; () if it is legal."""
    if state.phase == OVER:
        return (Violation("1.1", _("The week is over.")),)
    if isinstance(action, Give):
        return tuple(wrong_give(state, action))
    if isinstance(action, Take):
        return (Violation("14.3", _("There are no packets: you choose from the row.")),)
    if isinstance(action, Choose) and state.phase != DRAFT:
        return (Violation("14.6", _("You have an Employee and a Part for today.")),)
    return tuple(PHASES[state.phase].violations(state, action, cards))


def successor(state: ManagerState, action: ManagerAction, cards: Components) -> ManagerState:
    """Return the next state after a legal action."""
    if isinstance(action, Give):
        return given(state, action)
    after: ManagerState = PHASES[state.phase].successor(state, action, cards)
    if isinstance(action, Supply):
        return _with_pending(state, action, after)
    return prepared(after) if after.phase == PREPARE else after


def _with_pending(state: ManagerState, action: Supply, after: ManagerState) -> ManagerState:
    """Keep what open orders have brought so far apart (switch of clause 15.4)."""
    brought = after.seat.money - state.seat.money + state.pending[action.order]
    open_ = after.seat.orders[action.order] is not None
    return changed(after, pending=put(state.pending, action.order, brought if open_ else 0))
