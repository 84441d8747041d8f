"""The pack that comes with the game, read when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tutor.chocolate_factory.manager.puzzles.making.tasks import read_task
from tutor.chocolate_factory.manager.puzzles.model import GAME, Task
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import load_pack


@cache
def shipped() -> tuple[Puzzle[Task], ...]:
    """Return every puzzle of the shipped pack, easiest first."""
    pack = files("tutor.chocolate_factory.manager.puzzles").joinpath("data", "pack.json")
    return tuple(load_pack(pack.read_text(encoding="utf-8"), GAME, read_task))
