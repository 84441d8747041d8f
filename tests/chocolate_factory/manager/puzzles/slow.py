"""A second proof, slow and obvious: from the game's own actions and the words of the questions.
Nothing of the puzzles' searches, nor of the judge of a week, is used.

`python -m tests.chocolate_factory.manager.puzzles.slow` goes through the whole shipped pack.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from itertools import combinations, product

import attrs

from tests.chocolate_factory.manager.positions import GAME, PLAIN
from tests.chocolate_factory.manager.puzzles.slow_saturday import pair, won
from tests.chocolate_factory.manager.puzzles.slow_steps import (
    ALL_STORES,
    every_sum,
    markers,
    moved,
    open_steps,
    paid,
    state_of,
)
from tests.chocolate_factory.puzzles.slow import Found, at_odds
from tutor.chocolate_factory.actions import Supply
from tutor.chocolate_factory.manager.actions import Give
from tutor.chocolate_factory.manager.puzzles.making.shipped import shipped
from tutor.chocolate_factory.manager.puzzles.model import Task
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.state import Seat
from tutor.puzzles.model import Puzzle

LEAVES = ("D", "H", "S", "F", "P", "")
"""Whose Employee leaves, Monday to Saturday (rulebook, Prepare)."""


def _pays(puzzle: Puzzle[Task]) -> Found:
    state = state_of(puzzle.task)
    sums, at = every_sum(open_steps(state)), markers(state)
    whole = paid(sums, at)
    found = {it: not whole and paid(sums, moved(at, it, 1)) for it in ALL_STORES}
    return {"all": whole} | found


def _missing(puzzle: Puzzle[Task]) -> Found:
    """Every marker on every space, up to as many spaces further as are asked about."""
    state = state_of(puzzle.task)
    sums, at = every_sum(open_steps(state)), markers(state)
    free = [range(9 - n + 1) for n in at]
    enough = [
        sum(more)
        for more in product(*free)
        if sum(more) <= 8 and paid(sums, tuple(map(sum, zip(at, more, strict=True))))
    ]
    return {it: int(it) == min(enough) for it in puzzle.task.asked.choices(puzzle.task)}


def _days(puzzle: Puzzle[Task]) -> Found:
    """Every week of stores, day by day."""
    state = state_of(puzzle.task)
    sums, by = every_sum(open_steps(state)), int(puzzle.task.named)
    found = dict.fromkeys(ALL_STORES, False)
    for stores in product(ALL_STORES, repeat=6 - state.day):
        if any(it == LEAVES[state.day + n] for n, it in enumerate(stores)):
            continue
        at = markers(state)
        for it in stores:
            at = moved(at, it, by)
        found[stores[0]] |= paid(sums, at)
    return found


def with_seat(state: ManagerState, seat: Seat) -> ManagerState:
    return attrs.evolve(state, players=(seat,))


def sold(state: ManagerState, demand: int) -> list[ManagerState]:
    """Every position of an evening: orders fulfilled, and this Demand, in any sequence."""
    found: list[ManagerState] = []
    seen, open_ = set(), [state]
    while open_:
        now = open_.pop()
        key = now.seat.store, now.seat.orders, now.paid
        if key in seen:
            continue
        seen.add(key)
        found.append(now)
        for action in GAME.actions(now):
            if isinstance(action, Supply) or (isinstance(action, Give) and action.demand == demand):
                open_.append(GAME.apply(now, action))
    return found


def _later(puzzle: Puzzle[Task]) -> Found:
    """Every evening, every night, every evening after it."""
    state, card = state_of(puzzle.task), puzzle.task.named
    demand = state.demands.index(card)
    three = "".join(state.seat.belt[1:])
    known: dict[tuple[object, ...], int] = {}
    values: dict[str, int] = {}
    for night in sold(state, demand):
        more = 10 if GAME.components.staff[night.seat.employee or ""].effect("keep") else 6
        most = 0
        for kept in set(combinations(night.seat.store, min(more, len(night.seat.store)))):
            goods = "".join(sorted("".join(kept) + three, key="BOKFCNX".index))
            key = goods, night.seat.orders, card in night.paid
            if key not in known:
                seat = attrs.evolve(night.seat, store=goods, employee=PLAIN)
                ends = sold(with_seat(night, seat), demand)
                able = [it.seat.money - night.seat.money for it in ends if card in it.paid]
                known[key] = max(able, default=-1000)
            most = max(most, night.seat.money - state.seat.money + known[key])
        stages = (
            it.done if it else len(GAME.components.orders[was.id].stages) if was else 0
            for it, was in zip(night.seat.orders, state.seat.orders, strict=True)
        )
        when = "now" if card in night.paid else "later"
        way = f"{when} {'-'.join(map(str, stages))}"
        values[way] = max(values.get(way, 0), most)
    top = max(values.values())
    return {it: values[it] == top for it in puzzle.task.asked.choices(puzzle.task)}


MEETS: Mapping[str, Callable[[Puzzle[Task]], Found]] = {
    "pays": _pays,
    "missing": _missing,
    "days": _days,
    "later": _later,
    "pair": pair,
    "won": won,
}
"""For each kind: which answers meet the words of the question."""


def wrong(puzzle: Puzzle[Task]) -> list[str]:
    """Each answer that is accepted and does not meet the words, or meets them and is refused."""
    return at_odds(puzzle, MEETS[puzzle.task.kind](puzzle))


def main() -> int:
    """Go through the shipped pack; return 1 if an answer is judged wrong."""
    found = [line for puzzle in shipped() for line in wrong(puzzle)]
    print("\n".join(found) or f"{len(shipped())} puzzles: all as worded.")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
