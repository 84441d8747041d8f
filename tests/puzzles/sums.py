"""Another game with puzzles, as small as can be: what the frame says of games must hold for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import attrs
import pytest

from tutor import rooms
from tutor.engine import SaveError
from tutor.puzzles import games
from tutor.puzzles.model import Proof, Puzzle, level
from tutor.puzzles.pack import prove
from tutor.puzzles.room import PuzzleRoom
from tutor.rulebook import Clause

GAME = "sums"


@attrs.frozen
class Sum:
    """Two numbers to be added."""

    first: int
    second: int
    kind: str = "add"


@attrs.frozen
class Adding:
    id: str = "add"
    title: str = "Addition"
    line: str = "Two numbers in one."
    symbol: str = "+"
    theme: str = "sums"
    clauses: tuple[str, ...] = ("1.1",)
    base: int = 1000

    def question(self, task: Sum, /) -> str:
        return f"{task.first} + {task.second}"

    def prove(self, task: Sum, /) -> Proof | None:
        total = task.first + task.second
        return Proof((str(total),), total, None, 1, "0") if total else None


def _shipped() -> Sequence[Puzzle[Sum]]:
    tasks = [Sum(number, 1) for number in range(9)]
    return [puzzle for task in tasks if (puzzle := prove(GAME, task)) is not None]


def _read(data: Any) -> Sum:
    if data["numbers"] == "odd":
        raise SaveError("its numbers are odd.")
    return Sum(*(int(number) for number in data["numbers"]))


def _from_game(number: int, seed: int, _kinds: Sequence[str]) -> tuple[list[Puzzle[Sum]], int]:
    found = prove(GAME, Sum(number, seed))
    return [found] if found else [], 1


SUMS = PuzzleRoom[Sum](
    kinds={"add": Adding()},
    themes={"sums": "Sums"},
    shipped=_shipped,
    rate=lambda task, _proof: 900 + 50 * task.first,
    task_data=lambda task: {"kind": task.kind, "numbers": [task.first, task.second]},
    table=lambda task: str(task.first),
    read_task=_read,
    from_game=_from_game,
)


KINDS = tuple("abcdefgh")


def eight() -> PuzzleRoom[Sum]:
    """The same with eight kinds of three themes; two kinds share a rule."""
    kinds = {
        kind: Adding(kind, theme=f"theme {number % 3}", clauses=(f"{1 + number // 2}.1",))
        for number, kind in enumerate(KINDS)
    }
    themes = {f"theme {number}": f"Theme {number}" for number in range(3)}
    return attrs.evolve(SUMS, kinds=kinds, themes=themes)


def pool(count: int = 800, low: int = 500, high: int = 2200) -> list[Puzzle[Sum]]:
    """Puzzles of these eight kinds, as hard as a good pack's: evenly from low to high."""
    made = []
    for number in range(count):
        rating = low + (high - low) * number // count
        task = Sum(number, 1, KINDS[number * 5 % 8])
        proof = Proof((str(number + 1),), number + 1, None, 1, "0")
        puzzle = Puzzle(f"{task.kind}-{number}", task, proof, level(rating), rating, GAME)
        made.append(puzzle)
    return made


Offered = Callable[[], PuzzleRoom[Sum]]
RULE = Clause("1.1", "Adding up", "One after the other.", "Sums, Rules", "Sums")


def room(puzzles: Offered = lambda: SUMS) -> rooms.Room:
    game = SimpleNamespace(id=GAME, title="Sums", rulebook={"1.1": RULE})
    return rooms.Room(GAME, lambda _path: game, tuple, Any, dict, puzzles)  # type: ignore[arg-type,return-value]


@contextmanager
def offered(monkeypatch: pytest.MonkeyPatch, puzzles: Offered = lambda: SUMS) -> Iterator[None]:
    """As long as this lasts, another package offers the game."""
    offer = SimpleNamespace(load=lambda: room(puzzles))
    monkeypatch.setattr(rooms, "found", lambda: {GAME: offer})
    forget = (rooms.room.cache_clear, games.shipped_by_id.cache_clear)
    for each in forget:
        each()
    yield
    for each in forget:
        each()
