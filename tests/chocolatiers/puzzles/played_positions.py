"""Moments of real games for the tests: players who mostly keep their Wilds, hands open."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from tutor.chocolatiers import State
from tutor.chocolatiers.actions import Skip
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.players import PLAYERS
from tutor.chocolatiers.puzzles.model import GAME, Kind, Task
from tutor.chocolatiers.puzzles.table import as_seen, open_hands
from tutor.chocolatiers.state import ACTION, BONUS
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.puzzles.model import Puzzle

CHOCOLATIERS = Chocolatiers.from_file()
KEEPS = 0.85
MOST_GAMES = 200


@cache
def late_moments(seed: int) -> tuple[State, ...]:
    """The last moments of one game."""
    return tuple(_play(seed))[-24:]


def _play(seed: int) -> Iterator[State]:
    rng, player = Random(seed), PLAYERS["careful"]
    state = CHOCOLATIERS.start((2, 3, 4)[seed % 3], seed=seed)
    while not CHOCOLATIERS.over(state):
        if state.phase in (ACTION, BONUS):
            yield open_hands(state)
        action = player.choose(CHOCOLATIERS, CHOCOLATIERS.view(state, state.player), rng)
        if isinstance(action, PlaceWild) and rng.random() < KEEPS:
            action = Skip()
        state = CHOCOLATIERS.apply(state, action)


def puzzles_of(kind: Kind, count: int) -> list[Puzzle[Task]]:
    """The first puzzles of a kind that games give, at most one from each game."""
    found: list[Puzzle[Task]] = []
    for seed in range(MOST_GAMES):
        puzzle = _first(kind, seed)
        found += [puzzle] if puzzle else []
        if len(found) == count:
            return found
    raise AssertionError(f"{MOST_GAMES} games gave {len(found)} puzzles of {kind.id}")


def _first(kind: Kind, seed: int) -> Puzzle[Task] | None:
    for state in late_moments(seed):
        seen = state if kind.opened else as_seen(state, state.player)
        for task in kind.propose(seen, Random(seed)):
            proof = kind.prove(task)
            if proof is not None:
                return Puzzle(f"{kind.id}-{seed}", task, proof, 1, 1000, GAME)
    return None
