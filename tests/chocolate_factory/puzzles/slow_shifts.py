"""The second proof of the puzzles about Shifts: all of a run is played, tile after tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count

import attrs

from tests.chocolate_factory.positions import GAME
from tutor.chocolate_factory.actions import Drop, Operate, Shift
from tutor.chocolate_factory.puzzles.model import Task
from tutor.chocolate_factory.state import State
from tutor.puzzles.model import Puzzle


def going_on(state: State, player: int, goods: str) -> Iterator[State]:
    """What a run can come to by one action. What is not wanted is not dropped: it comes out by
    itself or stays, and hinders nobody.
    """
    outside = state.players[player].outside
    for action in GAME.actions(state):
        if isinstance(action, Drop) and not set(action.goods) <= set(goods):
            continue
        if isinstance(action, Operate | Drop) or (isinstance(action, Shift) and outside):
            yield GAME.apply(state, action)


def fewest_pushes(state: State, goods: str) -> int | None:
    """The fewest tiles that are pushed until the goods lie in the store room; None if they never
    do.
    """
    player, number = state.player, count()
    coal, tiles = state.seat.coal, state.seat.outside
    open_ = [(0, 0, next(number), state)]
    seen = set()
    while open_:
        pushes, _burned, _n, now = heappop(open_)
        seat = now.players[player]
        if not Counter(goods) - Counter(seat.store):
            return pushes
        if (key := attrs.evolve(seat, coal=0)) in seen:
            continue  # it was seen with more coal: of as many pushes the cheapest come first
        seen.add(key)
        for after in going_on(now, player, goods):
            mine = after.players[player]
            heappush(open_, (tiles - mine.outside, coal - mine.coal, next(number), after))
    return None


def soonest(puzzle: Puzzle[Task]) -> dict[str, bool]:
    """Each number of Shifts, and never."""
    task = puzzle.task
    least = fewest_pushes(task.state, task.named)
    right = "never" if least is None else str(least)
    return {key: key == right for key in task.asked.choices(task)}
