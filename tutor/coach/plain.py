"""Each game's coach: its room's own, or one who knows the game from its rules alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import attrs

from tutor.coach.coach import AnyCoach, Coach
from tutor.players.player import AnyPlayer
from tutor.rooms import room


@attrs.frozen
class PlainCoach(Coach):  # type: ignore[type-arg]
    """The coach of a game whose room offers none."""

    adviser: AnyPlayer


@cache
def coach_of(game_id: str) -> AnyCoach:
    """The coach of a game: its room's own, or one who asks its strongest computer player."""
    offered = room(game_id)
    if offered.coach is not None:
        return offered.coach()
    players: Mapping[str, AnyPlayer] = offered.players()
    return PlainCoach(list(players.values())[-1])
