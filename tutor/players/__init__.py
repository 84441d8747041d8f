"""Computer players of several strengths. Each is given `game.view(state, player)`, no more."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from tutor.engine import Game
from tutor.players.greedy import GreedyPlayer
from tutor.players.lookahead import LookaheadPlayer
from tutor.players.player import GameOver, Player
from tutor.players.random_player import RandomPlayer

PLAYERS: Mapping[str, Player] = MappingProxyType(
    {"random": RandomPlayer(), "greedy": GreedyPlayer(), "lookahead": LookaheadPlayer()}
)
"""Every computer player by id, weakest first."""


def decide(player: Player, game: Game, state: Any, rng: Random) -> Any:
    """What the computer player does in this state, of which it is shown its own view.

    >>> from tutor import load_game
    >>> game = load_game("chocolatiers")
    >>> decide(PLAYERS["greedy"], game, game.start(players=2, seed=7), Random(1))
    Take(card='M')
    """
    return player.choose(game, game.view(state, game.to_move(state)), rng)


__all__ = ["PLAYERS", "GameOver", "Player", "decide"]
