"""The pack that comes with the tutor, read when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from tutor.chocolatiers.puzzles.model import Puzzle
from tutor.puzzles.pack import load_pack


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Every puzzle of the shipped pack, easiest first."""
    text = files(__package__).joinpath("data", "pack.json").read_text(encoding="utf-8")
    return tuple(load_pack(text))


@cache
def shipped_by_id() -> Mapping[str, Puzzle]:
    """The shipped puzzles by id."""
    return MappingProxyType({puzzle.id: puzzle for puzzle in shipped()})
