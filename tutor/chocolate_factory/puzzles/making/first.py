"""The first good puzzle of each kind among the moments of one game, in both games of the family."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from attrs import frozen

from tutor.chocolate_factory.puzzles.model import Kind, Task
from tutor.chocolate_factory.state import State
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import prove

TRIES = 6
"""Tasks of one kind that are tried at one moment."""
KEEP_EASY = 0.35
"""Fraction of the games from which a puzzle is kept although a player in a hurry would solve it."""


@frozen
class Search:
    """What is searched for.

    Attributes:
        game: id of the game.
        kinds: by id.
        problems: what makes a task impossible, () if nothing does.
        moments: how many moments of a game are looked at for each kind.
    """

    game: str
    kinds: Mapping[str, Kind]
    problems: Callable[[Task], tuple[Any, ...]]
    moments: int

    def first_of_each(
        self, kinds: Sequence[str], moments: Sequence[State], name: str
    ) -> tuple[list[Puzzle[Task]], int]:
        """Return at most one puzzle of each of these kinds, and how many tasks were tried. `name`:
        of the game that was played; the same name draws the same lots.
        """
        kept: list[Puzzle[Task]] = []
        tried = 0
        for kind in kinds:
            own = Random(f"{name}/{kind}")  # whichever other kinds are asked for
            puzzle, looked = self._first(kind, moments, own, easy=own.random() < KEEP_EASY)
            tried += looked
            if puzzle is not None:
                kept.append(puzzle)
        return kept, tried

    def _first(
        self, kind: str, moments: Sequence[State], rng: Random, *, easy: bool
    ) -> tuple[Puzzle[Task] | None, int]:
        """Return a puzzle of this kind from one of the moments, and how many tasks were tried."""
        asked, tried = self.kinds[kind], 0
        found = [tasks for state in moments if (tasks := asked.propose(state, rng))]
        for tasks in rng.sample(found, min(len(found), self.moments)):
            for task in rng.sample(tasks, min(len(tasks), TRIES)):
                tried += 1
                puzzle = prove(self.game, task)  # first: most tasks are none, and end here
                if puzzle is None or self.problems(task) or asked.only_counting(task, puzzle.proof):
                    continue
                if puzzle.proof.greedy_fails or easy:
                    return puzzle, tried
        return None, tried
