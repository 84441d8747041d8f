"""What is only counting is told from what is not; who sits where is told as at the table."""

from __future__ import annotations

import pytest

from tests.chocolatiers.puzzles.tables import asked
from tutor.chocolatiers import Display
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers_family.puzzles.names import mark_of, seats, solver_names


def counting(kind: str, own: str, rival: str, card: str, wilds: int = 0) -> bool:
    displays = (Display.parse(own), Display.parse(rival))
    task = asked(kind, Position(displays, (wilds, 0)), card, wilds)
    proof = PUZZLE_KINDS[kind].prove(task)
    assert proof is not None, PUZZLE_KINDS[kind].why_not(task)
    return PUZZLE_KINDS[kind].only_counting(task, proof)


def test_to_force_a_tie_is_counting_where_any_space_beside_the_group_does_it() -> None:
    assert counting("spoil", "M./.T", "MM/TN", "M", 1)
    assert not counting("spoil", "M.M./TNRB", "MM/MN", "M", 1)  # it joins two


@pytest.mark.parametrize("player", range(4))
def test_rivals_are_called_in_the_order_of_play(player: int) -> None:
    displays = (Display.parse("TN/RM"),) * 4
    position = Position(displays, (0,) * 4, player)
    names = solver_names(position)
    following = [(player + n) % 4 for n in range(4)]
    assert [names[p] for p in following] == ["You", "Ben", "Cleo", "Dora"]
    assert list(seats(position)) == following
    assert [mark_of(position, p) for p in following] == [0, 1, 2, 3]
