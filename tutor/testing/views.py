"""Check that views hide, and that they show the mover all their actions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from tutor.engine import AnyGame
from tutor.testing.drawn import need, refuses, setups
from tutor.testing.positions import positions


def check_views(
    game: AnyGame,
    number: int = 1,
    imagine: Callable[[Any, Random], Any] | None = None,
) -> None:
    """Check that views are positions, hide consistently, and are enough for the player to move.

    `imagine(view, rng)`: returns a whole position that could look like this view; the view of it
    must be the same.
    """
    for setup in setups(game, number):
        rng = Random(setup.seed)
        for state in positions(game, setup, rng):
            views = [game.view(state, player) for player in range(setup.players)]
            for player, view in enumerate(views):
                _check_view(game, state, player, view)
                if imagine is not None:
                    made_up = imagine(view, rng)
                    same = game.view(made_up, player) == view
                    need(same, "A view shows what is hidden.", partial(game.describe, state))
                for other in range(player):
                    both = game.view(view, other) == game.view(views[other], player)
                    need(both, f"Players {other} and {player} do not hide the same.")
            for stranger in (-1, setup.players, None, "0"):
                refuses(ValueError, game.view, state, stranger)


def _check_view(game: AnyGame, state: Any, player: int, view: Any) -> None:
    where = partial(game.describe, state, player)
    need(where(), "A view is described without a word.")
    need(game.view(view, player) == view, "Seen again, a view is another one.", where)
    need(game.load(game.dump(view)) == view, "Saved and loaded, a view differs.", where)
    need(game.to_move(view) == game.to_move(state), "A view has another to move.", where)
    need(game.over(view) == game.over(state), "A view ends at another time.", where)
    need(game.seats(view) == game.seats(state), "A view has other seats.", where)
    if player == game.to_move(state):
        same = list(game.actions(view)) == list(game.actions(state))
        need(same, "The player to move can do other things than they see.", where)
    need(game.describe(view, player) == where(), "A view is told in other words.", where)
