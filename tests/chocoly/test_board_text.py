"""A board is written as one line and read again."""

from __future__ import annotations

from random import Random

import pytest

from tests.chocoly.widgets.test_draw import HIGH, LOW
from tutor import Record
from tutor.chocoly import Board, BoardError, Piece


@pytest.mark.parametrize("board", [Board(), LOW, HIGH])
def test_a_board_is_read_as_it_is_written(board: Board) -> None:
    assert Board.parse(str(board)) == board
    assert eval(repr(board)) == board


def test_boards_of_a_whole_game_are_read_as_they_are_written() -> None:
    record, rng = Record.start("chocoly", players=4, seed=2), Random(2)
    while not record.game.over(record.state):
        record.play(rng.choice(record.game.actions(record.state)))
        board = record.state.board
        assert Board.parse(str(board)).pieces == board.pieces
    assert len(repr(board)) < 800
    assert any(piece.level for piece in board.values())
    assert min(board) < (0, 0)


def test_the_corner_moves_all() -> None:
    assert Board.parse("-1,2 A0 -/A0 B7^") == {
        (-1, 2): Piece("A", 0),
        (0, 2): Piece("A", 0),
        (0, 3): Piece("B", 7, 1),
    }
    assert str(Board.parse("-1,2 A0 -/A0 B7^")) == "-1,2 A0 -/A0 B7^"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (7, "A board is written as text"),
        ("A0 " * 900, "far too long for a board: it has 2700"),
        ("A0 D0", r"D0 at \(0, 1\) is no piece"),
        ("1,1 A0/- A", r"A at \(2, 2\) is no piece"),
        ("A0 - A0", r"Tile 0 lies at \(0, 0\) and at \(0, 2\)"),
        ("A0/-/A0", r"Tile 0 lies at \(0, 0\) and at \(2, 0\)"),
        ("- - A0/A0", r"Tile 0 lies at \(0, 2\) and at \(1, 0\)"),
    ],
)
def test_what_is_no_board_is_told_with_its_place(text: str, said: str) -> None:
    with pytest.raises(BoardError, match=said):
        Board.parse(text)
