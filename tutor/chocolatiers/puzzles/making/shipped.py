"""The pack that comes with the game, read when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tutor.chocolatiers.puzzles.making.tasks import read_entries
from tutor.chocolatiers.puzzles.model import GAME, Task
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import load_pack


@cache
def shipped() -> tuple[Puzzle[Task], ...]:
    """Return every puzzle of the shipped pack, easiest first; tests prove that each can be."""
    pack = files("tutor.chocolatiers.puzzles").joinpath("data", "pack.json")
    return tuple(load_pack(pack.read_text(encoding="utf-8"), GAME, read_entries))
