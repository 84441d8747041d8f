"""The computer players of Chocolatiers, by id, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocolatiers.players.foresight import ForesightPlayer
from tutor.chocolatiers.players.learner import CAREFUL, DREAMER, EAGER, PLAYFUL
from tutor.chocolatiers.players.lookahead import LookaheadPlayer
from tutor.players.player import AnyPlayer

PLAYERS: Mapping[str, AnyPlayer] = MappingProxyType(
    {
        "playful": PLAYFUL,
        "dreamy": DREAMER,
        "greedy": EAGER,
        "careful": CAREFUL,
        "lookahead": LookaheadPlayer(),
        "foresight": ForesightPlayer(),
    }
)
