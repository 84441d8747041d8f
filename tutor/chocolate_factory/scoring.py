"""What everybody has earned (section 11)."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.chocolate_factory.components import MOST_ORDERS, Components
from tutor.chocolate_factory.state import State
from tutor.chocolate_factory.stores import BONUS, NAMES, rank_store
from tutor.engine import Standing, Standings
from tutor.frozen_map import FrozenMap
from tutor.i18n import N_

SHOPS = N_("Corner Shops")
ORDERS = N_("Most orders")
VISITED = N_("Store bonus")
LEFT = N_("Chocolates and coal")
LATER = N_("Later in Saturday's turn order")


def standings(state: State, cards: Components) -> Standings:
    """Score the money of all players, best first; before the end, what it would be now.

    A tie is won by whoever was later in Saturday's turn order (clause 11.7), so no two players
    share a rank.
    """
    n = len(state.players)
    saturday = (state.starter + 5 - state.day) % n
    place = {(saturday + i) % n: i + 1 for i in range(n)}
    items = [_items(state, player, cards) for player in range(n)]
    order = sorted(range(n), key=lambda p: (-sum(items[p].values()), -place[p]))
    return Standings(
        Standing(
            player=p,
            rank=rank,
            total=sum(items[p].values()),
            items=items[p],
            ties=FrozenMap({LATER: place[p]}),
        )
        for rank, p in enumerate(order, 1)
    )


def _items(state: State, player: int, cards: Components) -> Mapping[str, int]:
    seat = state.players[player]
    most = max(len(it.completed) for it in state.players)
    best = bool(most) and len(seat.completed) == most
    stores = {NAMES[it.id]: rank_store(it.stack).get(player, 0) for it in state.stores}
    visited = sum(it.space(player) > 0 for it in state.stores)
    keeper = cards.staff[seat.employee].effect("keep") if seat.employee else None
    each = 2 if keeper is not None and state.last_day else 1
    return FrozenMap(
        {
            SHOPS: seat.money,
            ORDERS: MOST_ORDERS if best else 0,
            **stores,
            VISITED: BONUS.get(visited, 0),
            LEFT: each * len(seat.store) + seat.coal,
        }
    )
