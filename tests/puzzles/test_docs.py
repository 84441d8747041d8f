"""The tables of docs/puzzles.md are what `tutor puzzles supply` and `tricks` print."""

from __future__ import annotations

from pathlib import Path

import pytest

from tutor.commands.puzzle_tables import supply_table, trick_table
from tutor.puzzles.games import games, puzzles_of

DOCS = Path("docs/puzzles.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("table", [supply_table, trick_table])
def test_a_table_is_that_of_the_shipped_pack(game, table) -> None:
    assert table(puzzles_of(game).shipped()) in DOCS
