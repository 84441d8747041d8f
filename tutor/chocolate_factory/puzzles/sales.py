"""What the Corner Shops pay today: every set of stages that a store room can pay for, exactly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from tutor.chocolate_factory.delivering import same_kinds
from tutor.chocolate_factory.goods import holds, without
from tutor.chocolate_factory.orders import payments
from tutor.chocolate_factory.puzzles.model import CARDS
from tutor.chocolate_factory.shifts import effect_of
from tutor.chocolate_factory.state import Seat

Progress = tuple[int, ...]
"""Stages done of each of the three orders; 0 where there is none."""


def progress(seat: Seat) -> Progress:
    """Return how far the orders are."""
    return tuple(0 if mine is None else mine.done for mine in seat.orders)


def all_progress(seat: Seat) -> tuple[Progress, ...]:
    """Return how far the orders can be, whatever is paid for, the present first."""
    found: list[Progress] = [()]
    for mine in seat.orders:
        last = 0 if mine is None else len(CARDS.orders[mine.id].stages)
        first = 0 if mine is None else mine.done
        found = [(*it, upto) for it in found for upto in range(first, last + 1)]
    return tuple(found)


def money(seat: Seat, upto: Progress) -> int:
    """Return what the stages up to there pay, with what the Employee adds (clause 6.6)."""
    stage, whole = effect_of(seat, CARDS, "stage"), effect_of(seat, CARDS, "order")
    total = 0
    for mine, last in zip(seat.orders, upto, strict=True):
        if mine is None:
            continue
        stages = CARDS.orders[mine.id].stages
        done = stages[mine.done : last]
        total += sum(it.worth for it in done) + len(done) * (stage.count if stage else 0)
        if whole is not None and done and last == len(stages):
            total += whole.count
    return total


def payable(seat: Seat, goods: str) -> Mapping[Progress, int]:
    """Return every progress that these chocolates pay for, and its money."""
    return {it: money(seat, it) for it in all_progress(seat) if pays(seat, goods, it)}


def pays(seat: Seat, goods: str, upto: Progress) -> bool:
    """Return whether these chocolates pay for all stages up to there, none of them twice."""
    return _pays(goods, needs(seat, upto), same_kinds(seat, CARDS))


def needs(seat: Seat, upto: Progress) -> tuple[tuple[str, ...], ...]:
    """Return what the stages up to there want, order by order."""
    return tuple(
        CARDS.orders[mine.id].needs(mine.done, last)
        for mine, last in zip(seat.orders, upto, strict=True)
        if mine is not None and last > mine.done
    )


class Prices:
    """What a seat's orders pay, for many piles one after the other: the dearest is tried first.

    `worth`: what stages up to there are worth, their money if it is not said.
    """

    def __init__(self, seat: Seat, worth: Callable[[Seat, Progress], int] = money) -> None:
        self._same = same_kinds(seat, CARDS)
        found = ((worth(seat, upto), upto, needs(seat, upto)) for upto in all_progress(seat))
        self._known = sorted(found, reverse=True)

    def best(self, goods: str, above: int = -1) -> tuple[int, Progress] | None:
        """Return the most that these chocolates are worth, and for what; None for no more than
        `above`.
        """
        for much, upto, wanted in self._known:
            if much <= above:
                break
            if _pays(goods, wanted, self._same):
                return much, upto
        return None


@lru_cache(maxsize=1 << 16)
def _pays(goods: str, needs: tuple[tuple[str, ...], ...], same: str) -> bool:
    if not needs:
        return True
    return any(
        _pays(without(goods, each), needs[1:], same)
        for each in payments(needs[0], same)
        if holds(goods, each)
    )


def best_money(seat: Seat, goods: str) -> int:
    """Return the most that the Corner Shops pay today for these chocolates."""
    return max(payable(seat, goods).values())
