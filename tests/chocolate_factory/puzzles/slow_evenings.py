"""The second proof of the puzzles about sides C and D: every delivery and every sale is played."""

from __future__ import annotations

from collections.abc import Iterator

from tests.chocolate_factory.positions import GAME
from tutor.chocolate_factory.actions import Deliver, Done, Supply
from tutor.chocolate_factory.puzzles.model import Task
from tutor.chocolate_factory.state import State
from tutor.puzzles.model import Puzzle


def _moved(task: Task, after: State) -> int:
    """How far the marker of who solves has moved, at all stores together."""
    pairs = zip(task.state.stores, after.stores, strict=True)
    return sum(new.space(task.player) - old.space(task.player) for old, new in pairs)


def _ended(state: State) -> State:
    return GAME.apply(state, Done())


def delivery(puzzle: Puzzle[Task]) -> dict[str, bool]:
    """Each pile is delivered, if that can be."""
    task = puzzle.task
    spaces = {
        action.goods: _moved(task, GAME.apply(task.state, action))
        for action in GAME.actions(task.state)
        if isinstance(action, Deliver)
    }
    return {key: spaces.get(key) == max(spaces.values()) for key in task.asked.choices(task)}


def borrow(puzzle: Puzzle[Task]) -> dict[str, bool]:
    """Each delivery by each rule, and the end of the evening after it."""
    task = puzzle.task
    best = dict.fromkeys(task.asked.choices(task), 0)
    for action in GAME.actions(task.state):
        if isinstance(action, Deliver):
            by = _moved(task, _ended(GAME.apply(task.state, action)))
            best[action.copied] = max(best[action.copied], by)
    return {key: by == max(best.values()) for key, by in best.items()}


def counted(puzzle: Puzzle[Task]) -> dict[str, bool]:
    """Each way to sell, and the end of the evening after it."""
    task = puzzle.task
    farthest = max(_moved(task, _ended(state)) for state in _sold(task.state))
    return {key: int(key) == farthest for key in task.asked.choices(task)}


def _sold(state: State) -> Iterator[State]:
    seen, open_ = {state}, [state]
    while open_:
        now = open_.pop()
        yield now
        for action in GAME.actions(now):
            if isinstance(action, Supply) and not action.by_employee:
                after = GAME.apply(now, action)
                if after not in seen:
                    seen.add(after)
                    open_.append(after)
