"""Follow a plan: a computer player thinks again only when its plan no longer fits."""

from __future__ import annotations

from random import Random
from typing import Generic

import attrs

from tutor.engine import A, Game, S
from tutor.players.player import Player, plan


@attrs.define
class Follower(Generic[S, A]):
    """Asks one player for plans and returns their actions one by one.

    It asks again when the plan is used up, when the position is not the one the plan foresaw
    (because of chance, hidden pieces that came to light, or another player's action), and when the
    next action is not legal.
    """

    player: Player[S, A]
    _plan: tuple[A, ...] = ()
    _foreseen: S | None = None

    def choose(self, game: Game[S, A], state: S, rng: Random) -> A:
        """Return the next action in this position, showing the player only its own view.

        Raises GameOver when the game has ended.
        """
        view = game.view(state, game.to_move(state))
        if self._next(game, view) is None:
            self._plan = plan(self.player, game, view, rng)
        action, *rest = self._plan
        self._plan = tuple(rest)
        self._foreseen = game.apply(view, action) if rest else None
        return action

    def planned(self, game: Game[S, A], state: S) -> A | None:
        """Return the next action if it is known without asking, else None."""
        return self._next(game, game.view(state, game.to_move(state)))

    def _next(self, game: Game[S, A], view: S) -> A | None:
        if not self._plan or view != self._foreseen or game.explain(view, self._plan[0]):
            return None
        return self._plan[0]
