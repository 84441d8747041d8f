"""What is clicked for an answer to a puzzle, in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.chocolatiers.widgets.test_puzzles_answer import clicks_for
from tests.chocolatiers_2019.widgets.test_puzzle_pages_2019 import clicks_for as clicks_for_2019
from tutor.puzzles.model import AnyPuzzle
from widgets.chocolate_factory.puzzles.table import clicks as clicks_in_factory
from widgets.chocoly.puzzles.table import clicks as clicks_in_chocoly

CLICKS: Mapping[str, Callable[[Any, str], Sequence[str]]] = {
    "chocolatiers": clicks_for,
    "chocolatiers-2019": clicks_for_2019,
    "chocoly": clicks_in_chocoly,
    "chocolate-factory": clicks_in_factory,
    "factory-manager": clicks_in_factory,
}
"""By game: (task, answer)."""


def address(puzzle: AnyPuzzle) -> str:
    """The address of its page."""
    room = "" if puzzle.game == "chocolatiers" else f"{puzzle.game}/"
    return f"{room}puzzle/{puzzle.id}"


def right(puzzle: AnyPuzzle) -> Sequence[str]:
    """The clicks of a right answer, and *Check*."""
    return (*CLICKS[puzzle.game](puzzle.task, puzzle.proof.answers[0]), "check")
