"""Check that computer players play to the end, from views alone."""

from __future__ import annotations

from functools import partial
from random import Random

from tutor.engine import AnyGame
from tutor.players.player import AnyPlayer, GameOver
from tutor.rooms import Room
from tutor.testing.drawn import MOST_ACTIONS, Setup, looks_closely, need, setups


def check_players(room: Room, game: AnyGame | None = None) -> None:
    """Let each computer player of the room play a game to its end from views alone.

    The weakest plays with every number of players, the others with the fewest.
    """
    rules = room.load(None) if game is None else game
    need(room.players(), "The room has no computer player.")
    for number, (name, player) in enumerate(room.players().items()):
        need(player.title and player.description, f"The player “{name}” has no words.")
        for setup in setups(rules, 1):
            if number == 0 or setup.players == rules.players[0]:
                _check_player(rules, name, player, setup)


def _check_player(game: AnyGame, name: str, player: AnyPlayer, setup: Setup) -> None:
    state, rng = setup.start(game), Random(setup.seed)
    for number in range(MOST_ACTIONS):
        if game.over(state):
            break
        # Loaded from its text, so that it shares no object with the position.
        view = game.load(game.dump(game.view(state, game.to_move(state))))
        action = player.choose(game, view, Random(number))
        if looks_closely(number, rng):
            again = player.choose(game, view, Random(number))
            need(again == action, f"“{name}” chooses in two ways from the same view and chance.")
        said = " ".join(v.message for v in game.explain(state, action))
        need(not said, f"“{name}” does what is not legal: {said}", partial(game.describe, state))
        state = game.apply(state, action)
    need(game.over(state), f"Games of “{name}” do not end.")
    try:
        player.choose(game, game.view(state, 0), Random(0))
    except GameOver:
        return
    raise AssertionError(f"“{name}” chooses when the game is over; it should raise GameOver.")
