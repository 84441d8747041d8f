"""What a week is worth to a computer player: how far it is on the way to all cards that lie open.

Rules of thumb in pounds, not rules; the judge of a week is `assignment`.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.goods import stands_for
from tutor.chocolate_factory.manager.cards import ALIKE, DIFFERENT, GoalCard, load_cards
from tutor.chocolate_factory.manager.judging import known, spaces
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.players.worth import COAL, TOMORROW, goods_worth
from tutor.chocolate_factory.stores import STORES

STEP = 5.0
"""A step that a card asks for."""
APART = 2.0
"""So much more for each further store that the card asks for: a day opens one store."""
SPARE_STEP = 1.2
"""A step that no open card asks for: Demands are still to come."""
SPARE_MONEY = 0.15
"""A pound more than is wanted so far: a Demand may raise it."""
GIVEN = 4.5
"""A chocolate of a Demand that is paid."""
READY = 0.5
"""A chocolate in the store room that a Demand asks for."""
ORDER = 4.0
"""A completed order of a size that the Target asks for."""


def progress(state: ManagerState, cards: Components) -> float:
    """Return what money, markers, orders and gifts so far are worth."""
    asked = known(state)
    wanted = sum(card.money + card.more for card in asked)
    total = min(state.seat.money, wanted) + SPARE_MONEY * max(0, state.seat.money - wanted)
    total += sum(GIVEN * len(load_cards()[card].give) for card in state.paid)
    sizes = Counter(size for card in asked for size in card.orders)
    if sizes:
        done = Counter(cards.orders[card].size for card in state.seat.completed)
        total += ORDER * (sizes & done).total()
    steps = tuple((card.store, card.steps) for card in asked if card.steps)
    return total + steps_worth(steps, spaces(state))


@lru_cache(maxsize=1 << 14)
def steps_worth(asked: tuple[tuple[str, tuple[int, ...]], ...], at: tuple[int, ...]) -> float:
    """Return what markers are worth to these cards: named stores first, then the largest boxes,
    each at the store where most is left.
    """
    left, total = list(at), 0.0
    for store, steps in sorted(asked, key=lambda it: (not it[0], -it[1][0])):
        stores = (
            [STORES.index(store)] if store else sorted(range(len(left)), key=lambda n: -left[n])
        )
        for n, step in zip(stores, steps, strict=False):
            used = min(left[n], step)
            left[n] -= used
            total += (STEP + APART * (len(steps) - 1)) * used
    return total + SPARE_STEP * sum(left)


def left_over(state: ManagerState, room: int) -> float:
    """Value what stays overnight: the best pieces, and those that Demands wait for."""
    if state.last_day:
        return 0.0
    seat = state.seat
    stays = seat.store[max(0, len(seat.store) - room) :]
    traded = len(seat.store) - len(stays)
    return stored(state, stays) + COAL * min(seat.coal + traded, 12)


def stored(state: ManagerState, goods: str) -> float:
    """Value a store room overnight, with a liking for what unpaid Demands ask for."""
    waiting = (it for it in known(state) if it.give and it.id not in state.paid)
    return TOMORROW * goods_worth(goods) + sum(READY * matching(it, goods) for it in waiting)


@lru_cache(maxsize=1 << 14)
def matching(demand: GoalCard, goods: str) -> int:
    """Return how many of a Demand's chocolates lie there already."""
    kinds = set(stands_for(demand.give[0]))
    if demand.which == ALIKE:
        return min(len(demand.give), max((goods.count(kind) for kind in kinds), default=0))
    if demand.which == DIFFERENT:
        return min(len(demand.give), len(kinds & set(goods)))
    found, left = 0, list(goods)
    for icon in demand.give:
        piece = next((kind for kind in left if kind in stands_for(icon)), None)
        if piece is not None:
            left.remove(piece)
            found += 1
    return found
