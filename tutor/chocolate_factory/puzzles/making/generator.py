"""Puzzles out of whole weeks: computer players play, moments are proposed, proofs decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.players.strengths import PLAYERS
from tutor.chocolate_factory.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolate_factory.puzzles.making.first import Search
from tutor.chocolate_factory.puzzles.making.possible import problems
from tutor.chocolate_factory.puzzles.model import GAME, Kind, Task
from tutor.chocolate_factory.setup import (
    ALL_DRAWN,
    DRAWN,
    EXTRA_STAFF,
    MOST_MONEY,
    SIDE_OPTIONS,
)
from tutor.chocolate_factory.state import State, view
from tutor.chocolate_factory.stores import NEW_SIDES, SIDES
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
    name, kept, tried = f"{seed}/{number}", list[Puzzle[Task]](), 0
    for options, is_of in BOXES:
        asked = [kind for kind in kinds if is_of(PUZZLE_KINDS[kind])]
        if asked:
            moments = [view(state) for state in _moments(Random(name), options)]
            found, looked = SEARCH.first_of_each(asked, moments, name)
            kept, tried = kept + found, tried + looked
    return kept, tried


def _old_sides(rng: Random) -> dict[str, str]:
    return dict.fromkeys(SIDE_OPTIONS, rng.choice(SIDES_DRAWN))


def _new_sides(rng: Random) -> dict[str, str]:
    """Return sides C and D, no more of C than the rulebook advises (clause 17.1)."""
    money, other = tuple(NEW_SIDES)
    mixed = [money] * MOST_MONEY + [other] * (len(SIDE_OPTIONS) - MOST_MONEY)
    return dict(zip(SIDE_OPTIONS, rng.sample(mixed, len(mixed)), strict=True))


def _further_staff(rng: Random) -> dict[str, Any]:
    """Return any sides, and the further Employees (section 18)."""
    return {**dict.fromkeys(SIDE_OPTIONS, rng.choice((*SIDES, ALL_DRAWN))), EXTRA_STAFF: True}


BOXES: tuple[tuple[Callable[[Random], dict[str, Any]], Callable[[Kind], bool]], ...] = (
    (_old_sides, lambda kind: not kind.expanded and not kind.staffed),
    (_new_sides, lambda kind: kind.expanded),
    (_further_staff, lambda kind: kind.staffed),
)
"""With what a week is played, and the kinds that are looked for in it."""


def _moments(rng: Random, draw: Callable[[Random], dict[str, Any]]) -> list[State]:
    """Return every position of one week of players who are not all alike."""
    game = ChocolateFactory.from_file()
    options = draw(rng)
    state = game.start(rng.choice(SEATS), seed=int(rng.random() * 2**32), options=options)
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
