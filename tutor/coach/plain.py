"""Each game's coach: its room's own, or a plain one that uses the rules alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import attrs

from tutor.coach.coach import AnyCoach, Coach
from tutor.coach.redrawn import redrawn
from tutor.engine import AnyGame
from tutor.players.player import AnyPlayer
from tutor.rooms import room


@attrs.frozen
class PlainCoach(Coach):  # type: ignore[type-arg]
    """The coach of a game whose room offers none."""

    adviser: AnyPlayer

    def imagine(self, game: AnyGame, state: Any, player: int, rng: Random) -> Any:
        """Redraw what is hidden from the player; return the position itself if nothing can be."""
        other = redrawn(game, state, player, rng)
        return state if other is None else other


@cache
def coach_of(game_id: str) -> AnyCoach:
    """Return the coach of a game: its room's own, or one that asks its strongest computer
    player.
    """
    offered = room(game_id)
    if offered.coach is not None:
        return offered.coach()
    players: Mapping[str, AnyPlayer] = offered.players()
    return PlainCoach(list(players.values())[-1])
