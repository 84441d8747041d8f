"""Puzzles out of whole weeks: a computer player plays, moments are proposed, proofs decide."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tutor.chocolate_factory.manager.players import PLAYERS
from tutor.chocolate_factory.manager.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolate_factory.manager.puzzles.making.possible import problems
from tutor.chocolate_factory.manager.puzzles.model import GAME, RULES, Task
from tutor.chocolate_factory.manager.state import ManagerState, seen
from tutor.chocolate_factory.puzzles.making.first import Search
from tutor.chocolate_factory.setup import DRAWN, SIDE_OPTIONS
from tutor.chocolate_factory.stores import SIDES
from tutor.players.following import Follower
from tutor.players.player import pick
from tutor.puzzles.model import Puzzle

STRAYS = 0.15
"""How often the player does something else than planned: positions are to differ."""
SIDES_DRAWN = (SIDES[0], *SIDES, DRAWN)
SEARCH = Search(GAME, PUZZLE_KINDS, problems, moments=20)


def from_game(
    number: int, seed: int = 0, kinds: Sequence[str] = tuple(PUZZLE_KINDS)
) -> tuple[list[Puzzle[Task]], int]:
    """Play week `number` of this seed and keep at most one puzzle of each kind from it. With the
    puzzles: how many tasks were tried.
    """
    moments = [seen(state) for state in _moments(Random(f"{seed}/{number}"))]
    return SEARCH.first_of_each(kinds, moments, f"{seed}/{number}")


def _moments(rng: Random) -> list[ManagerState]:
    """Return every position of one week."""
    sides = rng.choice(SIDES_DRAWN)
    state = RULES.start(
        1, seed=int(rng.random() * 2**32), options=dict.fromkeys(SIDE_OPTIONS, sides)
    )
    player = Follower(PLAYERS[rng.choice(["trainee", "foreman", "foreman"])])
    found = [state]
    while not RULES.over(state):
        stray = rng.random() < STRAYS
        actions = RULES.actions(state)
        action = pick(actions, rng) if stray else player.choose(RULES, state, rng)
        state = RULES.apply(state, action)
        found.append(state)
    return found
