"""What lies idle at a table of Chocolate Factory: goods that an order still takes."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolate_factory.actions import Action, Supply
from tutor.chocolate_factory.state import State
from tutor.engine import AnyGame
from tutor.i18n import ngettext


def idle(_game: AnyGame, view: State, actions: Sequence[Action]) -> str:
    """Return how many orders take what is in the store room; "" if none does."""
    orders = len({action.order for action in actions if isinstance(action, Supply)})
    if not orders:
        return ""
    text = ngettext(
        "{n} order still takes your goods.", "{n} orders still take your goods.", orders
    )
    return text.format(n=orders)
