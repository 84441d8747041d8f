"""The computer players of Chocolatiers, by id, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocolatiers.players.greedy import GreedyPlayer
from tutor.chocolatiers.players.lookahead import LookaheadPlayer
from tutor.players.player import AnyPlayer
from tutor.players.random_player import RandomPlayer

PLAYERS: Mapping[str, AnyPlayer] = MappingProxyType(
    {"random": RandomPlayer(), "greedy": GreedyPlayer(), "lookahead": LookaheadPlayer()}
)
