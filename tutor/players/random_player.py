"""The random player."""

from __future__ import annotations

from random import Random

import attrs

from tutor.engine import A, Game, S
from tutor.i18n import N_
from tutor.players.player import choices, pick


@attrs.frozen
class RandomPlayer:
    """Chooses any legal action with equal probability. Plays every game of the tutor."""

    title: str = N_("Carefree")
    description: str = N_("Does anything the rules allow. Good for a first game.")

    def choose(self, game: Game[S, A], view: S, rng: Random) -> A:
        """Return a legal action; see `Player.choose`."""
        return pick(choices(game, view), rng)
