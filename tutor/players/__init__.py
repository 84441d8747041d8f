"""Computer players. Each sees `game.view(state, player)` only; a game has its own players, too."""

from random import Random

from tutor.engine import A, Game, S
from tutor.players.following import Follower
from tutor.players.player import AnyPlayer, GameOver, Planner, Player


def decide(player: Player[S, A], game: Game[S, A], state: S, rng: Random) -> A:
    """Return the computer player's action in this state, showing it only its own view.

    >>> from tutor import GAMES, load_game
    >>> from tutor.players.random_player import RandomPlayer
    >>> game = load_game(GAMES[0])
    >>> decide(RandomPlayer(), game, game.start(min(game.players), seed=7), Random(1)) is not None
    True
    """
    return player.choose(game, game.view(state, game.to_move(state)), rng)


__all__ = ["AnyPlayer", "Follower", "GameOver", "Planner", "Player", "decide"]
