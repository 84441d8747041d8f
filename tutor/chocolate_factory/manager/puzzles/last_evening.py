"""What one pair can still make of the week on Saturday, exactly: steps, chocolates and money.

The evening's chocolates are shared out among the store, the Demands that still want theirs and the
Corner Shops; each is given once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial

import attrs

from tutor.chocolate_factory.delivering import further
from tutor.chocolate_factory.drafting import recruited
from tutor.chocolate_factory.goods import fillings, holds, without
from tutor.chocolate_factory.manager.cards import GoalCard
from tutor.chocolate_factory.manager.judging import known
from tutor.chocolate_factory.manager.puzzles.model import CARDS, Task, week
from tutor.chocolate_factory.manager.puzzles.one_part import rooms
from tutor.chocolate_factory.manager.puzzles.pairs import Pair, wanted
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.puzzles.sales import Prices, Progress
from tutor.chocolate_factory.state import Seat
from tutor.chocolate_factory.stores import STORES, offers
from tutor.chocolate_factory.stores import spaces as moves

STORE_IDLE, TOO_FEW_STEPS, NO_GIFT, BOTH_WANT, TOO_POOR, WON = range(6)
"""How far a pair brings the week: no steps help at its store; the store cannot be supplied for
enough; a Demand does not get its chocolates; it and the store want the same ones; the money that
the rest brings is too little; all is met.
"""


@attrs.frozen
class Evening:
    """One way through Saturday: the tile that the Part works on, what the Demands get and the
    store, how far the orders are afterwards, and what they bring.
    """

    tile: int
    gifts: tuple[str, ...]
    delivery: str
    upto: Progress
    money: int


@attrs.frozen
class Outcome:
    """What comes of a pair: how far it brings the week, and the evening that earns most of those
    that pay all steps and all Demands; None where none does.
    """

    stage: int
    best: Evening | None


def owed(state: ManagerState) -> list[GoalCard]:
    """Return the Demands that still want their chocolates (clause 15.7)."""
    return [card for card in known(state) if card.give and card.id not in state.paid]


def pounds_wanted(state: ManagerState) -> int:
    """Return the money that is still missing (clauses 15.4 and 15.5)."""
    asked = sum(card.money + card.more for card in known(state))
    return max(0, asked - state.money)


@lru_cache(maxsize=1024)
def outcome(task: Task, pair: Pair) -> Outcome:
    """Return what comes of a pair, if nothing but its Part is operated."""
    state, (employee, part) = week(task), pair
    store = CARDS.staff[employee].store
    need = wanted(state, store)
    if need is None:
        return Outcome(STORE_IDLE, None)
    seat = recruited(state, CARDS.staff[employee]).seat
    ends = rooms(seat, part)
    least = max(1, need - further(seat, CARDS)) if need else 0
    supply = partial(_deliveries, store, state.stores[STORES.index(store)].side, least)
    if not any(map(supply, ends)):
        return Outcome(TOO_FEW_STEPS, None)
    if not any(_given(tuple(owed(state)), room) for room in ends):
        return Outcome(NO_GIFT, None)
    best = _richest(state, seat, ends, supply)
    if best is None:
        return Outcome(BOTH_WANT, None)
    return Outcome(WON if best.money >= pounds_wanted(state) else TOO_POOR, best)


def nearness(task: Task, pair: Pair) -> int:
    """Return how near a pair comes: by what is missing, and where that is money alone, how much."""
    found = outcome(task, pair)
    return 100 * found.stage + (found.best.money if found.best else 0)


def _richest(
    state: ManagerState,
    seat: Seat,
    ends: Mapping[str, int],
    supply: Callable[[str], tuple[str, ...]],
) -> Evening | None:
    """Return the evening that earns most of those that pay all steps and all Demands."""
    prices, seen, best = Prices(seat), set[str](), None
    cards = tuple(owed(state))
    for room, tile in sorted(ends.items()):
        for gifts, rest in _given(cards, room).items():
            for delivery in supply(rest):
                left = without(rest, delivery)
                if left not in seen and (more := prices.best(left, best.money if best else -1)):
                    best = Evening(tile, gifts, delivery, upto=more[1], money=more[0])
                seen.add(left)
    return best


@lru_cache(maxsize=1 << 14)
def _given(cards: tuple[GoalCard, ...], goods: str) -> Mapping[tuple[str, ...], str]:
    """Return every way to give all these Demands their chocolates, and what is left then."""
    found: dict[tuple[str, ...], str] = {(): goods}
    for card in cards:
        found = {
            (*gifts, each): without(rest, each)
            for gifts, rest in found.items()
            for each in fillings(card.give)
            if card.accepts(each) and holds(rest, each)
        }
    return found


@lru_cache(maxsize=1 << 16)
def _deliveries(store: str, side: str, need: int, goods: str) -> tuple[str, ...]:
    """Return the deliveries of these goods that are worth so many spaces, none with more than it
    takes. With none needed "" is one.
    """
    if not need:
        return ("",)
    found: list[str] = []
    for each in offers(store, side, goods):  # the smallest first
        if moves(store, side, each) >= need and not any(holds(each, it) for it in found):
            found.append(each)
    return tuple(found)
