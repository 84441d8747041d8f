"""The computer players of Chocolatiers 2019, by id, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocolatiers_2019.players.strengths import DREAMER, PLAYFUL, Lookahead, TurnPlanner
from tutor.players.player import AnyPlayer

PLAYERS: Mapping[str, AnyPlayer] = MappingProxyType(
    {
        "playful": PLAYFUL,
        "dreamy": DREAMER,
        "careful": TurnPlanner(),
        "lookahead": Lookahead(),
    }
)
