"""The cheapest way through a run, by a search that remembers every position it has seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import count

from tutor.chocolate_factory.actions import Action, Shift
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.goods import holds, pile, without
from tutor.chocolate_factory.shifts import (
    dropped,
    drops,
    effect_of,
    operated,
    operations,
    pushed,
    traded,
    trades,
)
from tutor.chocolate_factory.state import Seat

Key = tuple[tuple[str, ...], str, int, tuple[str, ...], int, bool]


class TooManyPositions(Exception):  # noqa: N818 (what there are, not that it is an error)
    """A search has looked at as many positions as it may."""


def cheapest(seat: Seat, goods: str, cards: Components, pushes: int) -> tuple[Action, ...] | None:
    """Find the actions with least coal, then fewest actions, after which `goods` lie in the store
    room; None where there are none.

    `seat`: in an Operate step. `pushes`: how many further tiles may be pushed in. Exact: it stops
    at the first position that holds the goods, and looks at each position once.
    """
    found = cheapest_from([seat], goods, cards, last=seat.outside - pushes)
    return None if found is None else found[1]


def cheapest_from(
    starts: Sequence[Seat],
    goods: str,
    cards: Components,
    *,
    last: int = 0,
    most: int | None = None,
    below: int | None = None,
    trade: bool = True,
) -> tuple[int, tuple[Action, ...]] | None:
    """Find the least coal, and the actions, that lead from one of these seats to the goods.

    `last`: tiles that stay outside. `below`: what costs as much or more is not looked for. `trade`:
    whether chocolates may be traded. Raises TooManyPositions after `most`.
    """
    number = count()
    open_: list[tuple[int, int, int, Seat, tuple[Action, ...]]] = [
        (0, 0, next(number), seat, ()) for seat in starts
    ]
    seen: set[Key] = set()
    while open_:
        paid, length, _n, now, so_far = heappop(open_)
        if below is not None and paid >= below:
            return None
        if holds(now.store, goods):
            return paid, so_far
        key = key_of(now)
        if key in seen:
            continue
        if most is not None and len(seen) >= most:
            raise TooManyPositions
        seen.add(key)
        for action, after, price in steps(now, goods, cards, push=now.outside > last, trade=trade):
            if key_of(after) not in seen:
                item = (paid + price, length + 1, next(number), after, (*so_far, action))
                heappush(open_, item)
    return None


def key_of(seat: Seat) -> Key:
    """Return what of a seat changes in a run."""
    return seat.belt, seat.store, seat.coal, seat.used, seat.outside, seat.employee_used


def steps(
    seat: Seat, goods: str, cards: Components, *, push: bool, trade: bool = True
) -> Iterator[tuple[Action, Seat, int]]:
    """Return what can be done next, what comes of it, and the coal it costs.

    Chocolates are traded only if they are not wanted.
    """
    for use in operations(seat, cards):
        after = operated(seat, use, cards)
        yield use, after, seat.coal - after.coal
    for drop in drops(seat, cards):
        yield drop, dropped(seat, drop, cards), 0
    for each in trades(seat) if trade else ():
        if _spare(seat.store, goods, each.goods):
            yield each, traded(seat, each), 0
    if push:
        load = effect_of(seat, cards, "load")
        loads = ("B",) if load is None else ("B", pile("".join(load.goods)))
        for load_ in loads:
            yield Shift("" if load_ == "B" else load_), pushed(seat, load_, cards), 0


def _spare(store: str, goods: str, traded_goods: str) -> bool:
    """Return whether as many wanted chocolates lie there without these as with them."""
    kind = traded_goods[0]
    left = without(store, traded_goods).count(kind)
    return left >= min(goods.count(kind), store.count(kind))
