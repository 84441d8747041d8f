"""Places and tiles to tap: where a tile would touch how much, which of the hand fits there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tutor.chocoly.actions import Lay
from tutor.chocoly.areas import areas
from tutor.chocoly.faces import turnings
from tutor.chocoly.legality import lay_problems
from tutor.chocoly.squares import Square, beside, footprint
from tutor.chocoly.state import State
from tutor.chocoly.teaching.goals import own
from tutor.chocoly.teaching.pointing import place_id, places, square_ids
from tutor.lessons.model import LEARNER

Pieces = Callable[[State], Sequence[str]]


def around(state: State, row: int, column: int) -> list[Square]:
    """Return the pieces that a tile at this place lies edge to edge with, in reading order."""
    under = set(footprint(row, column))
    near = {square for each in under for square in beside(each)} - under
    return sorted(near & set(state.board))


def touched(row: int, column: int) -> Pieces:
    """Return the pieces that a tile at this place lies edge to edge with (clause 3.2)."""
    return lambda state: square_ids(around(state, row, column))


def _places(test: Callable[[State, list[Square]], bool]) -> Pieces:
    return lambda state: [place_id(*at) for at in places(state) if test(state, around(state, *at))]


def open_places() -> Pieces:
    """Return the places where a tile would touch at least two pieces (clause 3.2)."""
    return _places(lambda state, found: len(found) >= 2)


def one_edge_places() -> Pieces:
    """Return the places where it would touch one piece: too few (clause 3.2)."""
    return _places(lambda state, found: len(found) == 1)


def corner_places() -> Pieces:
    """Return the places where only corners would meet (clause 3.4)."""
    return _places(lambda state, found: not found)


def offset_places() -> Pieces:
    """Return the places where it would touch pieces of different tiles (clause 3.2)."""
    return _places(lambda state, found: len({state.board[square].tile for square in found}) > 1)


def joining_places() -> Pieces:
    """Return the places where it would touch both of the learner's largest areas (clause
    5.2)."""

    def test(state: State, found: list[Square]) -> bool:
        first, second = areas(state.board, own(state))[:2]
        return len(found) >= 2 and bool(first & set(found)) and bool(second & set(found))

    return _places(test)


def fitting_tiles(row: int, column: int) -> Pieces:
    """Return the tiles of the hand that can lie there, turned as they must be (clauses 3.1
    and 3.2)."""

    def fits(state: State, tile: str) -> bool:
        ways = (Lay(face, row, column) for face in turnings(tile))
        return any(not [*lay_problems(state.board, a.face, a.row, a.column)] for a in ways)

    return lambda state: [
        f"hand:{n}" for n, tile in enumerate(state.hands[LEARNER]) if fits(state, tile)
    ]


def richest_tiles(flavour: str) -> Pieces:
    """Return the tiles of the hand with the most pieces of a flavour."""

    def answer(state: State) -> list[str]:
        counts = [tile.count(flavour) for tile in state.hands[LEARNER]]
        return [f"hand:{n}" for n, count in enumerate(counts) if count == max(counts)]

    return answer


def joined() -> Pieces:
    """Return the pieces of the last tile that lie beside a piece of their own flavour (clause
    3.1)."""

    def answer(state: State) -> list[str]:
        board, last = state.board, state.placed - 1
        return square_ids(
            square
            for square, piece in board.items()
            if piece.tile == last and any(_equal(state, square, other) for other in beside(square))
        )

    return answer


def _equal(state: State, square: Square, other: Square) -> bool:
    """Return whether another tile's equal piece lies there."""
    piece, there = state.board[square], state.board.get(other)
    return there is not None and there.tile != piece.tile and there.flavour == piece.flavour
