"""The game and the referee count the same sequences of actions (docs/perft.md)."""

from __future__ import annotations

from typing import Any

import pytest

import tutor
from tests.referee import perft
from tests.referee.compare import position_of

GAME = tutor.load_game("chocolatiers")
ENTRIES = perft.positions()
GAME_COUNTS, REFEREE_COUNTS = 60_000, 1_500
"""The longest counts that a test waits for."""


def name(entry: dict[str, Any]) -> str:
    return str(entry["name"])


def depths(entry: dict[str, Any], most: int) -> list[tuple[int, int]]:
    """(depth, count) as deep as no count is above the most."""
    return [
        (depth, found)
        for depth, found in enumerate(entry["counts"], 1)
        if max(entry["counts"][:depth]) <= most
    ]


@pytest.mark.parametrize("entry", ENTRIES, ids=name)
def test_the_game_counts_what_the_file_says(entry: dict[str, Any]) -> None:
    state = GAME.load(entry["save"])
    checked = depths(entry, GAME_COUNTS)
    assert len(checked) >= 4
    for depth, found in checked:
        assert perft.count(GAME, state, depth) == found


@pytest.mark.parametrize("entry", ENTRIES, ids=name)
def test_the_referee_counts_what_the_file_says(entry: dict[str, Any]) -> None:
    position = position_of(entry["save"])
    checked = depths(entry, REFEREE_COUNTS)
    assert len(checked) >= 2
    for depth, found in checked:
        assert perft.referee_count(position, depth) == found


def test_the_file_is_written_as_it_is_read() -> None:
    assert perft.written(ENTRIES) == perft.FILE.read_text(encoding="utf-8")


def test_a_count_stops_where_it_would_be_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perft, "MOST", 1000)
    entry = ENTRIES[0]
    assert perft.counts(GAME, entry["save"]) == [n for n in entry["counts"][:2] if n <= 1000]


def test_a_wrong_count_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    short = {**ENTRIES[-1], "counts": [3, 3, 36]}
    monkeypatch.setattr(perft, "positions", lambda: [short])
    assert perft.main([]) == 1
    assert "the file says [3, 3, 36]" in capsys.readouterr().out
