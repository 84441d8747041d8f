"""Puzzles out of whole weeks: computer players play, moments are proposed, proofs decide."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.players.strengths import PLAYERS
from tutor.chocolate_factory.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolate_factory.puzzles.making.first import Search
from tutor.chocolate_factory.puzzles.making.possible import problems
from tutor.chocolate_factory.puzzles.model import GAME, Task
from tutor.chocolate_factory.setup import DRAWN, SIDE_OPTIONS
from tutor.chocolate_factory.state import State, view
from tutor.chocolate_factory.stores import SIDES
from tutor.players.following import Follower
from tutor.players.player import pick
from tutor.puzzles.model import Puzzle

SEATS = (2, 3, 4, 4)
STRAYS = 0.15
"""How often a player does something else than planned: positions are to differ."""
SIDES_DRAWN = (*SIDES, DRAWN)
SEARCH = Search(GAME, PUZZLE_KINDS, problems, moments=40)


def from_game(
    number: int, seed: int = 0, kinds: Sequence[str] = tuple(PUZZLE_KINDS)
) -> tuple[list[Puzzle[Task]], int]:
    """Play game `number` of this seed and keep at most one puzzle of each kind from it. With the
    puzzles: how many tasks were tried.
    """
    moments = [view(state) for state in _moments(Random(f"{seed}/{number}"))]
    return SEARCH.first_of_each(kinds, moments, f"{seed}/{number}")


def _moments(rng: Random) -> list[State]:
    """Return every position of one week of players who are not all alike."""
    game = ChocolateFactory.from_file()
    sides = rng.choice(SIDES_DRAWN)
    state = game.start(
        rng.choice(SEATS),
        seed=int(rng.random() * 2**32),
        options=dict.fromkeys(SIDE_OPTIONS, sides),
    )
    names = [rng.choice(["greedy", "greedy", "hasty", "shrewd"]) for _seat in state.players]
    players = [Follower(PLAYERS[name]) for name in names]
    found = [state]
    while not game.over(state):
        stray = rng.random() < STRAYS
        actions = game.actions(state)
        action = pick(actions, rng) if stray else players[state.player].choose(game, state, rng)
        state = game.apply(state, action)
        found.append(state)
    return found
