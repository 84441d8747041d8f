"""The computer players: one who does anything, one who completes lines and breaks the other's."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import attrs

from noughts.board import Mark, State, empty_fields, marked
from tutor.engine import Game
from tutor.i18n import N_
from tutor.players.player import AnyPlayer, choices, pick
from tutor.players.random_player import RandomPlayer


@attrs.frozen
class Watchful:
    """Completes a line, else stops the other one from completing theirs, else does anything."""

    title: str = N_("Watchful")
    description: str = N_("Sees every line that lacks one mark.")

    def choose(self, game: Game[State, Mark], view: State, rng: Random) -> Mark:
        """See `Player.choose`."""
        actions = choices(game, view)
        own, other = (completing(view, player) for player in (view.player, 1 - view.player))
        return pick(own or other or actions, rng)


def completing(state: State, player: int) -> list[Mark]:
    """Where one more mark of that player would complete a line."""
    return [action for action in empty_fields(state) if marked(state, action, player).line]


PLAYERS: Mapping[str, AnyPlayer] = {"random": RandomPlayer(), "watchful": Watchful()}
