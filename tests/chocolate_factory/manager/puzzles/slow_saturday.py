"""The second proof of the puzzles about Saturday: each pair is played, place by place."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, product

from tests.chocolate_factory.manager.positions import GAME
from tests.chocolate_factory.manager.puzzles.slow_steps import (
    every_sum,
    markers,
    open_steps,
    paid,
    state_of,
)
from tests.chocolate_factory.puzzles.slow import Found
from tutor.chocolate_factory.actions import Deliver, Operate, Shift, Supply
from tutor.chocolate_factory.manager.actions import Choose, Give
from tutor.chocolate_factory.manager.cards import load_cards
from tutor.chocolate_factory.manager.puzzles.model import Task
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.state import FULFIL, PLACES, RUN
from tutor.puzzles.model import Puzzle


def pair(puzzle: Puzzle[Task]) -> Found:
    """Each pair, played: every place, every use of the new Part, every delivery."""
    state = state_of(puzzle.task)
    sums = every_sum(open_steps(state))
    return {
        key: any(
            paid(sums, markers(GAME.apply(evening, action)))
            for evening in evenings(GAME.apply(state, Choose(*key.split())))
            for action in GAME.actions(evening)
            if isinstance(action, Deliver)
        )
        for key in puzzle.task.asked.choices(puzzle.task)
    }


def evenings(state: ManagerState) -> Iterator[ManagerState]:
    """Every evening after a run in which nothing but the new Part operates, of those with the same
    store room one.
    """
    rooms = set()
    for place in PLACES:
        seen, open_ = set(), [GAME.apply(state, GAME.parse_action(f"place {place}"))]
        while open_:
            now = open_.pop()
            seat = now.seat
            if now.phase != RUN:
                if now.phase == FULFIL and seat.store not in rooms:
                    rooms.add(seat.store)
                    yield now
                continue
            if seat in seen:
                continue
            seen.add(seat)
            for action in GAME.actions(now):
                plain = isinstance(action, Operate) and action.place == place
                last = isinstance(action, Shift) and not seat.outside and seat.pushed
                if (
                    last
                    or (plain and not getattr(action, "by_employee", False))
                    or (isinstance(action, Shift) and not action.load)
                ):  # Saturday's end of the run empties the belt
                    open_.append(GAME.apply(now, action))


def won(puzzle: Puzzle[Task]) -> Found:
    """Each pair that is offered, and for a week that is lost each pair of the row."""
    state = state_of(puzzle.task)
    row = [*product(chain(*state.packets.staff), chain(*state.packets.parts))]
    keys = [key for key in puzzle.task.asked.choices(puzzle.task) if key != "lost"]
    found = {key: _wins(state, *key.split()) for key in keys}
    lost = not any(found.values()) and not any(
        _wins(state, *each) for each in row if " ".join(each) not in found
    )
    return {**found, "lost": lost}


def _wins(state: ManagerState, employee: str, part: str) -> bool:
    """Whether all cards are met after some evening with this pair."""
    sums = every_sum(open_steps(state))
    cards = [load_cards()[it] for it in (state.target, *state.demands)]
    wanted = sum(card.money + card.more for card in cards)
    debts = {card.id for card in cards if card.give}
    known: dict[object, int] = {}
    return any(
        paid(sums, markers(night)) and debts <= set(night.paid) and most(night, known) >= wanted
        for evening in evenings(GAME.apply(state, Choose(employee, part)))
        for night in given(evening)
    )


def given(evening: ManagerState) -> Iterator[ManagerState]:
    """The evening before any order, after every way to supply the store and to pay Demands. What is
    sold before that leaves no more for it.
    """
    open_ = [evening]
    while open_:
        now = open_.pop()
        yield now
        open_ += [
            GAME.apply(now, action)
            for action in GAME.actions(now)
            if isinstance(action, Deliver | Give)
        ]


def most(state: ManagerState, known: dict[object, int]) -> int:
    """The most money after all that can be sold to Corner Shops."""
    key = state.seat.store, state.seat.orders, state.seat.money
    if key not in known:
        sales = [it for it in GAME.actions(state) if isinstance(it, Supply)]
        ends = (most(GAME.apply(state, it), known) for it in sales)
        known[key] = max(ends, default=state.seat.money)
    return known[key]
