"""Which pieces an action of the solo game is about, and which can be pointed at.

Ids are those of the main game, but for packets and players, and "card:EF3" a card of the row,
"goal:0" the Weekly Target, "goal:1" the first Demand and so on, Initial ones first; "order:3" is
the first Special Order.
"""

from __future__ import annotations

from itertools import chain

from tutor.chocolate_factory.manager.actions import Choose, Give, ManagerAction
from tutor.chocolate_factory.manager.judging import goals
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.state import PLACES, TILES
from tutor.chocolate_factory.teaching import pointing


def pieces(state: ManagerState, action: ManagerAction) -> list[str]:
    """Return the ids of the pieces to touch for this action."""
    match action:
        case Choose(employee, part):
            return [f"card:{employee}", f"card:{part}"]
        case Give(demand):
            return [f"goal:{demand + 1}"]
        case _:
            return pointing.pieces(state, action)


def targets(state: ManagerState) -> list[str]:
    """Return the ids of all that the learner can point at, as they stand on the table."""
    seat = state.seat
    return [
        *(f"goal:{n}" for n in range(len(goals(state)))),
        *(f"card:{card}" for card in chain(*state.packets.staff, *state.packets.parts)),
        *(f"part:{place}" for place in PLACES),
        *(f"tile:{n}" for n in range(1, TILES + 1)),
        "room",
        "coal",
        *(f"order:{n}" for n, mine in enumerate(seat.orders) if mine),
        *(["employee"] if seat.employee else []),
        *(f"store:{store.id}" for store in state.stores),
        *(f"drawn:{card[0]}" for card in state.waiting if state.step == "new"),
    ]
