"""The tables of docs/puzzles.md are what `tutor puzzles supply` and `tricks` print."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.budget import breadth
from tutor.commands.puzzle_tables import supply, trick_table
from tutor.puzzles.games import games, puzzles_of

DOCS = Path("docs/puzzles.md").read_text(encoding="utf-8")


SLOW = "factory-manager"
QUICK = [game for game in games() if game != SLOW]
"""What is tried in seconds: pairs of the solo game are tried in whole days."""


@pytest.mark.parametrize("game", games())
def test_the_supply_is_that_of_the_shipped_pack(game: str) -> None:
    assert supply(puzzles_of(game).shipped()) in DOCS


@breadth("game", *QUICK, SLOW, short=len(QUICK))
def test_the_tricks_are_those_of_the_shipped_pack(game: str) -> None:
    assert trick_table(puzzles_of(game).shipped()) in DOCS
