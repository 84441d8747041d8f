"""Pieces to tap: answers to Touch steps, as ids of pieces. Those about "own" look at player 0."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tutor.chocoly.areas import areas, cuts
from tutor.chocoly.squares import Square, beside, footprint
from tutor.chocoly.state import State
from tutor.chocoly.teaching.pointing import place_id, places, square_ids
from tutor.lessons.feedback import Mark, marks

Pieces = Callable[[State], Sequence[str]]


def these(text: str) -> Pieces:
    """These pieces, by their ids with blanks between them."""
    return lambda state: text.split()


def area(flavour: str, which: int = 0) -> Pieces:
    """The squares of an area of a flavour: the largest one, or the next after it (clause 5.2)."""
    return lambda state: square_ids(areas(state.board, flavour)[which])


def outside(flavour: str) -> Pieces:
    """The pieces of a flavour that are not in its largest area (clause 3.4)."""
    return lambda state: square_ids(
        square for each in areas(state.board, flavour)[1:] for square in each
    )


def touched(row: int, column: int) -> Pieces:
    """The pieces that a tile at this place lies edge to edge with (clause 3.2)."""
    return lambda state: square_ids(_around(row, column) & set(state.board))


def round_gap(squares: Iterable[Square]) -> Pieces:
    """The pieces round empty squares (clause 3.3)."""
    gap = set(squares)
    return lambda state: square_ids({s for g in gap for s in beside(g)} & set(state.board))


def _around(row: int, column: int) -> set[Square]:
    under = set(footprint(row, column))
    return {square for each in under for square in beside(each)} - under


def open_places() -> Pieces:
    """The places where a tile would touch at least two pieces (clause 3.2)."""
    return lambda state: [
        place_id(*at) for at in places(state) if len(_around(*at) & set(state.board)) >= 2
    ]


def narrow_squares(flavour: str, which: int = 0) -> Pieces:
    """Where the largest area of a flavour, or another, can be cut; no stack may cover a tile with
    a token (clause 4.4).
    """

    def answer(state: State) -> list[str]:
        found = cuts(state.board, flavour) & areas(state.board, flavour)[which]
        return square_ids(s for s in found if state.board[s].tile not in state.tokens)

    return answer


def with_token() -> Pieces:
    """The pieces of tiles that carry a token: nothing may cover them (clause 4.4)."""
    return lambda state: square_ids(
        square for square, piece in state.board.items() if piece.tile in state.tokens
    )


def area_marks(flavour: str) -> Callable[[State], tuple[Mark, ...]]:
    """The largest area of a flavour, lit at the end of a step."""
    return lambda state: marks(area(flavour)(state), "solved")
