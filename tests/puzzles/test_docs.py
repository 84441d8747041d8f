"""The tables of docs/puzzles.md are what `tutor puzzles supply` and `tricks` print."""

from __future__ import annotations

from pathlib import Path

import pytest

from tutor.commands.puzzle_tables import supply_table, trick_table
from tutor.puzzles.games import games, puzzles_of

DOCS = Path("docs/puzzles.md").read_text(encoding="utf-8")


SLOW = "factory-manager"
"""Its pairs are tried in whole days: a minute for the table of tricks."""


@pytest.mark.parametrize("game", games())
def test_the_supply_is_that_of_the_shipped_pack(game: str) -> None:
    assert supply_table(puzzles_of(game).shipped()) in DOCS


@pytest.mark.parametrize(
    "game", [pytest.param(it, marks=pytest.mark.long) if it == SLOW else it for it in games()]
)
def test_the_tricks_are_those_of_the_shipped_pack(game: str) -> None:
    assert trick_table(puzzles_of(game).shipped()) in DOCS
