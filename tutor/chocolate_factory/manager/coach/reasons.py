"""Why an action brings Target and Demands nearer, in a sentence or two."""

from __future__ import annotations

from tutor.chocolate_factory.actions import Deliver, Done, Supply
from tutor.chocolate_factory.coach import drafts
from tutor.chocolate_factory.coach import reasons as shared
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.manager.actions import Choose, Give, ManagerAction
from tutor.chocolate_factory.manager.judging import goals, judged, labels
from tutor.chocolate_factory.manager.rules import successor
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.i18n import _, ngettext


def reason(state: ManagerState, action: ManagerAction, cards: Components) -> str:
    """Say why this is a good action for the player to move."""
    match action:
        case Choose(employee, part):
            both = drafts.employee(state, employee, cards), drafts.part(state, part, cards)
            return " ".join(both)
        case Give(demand):
            label = _(labels(state)[demand + 1])
            return _("{label} is met, whatever else comes.").format(label=label)
        case Supply() | Deliver():
            return _sold(state, action, cards)
        case Done():
            return _("What is left is of more use on another day.")
        case _:
            return shared.reason(state, action, cards)


def _sold(state: ManagerState, action: Supply | Deliver, cards: Components) -> str:
    """Say what money or steps it brings, and which cards are met by that."""
    after = successor(state, action, cards)
    steps = sum(store.space(0) for store in after.stores) - sum(
        store.space(0) for store in state.stores
    )
    money = after.seat.money - state.seat.money
    said = _("It earns £{n}.").format(n=money) if money else ""
    if steps:
        text = ngettext("It brings {n} step.", "It brings {n} steps.", steps)
        said = f"{said} {text.format(n=steps)}".strip()
    names = dict(zip(goals(state), labels(state), strict=True))
    old, new = ({payment.card for payment in judged(it, cards).met} for it in (state, after))
    met = [
        _("{label} is met now.").format(label=_(names[card]))
        for card in goals(state)
        if card in new - old
    ]
    return " ".join([said, *met])
