"""The puzzles of Chocolatiers 2019, as the rest of the house sees them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import attrs

from tutor.chocolatiers.puzzles import difficulty
from tutor.chocolatiers_2019.puzzles import shipped, tasks
from tutor.chocolatiers_2019.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers_2019.puzzles.model import Kind, Task
from tutor.i18n import N_
from tutor.puzzles.model import Proof, Puzzle

THEMES: Mapping[str, str] = MappingProxyType(
    {
        "wilds": N_("Wilds"),
        "payments": N_("Payments"),
        "scoring": N_("Final scoring"),
        "turns": N_("Turns"),
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
        """What lies on the table: every display."""
        return " ".join(str(display) for display in task.state.displays)

    def read_task(self, data: Any) -> Task:
        """A task from plain data of anybody's. Raises SaveError."""
        return tasks.read_task(data)

    def from_game(
        self, number: int, seed: int, kinds: Sequence[str]
    ) -> tuple[list[Puzzle[Task]], int]:
        """The puzzles of one game of the computer players, and how many tasks were tried."""
        from tutor.chocolatiers_2019.puzzles.generator import from_game  # players, for makers only

        return from_game(number, seed, kinds)


PUZZLES = Puzzles()
"""What this game's puzzles are to the rest of the house."""
