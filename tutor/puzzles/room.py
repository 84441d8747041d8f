"""What a game's puzzles are to the rest of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tutor.puzzles.model import Puzzle, PuzzleKind


class PuzzleRoom(Protocol):
    """One game's puzzles: its kinds, the pack that comes with it, and how a task is read."""

    @property
    def kinds(self) -> Mapping[str, PuzzleKind]:
        """The kinds by id, easiest to grasp first."""
        ...

    @property
    def themes(self) -> Mapping[str, str]:
        """Titles (English msgids) of the themes by id, in the order of the page."""
        ...

    def shipped(self) -> Sequence[Puzzle]:
        """The pack that comes with the game, easiest first; read when it is first asked for."""
        ...

    def rate(self, task: Any, proof: Any) -> int:
        """How hard a task is, on the scale of learners' ratings."""
        ...

    def task_data(self, task: Any) -> dict[str, Any]:
        """A task as plain data."""
        ...

    def read_task(self, data: Any) -> Any:
        """A task from plain data of anybody's. Raises SaveError, which names what is wrong."""
        ...
