"""What an Employee brings on Saturday if nothing operates, exactly: orders, store and leftovers.

All that lies in the Factory and in the store room comes together in the evening (clause 7.11), and
it does not matter where an upgrade falls. So the evening alone is searched.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import attrs

from tutor.chocolate_factory.components import TILES
from tutor.chocolate_factory.delivering import further, same_kinds
from tutor.chocolate_factory.drafting import recruited
from tutor.chocolate_factory.goods import holds, pile, without
from tutor.chocolate_factory.operating import changed as upgraded
from tutor.chocolate_factory.operating import upgrade_chains
from tutor.chocolate_factory.puzzles.evenings import pounds
from tutor.chocolate_factory.puzzles.model import CARDS, Task
from tutor.chocolate_factory.puzzles.sales import Prices, Progress, money, needs, payable
from tutor.chocolate_factory.scoring import standings
from tutor.chocolate_factory.shifts import effect_of
from tutor.chocolate_factory.sides import MONEY
from tutor.chocolate_factory.state import Seat, Store
from tutor.chocolate_factory.stores import TRACK, offers, spaces
from tutor.kit.frozen import changed

LOAD = "B"


@attrs.frozen
class Evening:
    """One way through the last evening.

    `room`: what lies there, after upgrades; `delivery`: what the store gets; `by`: how far the
    marker moves; `upto`: how far the orders are afterwards, and `money` what they pay; `total`: the
    pounds of the week.
    """

    room: str
    delivery: str
    by: int
    upto: Progress
    money: int
    total: int


def evening_room(seat: Seat) -> str:
    """Return what lies in the store room on Saturday evening if nothing operates."""
    return pile(seat.store + "".join(seat.belt) + LOAD * TILES)


@lru_cache(maxsize=512)
def best_evening(task: Task, employee: str) -> Evening:
    """Return the best evening with this Employee, if all others leave everything as it is."""
    seat = hired(task, employee)
    return max(_evenings(task, seat), key=lambda it: it.total)


def hired(task: Task, employee: str) -> Seat:
    """Return the seat with the Employee and the coal of a Gift (clause 6.6)."""
    return recruited(task.state, CARDS.staff[employee]).seat


def _evenings(task: Task, seat: Seat) -> Iterator[Evening]:
    """Return at least the best evening of each delivery and each room that upgrades make."""
    each = 1 if effect_of(seat, CARDS, "keep") is None else 2

    def worth(seat: Seat, upto: Progress) -> int:
        """Return the pounds of these stages, less those of the chocolates that are given away."""
        done = frame(task, seat, 0, completed(seat, upto)) - frame(task, seat, 0, 0)
        return money(seat, upto) + done - each * _given(seat, upto)

    prices, most = Prices(seat, worth), -1
    for room, delivery, by in _ways(task, seat):
        rest = without(room, delivery)
        before = frame(task, seat, by, 0) + each * len(rest)
        found = prices.best(rest, most - before)
        if found is not None:
            most = before + found[0]
            yield Evening(room, delivery, by, found[1], money(seat, found[1]), most)
    yield from _by_money(task, seat, each)


def completed(seat: Seat, upto: Progress) -> int:
    """Return how many orders are completed with these stages."""
    return sum(
        mine is not None and last == len(CARDS.orders[mine.id].stages)
        for mine, last in zip(seat.orders, upto, strict=True)
    )


def _given(seat: Seat, upto: Progress) -> int:
    """Return how many chocolates these stages take."""
    return sum(map(len, needs(seat, upto)))


@lru_cache(maxsize=1 << 12)
def frame(task: Task, seat: Seat, by: int, completed: int) -> int:
    """Return the pounds of the week without what is sold tonight and what is left over, where the
    marker moves so far and so many orders are completed (clauses 11.2 to 11.6).
    """
    state, player = task.state, task.player
    done = (*seat.completed, *["S1"] * completed)  # whichever they are: they are counted
    seats = list(state.players)
    seats[player] = attrs.evolve(seat, store="", completed=done)
    store = store_of(task, str(seat.employee))
    moved = tuple(_moved(it, player, by) if it == store else it for it in state.stores)
    after = changed(state, players=tuple(seats), stores=moved)
    return next(it.total for it in standings(after, CARDS) if it.player == player)


def store_of(task: Task, employee: str) -> Store | None:
    """Return the store that an Employee opens, None for one who opens none (clause 18.1)."""
    store = CARDS.staff[employee].store
    return next((it for it in task.state.stores if it.id == store), None)


def _moved(store: Store, player: int, by: int) -> Store:
    if not by:
        return store
    space = min(TRACK, store.space(player) + by)
    stack = (*(it for it in store.stack if it[0] != player), (player, space))
    return Store(store.id, store.side, stack)


def _ways(task: Task, seat: Seat) -> Iterator[tuple[str, str, int]]:
    """Return every room of the evening, with what the store gets of it and how far it moves."""
    room, upgrade = evening_room(seat), effect_of(seat, CARDS, "upgrade")
    yield room, "", 0
    if upgrade is not None:
        for chain in upgrade_chains(room, upgrade.count):
            yield upgraded(room, chain), "", 0
    store = store_of(task, str(seat.employee))
    if store is not None and store.space(task.player) < TRACK:
        for delivery, by in _deliveries(store.id, store.side, room, same_kinds(seat, CARDS)):
            yield room, delivery, by + further(seat, CARDS)


@lru_cache(maxsize=1 << 10)
def _deliveries(store: str, side: str, room: str, same: str) -> tuple[tuple[str, int], ...]:
    """Return what the store takes of this, none with more than it takes for as many spaces."""
    found: list[tuple[str, int]] = []
    for goods in offers(store, side, room, same):  # the smallest first
        by = spaces(store, side, goods, same)
        if by and not any(by <= most and holds(goods, less) for less, most in found):
            found.append((goods, by))
    return tuple(found)


def _by_money(task: Task, seat: Seat, each: int) -> Iterator[Evening]:
    """Return every evening at a side C, which counts the money of the day (clause 17.2)."""
    store, room = store_of(task, str(seat.employee)), evening_room(seat)
    if store is None or store.side != MONEY:
        return
    for upto, much in payable(seat, room).items():
        by = (seat.earned_today + much) // pounds(store.id)
        by = by + further(seat, CARDS) if by else 0
        left = each * (len(room) - _given(seat, upto))
        total = frame(task, seat, by, completed(seat, upto)) + much + left
        yield Evening(room, "", by, upto, much, total)
