"""Computer players of several strengths. Each is given `game.view(state, player)`, no more."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.players.greedy import GreedyPlayer
from tutor.players.lookahead import LookaheadPlayer
from tutor.players.player import GameOver, Player
from tutor.players.random_player import RandomPlayer

PLAYERS: Mapping[str, Player] = MappingProxyType(
    {"random": RandomPlayer(), "greedy": GreedyPlayer(), "lookahead": LookaheadPlayer()}
)
"""Every computer player by id, weakest first."""

__all__ = ["PLAYERS", "GameOver", "Player"]
