"""What a new day brings the solo player, in a sentence each."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolate_factory.manager.judging import labels
from tutor.chocolate_factory.manager.saying import say_card
from tutor.chocolate_factory.manager.state import DAILY, ManagerState
from tutor.chocolate_factory.names import day_name
from tutor.chocolate_factory.state import HIDDEN, OVER
from tutor.i18n import _


def news(
    before: ManagerState, after: ManagerState, player: int, names: Sequence[str]
) -> tuple[str, ...]:
    """Return the Demand that has been turned, and that the last day begins."""
    del player, names
    if after.day == before.day or after.phase == OVER:
        return ()
    if after.day >= DAILY:
        text = _("{day} is the last day: no new Demand, and nobody leaves the row.")
        return (text.format(day=day_name(after.day)),)
    n = len(after.initial) + after.day
    if after.demands[n] == HIDDEN:
        return ()
    text = _("{label} is turned: {what}.")
    return (text.format(label=_(labels(after)[n + 1]), what=say_card(after.demands[n])),)
