"""The pack that comes with the game, read when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tutor.chocoly.puzzles.model import GAME, Task
from tutor.chocoly.puzzles.tasks import read_task
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import load_pack


@cache
def shipped() -> tuple[Puzzle[Task], ...]:
    """Every puzzle of the shipped pack, easiest first."""
    text = files(__package__).joinpath("data", "pack.json").read_text(encoding="utf-8")
    return tuple(load_pack(text, GAME, read_task))
