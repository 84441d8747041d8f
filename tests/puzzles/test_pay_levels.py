"""*Pay smart* has no puzzle of some levels, and cannot have one: every hand and box is tried."""

from __future__ import annotations

import math
from importlib import import_module
from itertools import combinations_with_replacement

import pytest

from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.payments import payments
from tutor.chocolatiers_family.puzzles.paying import cheap
from tutor.puzzles.difficulty import fitted_in
from tutor.puzzles.games import puzzles_of
from tutor.puzzles.model import level


@pytest.mark.parametrize(
    ("game", "lacks"), [("chocolatiers", {3, 4}), ("chocolatiers-2019", {2, 3})]
)
def test_no_hand_and_no_box_make_a_puzzle_of_these_levels(game: str, lacks: set[int]) -> None:
    """A hand holds seven cards at most when a box is filled: six are kept, and one more comes."""
    components = import_module(f"tutor.{game.replace('-', '_')}.components").load_components()
    boxes = {"".join(sorted(tile.chocolates)) for tile in components.tiles}
    difficulty = fitted_in(puzzles_of(game).fitted)
    levels = set()
    for size in range(1, components.hand_limit + 2):
        for hand in map("".join, combinations_with_replacement(KINDS, size)):
            for ways in (payments(hand, box) for box in boxes):
                short = cheap(way.cards for way in ways)
                for way in ways if len(short) > 1 else ():
                    for near in (0.0, 1.0) if way.cards in short else ():
                        found = {
                            "joins": len(way.pairs),
                            "bridge": size,
                            "near": near,
                            "spread": math.log2(len(ways)),
                        }
                        levels.add(level(difficulty.rate("pay", found)))
    assert levels == {1, 2, 3, 4, 5} - lacks
