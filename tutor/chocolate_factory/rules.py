"""The rules of every phase behind one door: legal actions, violations, the next state."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType, ModuleType

from tutor.chocolate_factory import cleaning, drafting, fulfilling, running
from tutor.chocolate_factory.actions import Action
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.setup import prepared
from tutor.chocolate_factory.state import CLEANUP, DRAFT, FULFIL, OVER, PREPARE, RUN, State
from tutor.engine import Violation
from tutor.i18n import _

PHASES: Mapping[str, ModuleType] = MappingProxyType(
    {DRAFT: drafting, RUN: running, FULFIL: fulfilling, CLEANUP: cleaning}
)
"""The module with the rules of each phase."""


def legal_actions(state: State, cards: Components) -> tuple[Action, ...]:
    """List every legal action once, in a stable order; () when the week is over."""
    if state.phase == OVER:
        return ()
    return tuple(PHASES[state.phase].actions(state, cards))


def violations(state: State, action: Action, cards: Components) -> tuple[Violation, ...]:
    """Find every rule that the action breaks; () if it is legal."""
    if state.phase == OVER:
        return (Violation("1.1", _("The week is over.")),)
    return tuple(PHASES[state.phase].violations(state, action, cards))


def successor(state: State, action: Action, cards: Components) -> State:
    """Return the next state after a legal action."""
    after: State = PHASES[state.phase].successor(state, action, cards)
    return prepared(after) if after.phase == PREPARE else after
