"""The second proof of the puzzle about Saturday's Employees: the day is played with each."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from tests.chocolate_factory.positions import GAME
from tests.chocolate_factory.slow import totals
from tutor.chocolate_factory.actions import STAFF, Deliver, Done, Shift, Supply, Take, Use
from tutor.chocolate_factory.puzzles.model import Task
from tutor.chocolate_factory.state import FULFIL, READY, RUN, SUPPLY, Packets, State
from tutor.puzzles.model import Puzzle


def storeless(puzzle: Puzzle[Task]) -> dict[str, bool]:
    """Each Employee: three tiles, nothing operated, and every evening after that."""
    task = puzzle.task
    most = {
        action.card: max(totals(night)[task.player] for night in nights(task, action))
        for action in GAME.actions(task.state)
        if isinstance(action, Take) and action.kind == STAFF
    }
    assert set(most) == set(task.asked.choices(task))
    return {card: total == max(most.values()) for card, total in most.items()}


def nights(task: Task, action: Take) -> Iterator[State]:
    """Every end of the evening of who takes this Employee; all others stay as they are."""
    taken = GAME.apply(task.state, action)
    own = {"player": task.player, "packets": Packets(), "waiting": ()}
    state: State = attrs.evolve(taken, phase=RUN, step=READY, **own)
    while state.phase == RUN and state.player == task.player:
        state = GAME.apply(state, Shift())
    seen, open_ = set(), [attrs.evolve(state, phase=FULFIL, step=SUPPLY, **own)]
    while open_:
        now = open_.pop()
        yield GAME.apply(now, Done())
        for each in GAME.actions(now):
            if isinstance(each, Supply | Deliver | Use):
                after = GAME.apply(now, each)
                if after.seat not in seen:
                    seen.add(after.seat)
                    open_.append(after)
