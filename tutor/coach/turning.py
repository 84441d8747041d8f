"""Where a lost game could still be won: the latest part of it from which a computer player wins."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Generic

import attrs

from tutor.coach.coach import MOST_ACTIONS, Coach
from tutor.engine import A, Game, S
from tutor.players.following import Follower
from tutor.record import Record


@attrs.frozen
class Turn:
    """A point of a game. `number`: actions before it; `name`: of the part that begins there."""

    number: int
    name: str


class Turning(Generic[S, A]):
    """The search for it, piece by piece: `step` plays one action.

    Each part is played on by the adviser, who sees what a player sees; the cards that come are
    those of the game. Where it is hopeless it is not played on.
    """

    def __init__(self, coach: Coach[S, A], record: Record[S, A]) -> None:
        self._coach = coach
        self._game: Game[S, A] = record.game
        self._chance = record.chance
        self._states = record.states
        self.found: Turn | None = None
        """The latest part from which the game was won, once it is `done`; None if there is none."""
        self.done = False
        self._work = self._search()

    def step(self) -> None:
        """Play the next action."""
        self.done = next(self._work, None) is None

    def _search(self) -> Iterator[bool]:
        for turn in reversed(starts(self._coach, self._game, self._states)):
            state, rng = self._states[turn.number], Random(f"turning {self._chance} {turn.number}")
            follower = Follower(self._coach.adviser)
            for _n in range(MOST_ACTIONS):
                if self._game.over(state) or self._coach.hopeless(self._game, state):
                    break
                state = self._game.apply(state, follower.choose(self._game, state, rng))
                yield True
            if self._game.over(state) and self._game.verdict(state).winners:
                self.found = turn
                return


def starts(coach: Coach[S, A], game: Game[S, A], states: tuple[S, ...]) -> list[Turn]:
    """Return the beginnings of the parts of a game that its coach names."""
    before: list[S | None] = [None, *states[:-1]]
    named = (
        (number, coach.begins(game, old, new))
        for number, (old, new) in enumerate(zip(before, states, strict=True))
    )
    return [Turn(number, name) for number, name in named if name]
