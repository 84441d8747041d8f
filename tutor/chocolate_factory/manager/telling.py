"""Actions of the solo game in plain sentences."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolate_factory import telling
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.goods import say_goods
from tutor.chocolate_factory.manager.actions import Choose, Give, ManagerAction
from tutor.chocolate_factory.manager.judging import labels
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.names import part_name, staff_name
from tutor.i18n import _


def describe_action(state: ManagerState, action: ManagerAction, cards: Components) -> str:
    """Return what the action does, in a sentence; legal or not."""
    if isinstance(action, Choose):
        text = _("Take {employee} and {part}.")
        return text.format(**_chosen(action, cards))
    if isinstance(action, Give):
        text = _("Give {goods} for {card}.")
        return text.format(goods=say_goods(action.goods), card=_demand(state, action))
    return telling.describe_action(state, action, cards)


def _chosen(action: Choose, cards: Components) -> dict[str, str]:
    staff, parts = action.employee, action.part
    return {
        "employee": staff_name(staff, cards) if staff in cards.staff else staff,
        "part": part_name(parts, cards) if parts in cards.parts else parts,
    }


def _demand(state: ManagerState, action: Give) -> str:
    names = labels(state)[1:]
    if action.demand < len(names):
        return _(names[action.demand])
    return _("Demand {n}").format(n=action.demand)


def tell(state: ManagerState, action: ManagerAction, who: str, cards: Components) -> str:
    """Return what `who` did, in a few words; "" for what is not worth a line."""
    if isinstance(action, Choose):
        text = _("{who} takes {employee} and {part}.")
        return text.format(who=who, **_chosen(action, cards))
    if isinstance(action, Give):
        text = _("{who} gives {goods} for {card}.")
        return text.format(who=who, goods=say_goods(action.goods), card=_demand(state, action))
    return telling.tell(state, action, who, cards)


def tell_run(
    state: ManagerState, actions: Sequence[ManagerAction], who: str, cards: Components
) -> str:
    """Tell a run in one sentence, and each chocolate order in one of its own."""
    given = [tell(state, it, who, cards) for it in actions if isinstance(it, Give)]
    rest = [it for it in actions if not isinstance(it, Choose | Give)]
    return " ".join([telling.tell_run(state, rest, who, cards), *given])
