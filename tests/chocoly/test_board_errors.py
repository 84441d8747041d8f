"""What is no board, no tile and no flavour is answered in one sentence of the game's own."""

from __future__ import annotations

from typing import Any

import pytest

from tutor.chocoly import Board, BoardError, areas, cuts, graph, largest, turned
from tutor.errors import PlainError

BOARD = Board().with_tile("AABC", 0, 0, 0)


@pytest.mark.parametrize("face", ["AAAX", "AAB", "AABCA", "", "aabc", 3, None])
def test_what_is_no_tile(face: Any) -> None:
    for ask in (lambda: BOARD.with_tile(face, 4, 4, 1), lambda: turned(face)):
        with pytest.raises(BoardError, match="is no tile: a tile is four letters of A, B, C"):
            ask()


@pytest.mark.parametrize("flavour", ["Q", "", "AB", "a", 1, None])
@pytest.mark.parametrize("ask", [areas, cuts, graph, largest])
def test_what_is_no_flavour(ask: Any, flavour: Any) -> None:
    with pytest.raises(BoardError, match="is no flavour; the flavours are A, B, C"):
        ask(BOARD, flavour)


def test_a_tile_lies_on_another_only_as_a_stack() -> None:
    with pytest.raises(BoardError, match=r"^Something lies at \(0, 1\) already; .* level=1\.$"):
        BOARD.with_tile("CCBB", 0, 1, 1)


def test_a_stack_lies_on_pieces_everywhere() -> None:
    with pytest.raises(BoardError, match=r"^Nothing lies under it at \(0, 2\); .* level=0\.$"):
        BOARD.with_tile("CCBB", 0, 1, 1, 1)


@pytest.mark.parametrize("place", [("0", 0, 1, 0), (0, 0.5, 1, 0), (0, 0, None, 0), (4, 4, 1, "1")])
def test_places_are_whole_numbers(place: tuple[Any, ...]) -> None:
    with pytest.raises(BoardError, match="are whole numbers"):
        BOARD.with_tile("CCBB", *place)


def test_its_message_is_for_people() -> None:
    assert issubclass(BoardError, PlainError)
    assert issubclass(BoardError, ValueError)
