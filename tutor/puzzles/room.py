"""The puzzles of one game, as the frame sees them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

import attrs

from tutor.puzzles.answering import Answering
from tutor.puzzles.model import Proof, Puzzle, PuzzleKind, T


def _fits(_task: object, _proof: Proof) -> str:
    return ""


def _only_hurry(_task: object, proof: Proof) -> Mapping[str, float]:
    return {"what looks best at once": float(not proof.greedy_fails)}


@attrs.frozen(kw_only=True)
class PuzzleRoom(Generic[T]):
    """One game's puzzles: kinds, the shipped pack, and how to read, write and make tasks.

    Attributes:
        kinds: by id, easiest to grasp first.
        themes: titles (English msgids) of the themes by id, in the order of the page.
        shipped: returns the pack that comes with the game, easiest first.
        rate: (task, proof): returns the difficulty, LOW to HIGH, on the scale of learners' ratings.
        task_data: returns a task as plain data: its "kind" and whatever else it needs, no "proof".
        table: what lies on the table, as text. Equal text means an equal-looking table.
        read_task: reads a task from untrusted plain data. Raises SaveError, which names the
            problem.
        from_game: (number, seed, kinds): returns the puzzles of that game of play, at most one of
            each kind, and how many tasks were tried. The same on every machine, in any order of
            calls.
        unfit: (task, proof): returns why a proof that an untrusted pack states cannot be one of
            this task, "" if nothing shows it without a search. What fits can be rated.
        tricks: (task, proof): returns the chance of each one-line trick (`tutor.puzzles.tricks`).
        openers: ids of kinds with which a rush begins: a question of one sentence, answered by
            one choice or one piece.
        late: ids of kinds that a run asks only on high levels.
        fitted: the package whose data have what `rate` goes by (`tutor.puzzles.difficulty`).
        answering: returns what imperfect solvers must know; they are imported for studies only.
    """

    kinds: Mapping[str, PuzzleKind[T]]
    themes: Mapping[str, str]
    shipped: Callable[[], Sequence[Puzzle[T]]]
    rate: Callable[[T, Proof], int]
    task_data: Callable[[T], dict[str, Any]]
    table: Callable[[T], str]
    read_task: Callable[[Any], T]
    from_game: Callable[[int, int, Sequence[str]], tuple[list[Puzzle[T]], int]]
    unfit: Callable[[T, Proof], str] = _fits
    tricks: Callable[[T, Proof], Mapping[str, float]] = _only_hurry
    openers: Sequence[str] = ()
    late: Sequence[str] = ()
    fitted: str = ""
    answering: Callable[[], Answering] | None = None


AnyPuzzleRoom = PuzzleRoom[Any]
"""The puzzles of a game whose tasks the caller does not look into."""
