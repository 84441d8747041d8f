"""Which stage of an order can be fulfilled today, and with how little coal."""

from __future__ import annotations

from tutor.chocolate_factory.actions import Shift
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.delivering import same_kinds
from tutor.chocolate_factory.names import n_coal, order_name
from tutor.chocolate_factory.orders import payments
from tutor.chocolate_factory.planner import TooManyPositions, cheapest_from, steps
from tutor.chocolate_factory.shifts import effect_of
from tutor.chocolate_factory.state import Seat, State
from tutor.chocolate_factory.using import ON_CHOCOLATES
from tutor.i18n import _

MOST_POSITIONS = 400
"""Positions that are looked at for each way to pay a stage."""
MOST_WAYS = 6
"""A stage with more ways to pay it is not looked at."""


def stage_today(state: State, cards: Components) -> str:
    """Say before the first push which next stage pays most beside the coal it takes, without
    trading; "" if none was found and not every way was looked at.
    """
    seat, found, all_known = state.seat, [], True
    starts = [after for act, after, _coal in steps(seat, "", cards, push=True) if _pushes(act)]
    for mine in seat.orders:
        if mine is None:
            continue
        order = cards.orders[mine.id]
        stage = order.stages[mine.done]
        coal, known = _least(starts, payments(stage.icons, same_kinds(seat, cards)), cards)
        all_known &= known
        if coal is not None:
            text = _("Stage {n} of the {order} can be fulfilled today with {coal}: £{m}.")
            if len(order.stages) == 1:
                text = _("The {order} can be fulfilled today with {coal}: £{m}.")
            said = text.format(
                n=mine.done + 1, order=order_name(order), coal=n_coal(coal), m=stage.worth
            )
            found.append((stage.worth - coal, stage.worth, said))
    if found:
        return max(found)[2]
    helped = effect_of(seat, cards, *ON_CHOCOLATES, "short") is not None
    if helped or not all_known:
        return ""
    return _("Without trading, no next stage of your orders can be fulfilled today.")


def _pushes(action: object) -> bool:
    return isinstance(action, Shift)


def _least(starts: list[Seat], ways: tuple[str, ...], cards: Components) -> tuple[int | None, bool]:
    """Return the least coal found for one of these piles in the store room, and whether every way
    to it was looked at.
    """
    least, known = None, len(ways) <= MOST_WAYS
    for goods in ways[:MOST_WAYS]:
        try:
            found = cheapest_from(
                starts, goods, cards, most=MOST_POSITIONS, below=least, trade=False
            )
        except TooManyPositions:
            known = False
        else:
            least = least if found is None else found[0]
    return least, known
