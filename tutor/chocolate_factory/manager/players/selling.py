"""What a computer player does in a Fulfil of the solo game: every way, each position once."""

from __future__ import annotations

from tutor.chocolate_factory.actions import Action, Deliver, Supply, Use
from tutor.chocolate_factory.cleaning import room_overnight
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.delivering import counted
from tutor.chocolate_factory.fulfilling import actions as fulfil_actions
from tutor.chocolate_factory.manager.actions import Give
from tutor.chocolate_factory.manager.giving import gives
from tutor.chocolate_factory.manager.players.progress import left_over, progress
from tutor.chocolate_factory.manager.rules import successor
from tutor.chocolate_factory.manager.state import ManagerState

MOST_POSITIONS = 300
"""Positions looked at before selling."""
MOST_IMAGINED = 40
"""Positions looked at where a sale is only imagined, hundreds of times a day."""


def best_sale(
    state: ManagerState,
    cards: Components,
    *,
    gifts: bool = True,
    acts: bool = False,
    most: int = MOST_POSITIONS,
) -> tuple[float, tuple[Action | Give, ...]]:
    """Return what the week is worth after the best sequence of a Fulfil, and the sequence without
    its end. `gifts`: it thinks of chocolate orders and stores, not of money alone. `acts`:
    and of the Employee's Action on the store room. `most`: positions looked at.
    """
    sales = (*([Use] if acts else []), Supply, *([Deliver] if gifts else []))
    room = room_overnight(state.seat, cards, state.overnight)
    best: tuple[float, tuple[Action | Give, ...]] = (float("-inf"), ())
    seen = {_key(state)}
    open_: list[tuple[ManagerState, tuple[Action | Give, ...]]] = [(state, ())]
    while open_:
        now, path = open_.pop()
        total = progress(counted(now, cards), cards) + left_over(now, room)
        best = max(best, (total, path), key=lambda it: it[0])
        if len(seen) >= most:
            continue
        found = sorted(
            (it for it in fulfil_actions(now, cards) if isinstance(it, sales)),
            key=lambda it: not isinstance(it, Use),  # what comes first is looked at last
        )
        ways: list[Action | Give] = [*found, *(gives(now) if gifts else ())]
        for action in ways:
            after = successor(now, action, cards)
            if _key(after) not in seen:
                seen.add(_key(after))
                open_.append((after, (*path, action)))
    return best


def _key(state: ManagerState) -> tuple[object, ...]:
    seat = state.seat
    return (
        seat.store,
        seat.orders,
        seat.supplied_today,
        seat.copied,
        seat.employee_used,
        seat.upgrades_left,
        state.paid,
    )
