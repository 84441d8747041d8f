"""What a game's puzzles are to the rest of the house."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

import attrs

from tutor.puzzles.model import Proof, Puzzle, PuzzleKind, T


@attrs.frozen(kw_only=True)
class PuzzleRoom(Generic[T]):
    """One game's puzzles: kinds, the pack that comes with it, how a task is read, written, made.

    Attributes:
        kinds: by id, easiest to grasp first.
        themes: titles (English msgids) of the themes by id, in the order of the page.
        shipped: the pack that comes with the game, easiest first; read when it is first asked for.
        rate: (task, proof): how hard it is, on the scale of learners' ratings: LOW to HIGH.
        task_data: a task as plain data: its "kind" and whatever else it needs, but no "proof".
        table: what lies on the table, as text. Equal text means an equal-looking table.
        read_task: a task from plain data of anybody's. Raises SaveError, which names what is wrong.
        from_game: (number, seed, kinds): the puzzles that this game of this seed gives, at most one
            of each of the kinds, and how many tasks were tried for them. The same on every machine,
            whatever was made before.
    """

    kinds: Mapping[str, PuzzleKind[T]]
    themes: Mapping[str, str]
    shipped: Callable[[], Sequence[Puzzle[T]]]
    rate: Callable[[T, Proof], int]
    task_data: Callable[[T], dict[str, Any]]
    table: Callable[[T], str]
    read_task: Callable[[Any], T]
    from_game: Callable[[int, int, Sequence[str]], tuple[list[Puzzle[T]], int]]


AnyPuzzleRoom = PuzzleRoom[Any]
"""The puzzles of a game that is not looked into."""
