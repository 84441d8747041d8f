"""Every kind of puzzle of every game is answered by a finger, on a phone and an upright tablet."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, TABLET, OpenApp
from tests.browser.driving import by_touch, go
from tests.browser.puzzle_clicks import CLICKS, address, right
from tests.budget import breadth
from tutor.puzzles.games import games, puzzles_of, shipped_by_id
from tutor.puzzles.model import AnyPuzzle

pytestmark = pytest.mark.browser

OTHERS = [game for game in CLICKS if game != "chocoly"]
"""Chocoly first: more than a third of its answers are chosen below the board."""


def test_every_game_with_puzzles_is_tried() -> None:
    assert set(CLICKS) == set(games())


SIDEWAYS = 844, 390


@pytest.mark.long
@breadth(
    ("game", "size", "most"),
    *((game, size, 1) for game in ("chocoly", *OTHERS) for size in (PHONE, TABLET)),
    *((game, size, 10) for game in ("chocoly", *OTHERS) for size in (PHONE, SIDEWAYS)),
)
def test_each_kind_is_answered_by_touch(
    open_app: OpenApp, game: str, size: tuple[int, int], most: int
) -> None:
    """`most`: so many puzzles of each kind, from its easiest to its hardest."""
    kinds: dict[str, list[AnyPuzzle]] = {}
    for puzzle in sorted(shipped_by_id(game).values(), key=lambda each: each.rating):
        kinds.setdefault(puzzle.task.kind, []).append(puzzle)
    assert kinds.keys() == puzzles_of(game).kinds.keys()
    page = open_app(width=size[0], height=size[1], touch=True)
    for of_kind in kinds.values():
        for number in range(min(most, len(of_kind))):
            puzzle = of_kind[number * len(of_kind) // most]
            go(page, address(puzzle))
            for target in right(puzzle):
                by_touch(page, target)
            expect(page.locator("#verdict.solved"), puzzle.id).to_be_visible()
