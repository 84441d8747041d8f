"""Puzzles out of whole weeks: a computer player plays, moments are proposed, proofs decide."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tutor.chocolate_factory.manager.players import PLAYERS
from tutor.chocolate_factory.manager.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolate_factory.manager.puzzles.making.possible import problems
from tutor.chocolate_factory.manager.puzzles.model import GAME, RULES, Task
from tutor.chocolate_factory.manager.state import ManagerState, seen
from tutor.chocolate_factory.setup import DRAWN, SIDE_OPTIONS
from tutor.chocolate_factory.stores import SIDES
from tutor.players.following import Follower
from tutor.players.player import pick
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import prove

TRIES, MOMENTS = 6, 20
"""Tasks of one kind that are tried at one moment; moments of a week that are looked at for each
kind.
"""
KEEP_EASY = 0.35
"""Fraction of the weeks from which a puzzle is kept although a player in a hurry would solve it."""
STRAYS = 0.15
"""How often the player does something else than planned: positions are to differ."""
SIDES_DRAWN = (SIDES[0], *SIDES, DRAWN)


def from_game(
    number: int, seed: int = 0, kinds: Sequence[str] = tuple(PUZZLE_KINDS)
) -> tuple[list[Puzzle[Task]], int]:
    """Play week `number` of this seed and keep at most one puzzle of each kind from it. With the
    puzzles: how many tasks were tried.
    """
    moments = [seen(state) for state in _moments(Random(f"{seed}/{number}"))]
    kept: list[Puzzle[Task]] = []
    tried = 0
    for kind in kinds:
        own = Random(f"{seed}/{number}/{kind}")  # whichever other kinds are asked for
        puzzle, looked = _first(kind, moments, own, easy=own.random() < KEEP_EASY)
        tried += looked
        if puzzle is not None:
            kept.append(puzzle)
    return kept, tried


def _first(
    kind: str, moments: Sequence[ManagerState], rng: Random, *, easy: bool
) -> tuple[Puzzle[Task] | None, int]:
    """Return a puzzle of this kind from one of the moments, and how many tasks were tried."""
    asked, tried = PUZZLE_KINDS[kind], 0
    found = [tasks for state in moments if (tasks := asked.propose(state, rng))]
    for tasks in rng.sample(found, min(len(found), MOMENTS)):
        for task in rng.sample(tasks, min(len(tasks), TRIES)):
            tried += 1
            puzzle = prove(GAME, task)  # first: most tasks are none, and end here
            if puzzle is None or problems(task) or asked.only_counting(task, puzzle.proof):
                continue
            if puzzle.proof.greedy_fails or easy:
                return puzzle, tried
    return None, tried


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
