"""What a run can bring, exactly: the least coal for goods, and every store room it can end with.

Nothing is traded; what an Employee does with chocolates is not searched, so nobody with such an
Employee is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count

from tutor.chocolate_factory.actions import Action, Shift
from tutor.chocolate_factory.goods import holds, pile
from tutor.chocolate_factory.players.day import best_run
from tutor.chocolate_factory.players.worth import goods_worth
from tutor.chocolate_factory.puzzles.model import CARDS
from tutor.chocolate_factory.shifts import (
    dropped,
    drops,
    effect_of,
    operated,
    operations,
    pushed,
)
from tutor.chocolate_factory.state import PLACES, Seat
from tutor.chocolate_factory.using import ON_CHOCOLATES
from tutor.kit.frozen import changed

MOST = 6000
"""Positions of a run that are looked at; a task with more is not asked."""
FEW = 800
"""The same limit for the outcome of a wrong answer, which is told at once."""
WIDTH = 3
"""Ends of a Shift that a plan follows."""

Actions = tuple[Action, ...]


class TooManyPositions(Exception):  # noqa: N818 (what there are, not that it is an error)
    """A search has looked at as many positions as it may."""


def able(seat: Seat) -> bool:
    """Return whether the run of this seat can be searched: all that its Employee does counts."""
    return effect_of(seat, CARDS, *ON_CHOCOLATES) is None


def loads(seat: Seat) -> list[str]:
    """Return what can lie on the next tile."""
    load = effect_of(seat, CARDS, "load")
    return sorted({"B"} if load is None else {"B", pile("".join(load.goods))})


def starts(seat: Seat) -> list[tuple[Actions, Seat]]:
    """Return the seat in its first Operate step, and how it comes there: as it is, or after each
    load it can push.
    """
    if seat.pushed:
        return [((), seat)]
    return [
        ((Shift("" if each == "B" else each),), pushed(seat, each, CARDS)) for each in loads(seat)
    ]


@lru_cache(maxsize=4096)
def planned(seat: Seat) -> tuple[str, int, Actions]:
    """Return the store room that a computer player's run leads to, the coal it burns, and the run:
    what can be done, if not how cheaply.
    """
    line = best_run(seat, CARDS, lambda end: goods_worth(end.store), WIDTH)
    return line.seat.store, seat.coal - line.seat.coal, line.actions


def ways(seat: Seat, wanted: frozenset[str]) -> Iterator[tuple[Action, Seat, int]]:
    """Return what can be done next in a run without trading, what comes of it, and its coal.

    Only wanted chocolates go through the Chute: others on the belt are in nobody's way.
    """
    for use in operations(seat, CARDS):
        after = operated(seat, use, CARDS)
        yield use, after, seat.coal - after.coal
    for drop in drops(seat, CARDS):
        if wanted.issuperset(drop.goods):
            yield drop, dropped(seat, drop, CARDS), 0
    if seat.outside:
        for load in loads(seat):
            yield Shift("" if load == "B" else load), pushed(seat, load, CARDS), 0


def _but_coal(seat: Seat) -> object:
    """Return what of a seat changes in a run, apart from its coal."""
    return seat.belt, seat.store, seat.used, seat.outside, seat.employee_used


@lru_cache(maxsize=4096)
def cheapest_run(
    seat: Seat, goods: str, below: int | None = None, most: int = MOST
) -> tuple[int, Actions] | None:
    """Return the least coal, and the shortest run, with which these goods lie in the store room
    at the end of today's run; None where they cannot, or not for less than `below`. Raises
    TooManyPositions.
    """
    store, coal, _run = planned(seat)
    if holds(store, goods) and (below is None or coal < below):
        below = coal + 1
    wanted, number, seen = frozenset(goods), count(), set[object]()
    open_: list[tuple[int, int, int, Seat, Actions]] = [
        (0, len(first), next(number), start, first) for first, start in starts(seat)
    ]
    while open_:
        paid, length, _n, now, so_far = heappop(open_)
        if below is not None and paid >= below:
            return None
        if holds(now.store, goods):
            return paid, so_far
        if (key := _but_coal(now)) in seen:  # with more coal left, since least is burned first
            continue
        seen.add(key)
        if len(seen) > most:
            raise TooManyPositions
        for action, after, price in ways(now, wanted):
            if _but_coal(after) not in seen:
                item = (paid + price, length + 1, next(number), after, (*so_far, action))
                heappush(open_, item)
    return None


def soonest_run(seat: Seat, goods: str) -> tuple[int, Actions] | None:
    """Return the fewest tiles that are pushed until these goods lie in the store room, and the
    cheapest run that does it; None where no run of today brings them. Raises TooManyPositions.
    """
    for tiles in range(1, seat.outside + 1):
        found = run_within(seat, goods, tiles)
        if found is not None:
            return tiles, found
    return None


def run_within(seat: Seat, goods: str, tiles: int) -> Actions | None:
    """Return the cheapest run that brings these goods and pushes so many tiles at most, None where
    there is none. Raises TooManyPositions.
    """
    found = cheapest_run(changed(seat, outside=tiles), goods)
    return None if found is None else found[1]


def known_run(seat: Seat, goods: str) -> tuple[int, Actions] | None:
    """Return a run that brings the goods, and its coal: the cheapest where a short search finds
    it, else the one of a computer player; None where neither does.
    """
    try:
        return cheapest_run(seat, goods, most=FEW)
    except TooManyPositions:
        store, coal, run = planned(seat)
        return (coal, run) if holds(store, goods) else None


def least(seat: Seat, goods: str, below: int | None = None) -> int | None:
    """Return the least coal for these goods, as `cheapest_run`."""
    found = cheapest_run(seat, goods, below)
    return None if found is None else found[0]


@lru_cache(maxsize=64)
def ends(seat: Seat, wanted: frozenset[str]) -> Mapping[str, Actions]:
    """Return every pile that can lie in the store room at the end of the run, if only wanted
    chocolates go through the Chute, and the shortest way there. Raises TooManyPositions.
    """
    seen = {(_but_coal(seat), seat.coal)}
    following: list[tuple[Seat, Actions]] = [(seat, ())]
    found: dict[str, Actions] = {}
    while following:
        open_, following = following, []
        for now, so_far in open_:
            if not now.outside:
                found.setdefault(now.store, so_far)
            for action, after, _price in ways(now, wanted):
                key = (_but_coal(after), after.coal)
                if key not in seen:
                    seen.add(key)
                    following.append((after, (*so_far, action)))
        if len(seen) > MOST:
            raise TooManyPositions
    return found


def with_part(seat: Seat, card: str, place: str) -> Seat:
    """Return the seat with a Part at a place, whatever it covers."""
    at = PLACES.index(place)
    return changed(seat, places=(*seat.places[:at], card, *seat.places[at + 1 :]))
