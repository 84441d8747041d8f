"""Answers that are a run: its actions as text, what can be done next, and what comes of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tutor.chocolate_factory.actions import Action, Drop, Operate, Shift
from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.notation import action_text, parse_action
from tutor.chocolate_factory.puzzles.model import CARDS, Task
from tutor.chocolate_factory.state import RUN, State
from tutor.chocolate_factory.telling import describe_action
from tutor.engine import ActionError
from tutor.puzzles.model import BETWEEN

RULES = ChocolateFactory.from_file()


def text_of(actions: Sequence[Action]) -> str:
    """Return actions as an answer: "shift; op t1 B>O"."""
    return BETWEEN.join(map(action_text, actions))


def actions_in(done: str) -> tuple[Action, ...]:
    """Return the actions of an answer. Raises ActionError."""
    return tuple(map(parse_action, done.split(BETWEEN))) if done else ()


def allowed(state: State) -> tuple[Action, ...]:
    """Return what can be done in a run that is an answer: all but trades and its
    end."""
    return tuple(
        action
        for action in RULES.actions(state)
        if isinstance(action, Operate | Drop)
        or (isinstance(action, Shift) and state.seat.outside > 0)
    )


@lru_cache(maxsize=512)
def after(task: Task, done: str) -> State | None:
    """Return the position after these actions; None if they are no legal run."""
    state = task.state
    try:
        for action in actions_in(done):
            if isinstance(action, Shift) and not state.seat.outside:
                return None
            if not isinstance(action, Operate | Drop | Shift):
                return None
            if RULES.explain(state, action):
                return None
            state = RULES.apply(state, action)
    except ActionError:
        return None
    return state


def burned(task: Task, done: str) -> int:
    """Return the coal that a legal run burns."""
    state = after(task, done)
    assert state is not None
    return task.seat.coal - state.players[task.player].coal


def say_steps(state: State, actions: Sequence[Action]) -> str:
    """Say what is done in a run, one sentence an action; `state`: as it is before it."""
    said = []
    for action in actions:
        said.append(describe_action(state, action, CARDS))
        if state.phase == RUN:
            state = RULES.apply(state, action)
    return " ".join(said)


def operated(done: str) -> int:
    """Return how many times Parts work in these actions."""
    return sum(isinstance(action, Operate) for action in actions_in(done))
