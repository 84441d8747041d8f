"""Positions of real games for the tests: every few turns of games of careful players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from tutor.chocoly.actions import Action, Stack
from tutor.chocoly.game import Chocoly
from tutor.chocoly.state import State
from tutor.players.player import pick

GAME = Chocoly.from_file()


def at_random(players: int, seed: int) -> Iterator[State]:
    """Every position of a game played by chance, in which stacks are as likely as lays."""
    rng = Random(seed)
    state = GAME.start(players, seed=seed, options={"flavours": "ABC"})
    while not GAME.over(state):
        yield state
        actions: list[Action] = list(GAME.actions(state))
        stacks: list[Action] = [action for action in actions if isinstance(action, Stack)]
        state = GAME.apply(state, pick(stacks if stacks and rng.random() < 0.4 else actions, rng))


@cache
def some(players: int = 2, seed: int = 1, every: int = 5) -> tuple[State, ...]:
    """Some positions of such a game."""
    return tuple(at_random(players, seed))[::every]
