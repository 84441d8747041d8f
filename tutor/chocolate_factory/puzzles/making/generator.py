"""Puzzles out of whole weeks: computer players play, moments are proposed, proofs decide."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.players.strengths import PLAYERS
from tutor.chocolate_factory.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolate_factory.puzzles.making.possible import problems
from tutor.chocolate_factory.puzzles.model import GAME, Task
from tutor.chocolate_factory.setup import DRAWN, SIDE_OPTIONS
from tutor.chocolate_factory.state import State, view
from tutor.chocolate_factory.stores import SIDES
from tutor.players.following import Follower
from tutor.players.player import pick
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import prove

TRIES, MOMENTS = 6, 40
"""Tasks of one kind that are tried at one moment; moments of a game that are looked at for each
kind.
"""
KEEP_EASY = 0.35
"""Fraction of the games from which a puzzle is kept although a player in a hurry would solve it."""
SEATS = (2, 3, 4, 4)
STRAYS = 0.15
"""How often a player does something else than planned: positions are to differ."""
SIDES_DRAWN = (*SIDES, DRAWN)


def from_game(
    number: int, seed: int = 0, kinds: Sequence[str] = tuple(PUZZLE_KINDS)
) -> tuple[list[Puzzle[Task]], int]:
    """Play game `number` of this seed and keep at most one puzzle of each kind from it. With the
    puzzles: how many tasks were tried.
    """
    rng = Random(f"{seed}/{number}")
    moments = [view(state) for state in _moments(rng)]
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
    kind: str, moments: Sequence[State], rng: Random, *, easy: bool
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
