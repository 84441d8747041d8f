"""Why no puzzle asks where one move must go: within a Shift the Chute says it."""

from __future__ import annotations

import attrs
import pytest

from tests.chocolate_factory.expanded.boxes import CARDS
from tests.chocolate_factory.positions import run
from tutor.chocolate_factory.moving import split
from tutor.chocolate_factory.puzzles.search import cheapest_run
from tutor.chocolate_factory.shifts import operated, operations
from tutor.chocolate_factory.state import Seat


def helpful(seat: Seat, goods: str) -> set[str]:
    """The moves after which the goods can still come into the store room today."""
    moves = [use for use in operations(seat, CARDS) if split(use.changes)[1]]
    assert len(moves) == 6  # two chocolates, three tiles
    return {
        split(use.changes)[1]
        for use in moves
        if cheapest_run(operated(seat, use, CARDS), goods) is not None
    }


@pytest.mark.parametrize("tile", [1, 2, 4])
@pytest.mark.parametrize("goods", "KC")
def test_within_a_shift_a_move_helps_at_the_chute_only(tile: int, goods: str) -> None:
    belt = tuple("KC" if n == tile else "F" for n in range(1, 5))
    seat = run({f"b{tile}": "XA1"}, belt=belt, coal=9).seat
    assert helpful(seat, goods) == {f"{goods}@3"}


@pytest.mark.parametrize("goods", "KC")
def test_with_a_push_to_come_more_tiles_do(goods: str) -> None:
    seat = run({"b1": "XA1"}, belt=("KC", "", "", ""), coal=1).seat
    assert len(helpful(attrs.evolve(seat, outside=1), goods)) > 1
