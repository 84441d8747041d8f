"""Every kind of puzzle of every game is answered by a finger, on a phone and an upright tablet."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, TABLET, OpenApp
from tests.browser.driving import by_touch, go
from tests.browser.puzzle_clicks import CLICKS, address, right
from tests.budget import breadth
from tutor.puzzles.games import games, puzzles_of, shipped_by_id

pytestmark = pytest.mark.browser

OTHERS = [game for game in CLICKS if game != "chocoly"]
"""Chocoly first: more than a third of its answers are chosen below the board."""


def test_every_game_with_puzzles_is_tried() -> None:
    assert set(CLICKS) == set(games())


@breadth(
    ("game", "size"),
    *((game, size) for game in ("chocoly", *OTHERS) for size in (PHONE, TABLET)),
)
def test_each_kind_is_answered_by_touch(
    open_app: OpenApp, game: str, size: tuple[int, int]
) -> None:
    puzzles = {puzzle.task.kind: puzzle for puzzle in shipped_by_id(game).values()}
    assert puzzles.keys() == puzzles_of(game).kinds.keys()
    page = open_app(width=size[0], height=size[1], touch=True)
    for puzzle in puzzles.values():
        go(page, address(puzzle))
        for target in right(puzzle):
            by_touch(page, target)
        expect(page.locator("#verdict.solved"), puzzle.id).to_be_visible()
