"""Displays on worksheets, without a browser: rivals' chocolates are 6 mm wide, and of any two
puzzles both are on a sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from tests.budget import breadth
from tests.widgets.paper import Paper
from tutor.chocolatiers_family.puzzles.model import CHOOSE_TWO, PAY, TURN
from tutor.puzzles.games import puzzles_of, shipped_by_id
from widgets.app import App
from widgets.chocolatiers_family.draw.box import PIECE_PART
from widgets.chocolatiers_family.puzzles.attempt import mode
from widgets.chocolatiers_family.puzzles.on_paper import (
    HEIGHT,
    SPACE,
    height,
    parts_of,
    printed,
    printed_size,
)

GAMES = ("chocolatiers", "chocolatiers-2019")
MM = 25.4 / 96
"""A CSS pixel on paper."""


def tasks(game: str) -> Iterator[Any]:
    """The tasks that are asked beside everybody's displays."""
    for puzzle in shipped_by_id(game).values():
        task = puzzle.task
        if mode(task) not in (PAY, TURN, CHOOSE_TWO) and not task.asked.cards:
            yield task


def zoom() -> float:
    """By how much a worksheet makes its screen smaller."""
    sheet = files("widgets").joinpath("static/worksheets.css").read_text("utf-8")
    found = re.search(r"\.paper-screen \{[^}]*zoom: ([\d.]+);", sheet)
    assert found
    return float(found[1])


def test_a_rivals_chocolate_is_six_millimetres_wide() -> None:
    assert round(PIECE_PART * SPACE) * zoom() * MM >= 6


@breadth("game", *reversed(GAMES))
def test_rivals_displays_are_printed_at_their_size(game: str, monkeypatch: Any) -> None:
    page = Paper(App, monkeypatch, hash=f"classroom/handouts/{game}")
    rivals = 0
    for kind in puzzles_of(game).kinds:
        page.go(f"classroom/worksheet/{game}/4.{kind}/1")
        for puzzle, paper in zip(page.app.page.puzzles, page.all(".paper-puzzle"), strict=True):
            task, seats = puzzle.task, paper.select(".printed-row .seat:not(.own) svg[width]")
            found = [int(svg["width"]) for svg in seats if svg.find_parent(class_="slot")]
            if not found:
                continue
            me = task.position.player
            others = [d for n, d in enumerate(task.position.displays) if n != me]
            assert sorted(found) == sorted(printed_size(each).width for each in others), kind
            assert all(printed_size(each).c == SPACE for each in others)
            rivals += len(found)
    assert rivals > 20


@pytest.mark.parametrize("game", GAMES)
def test_any_puzzle_leaves_room_for_another_on_its_page(game: str) -> None:
    highs: list[int] = []
    for task in tasks(game):
        own, wide, rows = printed(task)
        parts = parts_of(task, own, wide)
        assert sorted(each for row in rows for each in row) == sorted(parts)
        highs.append(height(rows, parts))
    assert len(highs) > 200
    assert max(highs) <= HEIGHT
