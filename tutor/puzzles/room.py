"""What a game's puzzles are to the rest of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tutor.puzzles.model import Proof, Puzzle, PuzzleKind, T


class PuzzleRoom(Protocol[T]):
    """One game's puzzles: kinds, the pack that comes with it, how a task is read, written, made."""

    @property
    def kinds(self) -> Mapping[str, PuzzleKind[T]]:
        """The kinds by id, easiest to grasp first."""
        ...

    @property
    def themes(self) -> Mapping[str, str]:
        """Titles (English msgids) of the themes by id, in the order of the page."""
        ...

    def shipped(self) -> Sequence[Puzzle[T]]:
        """The pack that comes with the game, easiest first; read when it is first asked for."""
        ...

    def rate(self, task: T, proof: Proof) -> int:
        """How hard a task is, on the scale of learners' ratings: LOW to HIGH."""
        ...

    def task_data(self, task: T) -> dict[str, Any]:
        """A task as plain data: its "kind" and whatever else it needs, but no "proof"."""
        ...

    def table(self, task: T) -> str:
        """What lies on the table, as text: tasks that have it alike look alike."""
        ...

    def read_task(self, data: Any) -> T:
        """A task from plain data of anybody's. Raises SaveError, which names what is wrong."""
        ...

    def from_game(
        self, number: int, seed: int, kinds: Sequence[str]
    ) -> tuple[list[Puzzle[T]], int]:
        """The puzzles that game `number` of this seed gives, at most one of each of the kinds, and
        how many tasks were tried for them. The same on every machine, whatever was made before.
        """
        ...


AnyPuzzleRoom = PuzzleRoom[Any]
"""The puzzles of a game that is not looked into."""
