"""So many players play a game that the kinds that are wanted can be asked."""

from __future__ import annotations

import pytest

from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making import generator
from tutor.chocolatiers.puzzles.making.generator import from_game, seats


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


def test_a_game_is_played_to_other_ends_for_kinds_of_the_last_turns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def kept(others: int) -> list[str]:
        monkeypatch.setattr(generator, "OTHER_ENDS", others)
        return [p.id for n in range(6) for p in from_game(n, 3, ("reply", "round"))[0]]

    alone, more = kept(0), kept(2)
    assert set(alone) < set(more)
