"""Each rule of noughts and crosses, proven by a test that names its clause."""

from __future__ import annotations

import pytest

from noughts.board import Mark, State
from noughts.game import GAME


@pytest.mark.clause("noughts/1.1")
@pytest.mark.parametrize("size", [3, 4])
def test_the_board_is_empty_and_square(size: int) -> None:
    state = GAME.start(2, options={"size": size})
    assert state.board == "." * size * size
    assert [v.clause for v in GAME.explain(state, Mark(0, size))] == ["1.1"]


@pytest.mark.clause("noughts/1.2")
@pytest.mark.parametrize("first", [0, 1])
def test_whoever_goes_first_has_the_crosses(first: int) -> None:
    state = GAME.start(2, first=first)
    assert GAME.to_move(state) == first
    assert GAME.apply(state, Mark(0, 0)).board[0] == "X"


@pytest.mark.clause("noughts/2.1")
def test_a_field_takes_one_mark_and_then_it_is_the_others_turn() -> None:
    state = GAME.apply(GAME.start(2), Mark(1, 1))
    assert GAME.to_move(state) == 1
    assert [v.clause for v in GAME.explain(state, Mark(1, 1))] == ["2.1"]


@pytest.mark.clause("noughts/3.1")
@pytest.mark.parametrize(
    ("board", "winner"),
    [("OOOXX.X..", 1), ("XO.XO.X..", 0), ("XO.OX...X", 0), ("XXO.OXO..", 1)],
    ids=["row", "column", "diagonal", "other diagonal"],
)
def test_a_full_line_wins(board: str, winner: int) -> None:
    state = State(board)
    assert GAME.status(state) == ()
    assert GAME.over(state)
    assert [s.player for s in GAME.standings(state) if s.rank == 1] == [winner]
    assert GAME.verdict(state).clause == "3.1"


@pytest.mark.clause("noughts/3.2")
def test_a_full_board_without_a_line_is_a_draw() -> None:
    state = State("XOXXOOOXX")
    assert GAME.over(state)
    assert [s.rank for s in GAME.standings(state)] == [1, 1]
    assert GAME.verdict(state).head == "Nobody wins."
