"""The puzzles of Chocoly, as the rest of the house sees them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import attrs

from tutor.chocoly.puzzles import difficulty, shipped, tasks
from tutor.chocoly.puzzles.kinds import PUZZLE_KINDS
from tutor.chocoly.puzzles.model import Kind, Task
from tutor.i18n import N_
from tutor.puzzles.model import Proof, Puzzle

THEMES: Mapping[str, str] = MappingProxyType(
    {
        "areas": N_("Areas"),
        "stacks": N_("Stacks"),
        "rules": N_("Rules"),
        "ending": N_("The end"),
    }
)


@attrs.frozen
class Puzzles:
    """A PuzzleRoom."""

    kinds: Mapping[str, Kind] = PUZZLE_KINDS
    themes: Mapping[str, str] = THEMES

    def shipped(self) -> Sequence[Puzzle[Task]]:
        """The pack that comes with the game, easiest first."""
        return shipped.shipped()

    def rate(self, task: Task, proof: Proof) -> int:
        """How hard a task is."""
        return difficulty.rate(task, proof)

    def task_data(self, task: Task) -> dict[str, Any]:
        """A task as plain data."""
        return tasks.task_data(task)

    def table(self, task: Task) -> str:
        """What lies on the table: every piece."""
        return " ".join(f"{r},{c}{it.flavour}" for (r, c), it in sorted(task.state.board.items()))

    def read_task(self, data: Any) -> Task:
        """A task from plain data of anybody's. Raises SaveError."""
        return tasks.read_task(data)

    def from_game(
        self, number: int, seed: int, kinds: Sequence[str]
    ) -> tuple[list[Puzzle[Task]], int]:
        """The puzzles of one game of the computer players, and how many tasks were tried."""
        from tutor.chocoly.puzzles.generator import from_game  # players, for makers only

        return from_game(number, seed, kinds)


PUZZLES = Puzzles()
"""What this game's puzzles are to the rest of the house."""
