"""Check that a game is deterministic: its position and the action determine what follows."""

from __future__ import annotations

import copy
import hashlib
import os
import subprocess
import sys
from random import Random
from typing import Any

from tutor.engine import AnyGame
from tutor.players.player import pick
from tutor.rooms import Room, ids, room
from tutor.testing.drawn import MOST_ACTIONS, Setup, need, setups

HASH_SEEDS = ("1", "2")
"""Hash seeds that put the items of a set into different orders."""


def check_alike(hall: Room) -> None:
    """Play games again, with the same game, with one that has played nothing yet, and in two other
    Pythons, and compare actions and positions.
    """
    game = hall.load(None)
    unused = copy.copy(game)
    for setup in setups(game, 1):
        first = played(game, setup)
        for other, who in ((game, "by the same game"), (unused, "by a game that is new")):
            need(played(other, setup) == first, f"Played again {who}, {setup} is another game.")
    if hall.id in ids():
        first, second = (_elsewhere(hall.id, seed) for seed in HASH_SEEDS)
        need(
            first == second,
            "Another Python lists or plays something else; nothing may follow the order of a set.",
        )


def played(game: AnyGame, setup: Setup) -> str:
    """Play a random game and return a digest of its actions and positions."""
    state, rng, digest = setup.start(game), Random(setup.seed), hashlib.sha256()
    for _n in range(MOST_ACTIONS):
        digest.update(game.dump(state).encode())
        if game.over(state):
            break
        actions = game.actions(state)
        digest.update("\n".join(map(game.action_text, actions)).encode())
        state = game.apply(state, pick(actions, rng))
    digest.update(_results(game, state).encode())
    return digest.hexdigest()


def _results(game: AnyGame, state: Any) -> str:
    standings = game.standings(state)
    return f"{[(s.player, s.rank, s.total, *s.items.items()) for s in standings]}"


def _elsewhere(game_id: str, hash_seed: str) -> str:
    """Return the digests of another Python."""
    path = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, "-m", "tutor.testing.alike", game_id],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    need(done.returncode == 0, f"Another Python cannot play the game: {done.stderr[-300:]}")
    return done.stdout


if __name__ == "__main__":
    rules = room(sys.argv[1]).load(None)
    for each in setups(rules, 1):
        print(played(rules, each))
