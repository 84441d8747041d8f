"""So many players play a game that the kinds that are wanted can be asked."""

from __future__ import annotations

import pytest

from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.generator import seats


@pytest.mark.parametrize(
    ("kinds", "even", "odd"),
    [
        (("race", "who"), {2}, {2}),
        (("draft", "round"), {2}, {3, 4}),
        (("reply",), {3, 4}, {3, 4}),
        (("who", "pay"), {2, 3, 4}, {2, 3, 4}),
        (tuple(PUZZLE_KINDS), {2}, {3, 4}),
    ],
)
def test_the_kinds_that_are_wanted_can_be_asked(
    kinds: tuple[str, ...], even: set[int], odd: set[int]
) -> None:
    assert set(seats(0, kinds)) == even
    assert set(seats(1, kinds)) == odd
