"""Areas: two ways to count them, cuts, and a placement that counts only what it touches."""

from __future__ import annotations

from random import Random

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.chocoly import slow
from tests.chocoly.tables import play, table
from tutor.chocoly import Board, Lay, Piece, Stack, areas, cuts, graph, largest, turnings
from tutor.chocoly.areas import Areas

FACES = st.sampled_from(
    [
        face
        for tile in ("AAAB", "ABBA", "AABC", "AACB", "ABCA", "BBCC", "CCCA")
        for face in turnings(tile)
    ]
)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Any pile of tiles, legal or not: areas are areas wherever tiles lie."""
    board = Board()
    for number in range(draw(st.integers(0, 14))):
        face, row, column = draw(FACES), draw(st.integers(-4, 4)), draw(st.integers(-4, 4))
        board = board.laid(face, row, column, number)
    return board


@pytest.mark.clause("chocoly/3.4", "chocoly/5.2")
@given(boards(), FACES, st.integers(-5, 5), st.integers(-5, 5))
@settings(max_examples=150)
def test_the_quick_areas_are_those_of_networkx(
    board: Board, face: str, row: int, column: int
) -> None:
    after = board.laid(face, row, column, 99)
    kept = board.areas.after(board, face, row, column)
    assert after.areas == kept == Areas.counted(after)  # asked for before, brought up to date
    for flavour in "ABC":
        parts = {frozenset(part) for part in nx.connected_components(graph(after, flavour))}
        assert set(areas(after, flavour)) == parts
        assert largest(after, flavour) == max(map(len, parts), default=0)
        sizes = [len(area) for area in areas(after, flavour)]
        assert sizes == sorted(sizes, reverse=True)


@given(boards())
@settings(max_examples=60)
def test_an_area_falls_apart_exactly_at_its_cuts(board: Board) -> None:
    for flavour in "ABC":
        found = cuts(board, flavour)
        count = len(areas(board, flavour))
        for square, piece in board.items():
            if piece.flavour == flavour:
                rest = {other: it for other, it in board.items() if other != square}
                more = len(areas(rest, flavour)) > count
                assert (square in found) == more, (square, flavour)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_areas_kept_through_a_game_are_those_of_the_slow_referee(players: int) -> None:
    for seed in range(2):
        for state, action in play(seed, players):
            assert state.board.areas == Areas.counted(state.board)
            if action is None or Random(state.placed).random() < 0.1:
                for flavour in "ABC":
                    told = slow.areas(slow.seen(state), flavour)
                    assert sorted(map(sorted, told)) == sorted(
                        map(sorted, areas(state.board, flavour))
                    )
            if isinstance(action, Lay | Stack):
                board = state.board
                after = board.areas.after(board, action.face, action.row, action.column)
                assert after.largest("A") == largest(
                    board.laid(action.face, action.row, action.column, 99), "A"
                )


@pytest.mark.clause("chocoly/3.4")
def test_corners_do_not_connect() -> None:
    state = table("AAAB 0 0", "CACC 2 2")
    assert [len(area) for area in areas(state.board, "A")] == [3, 1]
    assert [len(area) for area in areas(table("ABBA 0 0").board, "A")] == [1, 1]


def test_a_board_of_plain_pieces_is_counted_too() -> None:
    plain = {(0, 0): Piece("A", 0), (0, 1): Piece("A", 0), (5, 5): Piece("A", 1)}
    assert [len(area) for area in areas(plain, "A")] == [2, 1]
    assert largest(plain, "B") == 0


def test_equal_areas_come_in_the_order_of_their_first_squares() -> None:
    begins_first = {(0, 5): "A", (1, 5): "A", (2, 5): "A"}  # and ends last
    begins_later = {(1, 0): "A", (1, 1): "A", (1, 2): "A"}
    alone = {(9, 9): "A"}
    pieces = {**alone, **begins_later, **begins_first}
    board = Board({square: Piece(it, n) for n, (square, it) in enumerate(pieces.items())})
    assert [set(area) for area in areas(board, "A")] == [
        set(begins_first),
        set(begins_later),
        set(alone),
    ]
