"""Tasks about laying tiles: edges, faces, gaps, and every place where a tile may lie."""

from __future__ import annotations

from collections.abc import Callable

from tutor.chocoly.board import Board
from tutor.chocoly.exercises import boards as of
from tutor.chocoly.exercises.forms import faces, squares
from tutor.chocoly.exercises.game import GAME
from tutor.chocoly.faces import turned, turnings
from tutor.chocoly.legality import mirrored
from tutor.chocoly.squares import Square, footprint
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import number

Near = Callable[[Square], tuple[Square, ...]]


def _touched(board: Board, row: int, column: int, near: Near = of.neighbours) -> set[Square]:
    """Return the pieces beside a tile at this place."""
    under = set(footprint(row, column))
    return {square for each in under for square in near(each) if square in board} - under


TOUCHING = Exercise(
    "touching(board, row, column)",
    N_("How many pieces would a tile touch whose upper left square is (row, column)?"),
    N_("a whole number"),
    (
        (of.FIRST, 1, 2),
        (of.FIRST, 0, 2),
        (of.FIRST, 2, -2),
        (of.FIRST, -2, -3),
        (of.FIRST, 4, 2),
        (of.LATE, 1, 2),
    ),
    lambda board, row, column: len(_touched(board, row, column)),
    number,
    N_("Look at the eight squares along the four sides of the tile: which hold a piece?"),
    "3.2",
    (
        Slip(
            lambda board, row, column: len(_touched(board, row, column, of.around)),
            N_("You count corners, too: only edges touch."),
            "3.4",
        ),
        Slip(
            lambda board, row, column: len(
                {board[square].tile for square in _touched(board, row, column)}
            ),
            N_("You count tiles; the pieces count, each of them."),
            "3.2",
        ),
        Slip(
            lambda board, row, column: sum(
                square in board for square in of.neighbours((row, column))
            ),
            N_("A tile has four pieces: look round all of them."),
            "3.2",
        ),
    ),
    game=GAME,
)

FACES = Exercise(
    "faces(face)",
    N_("All faces of a tile that is turned: a set of texts."),
    N_("a set of texts of four letters, for example {'AABC'}"),
    (("AABC",), ("AAAB",), ("ABBA",), ("AABB",), ("ABCA",)),
    lambda face: set(turnings(face)),
    faces,
    N_("Turn it by a quarter, four times; each different face once."),
    "2.1",
    (
        Slip(
            lambda face: {*turnings(face), *turnings(mirrored(face))},
            N_("A tile is turned, never mirrored: its back shows nothing."),
            "2.1",
        ),
        Slip(
            lambda face: {face[n:] + face[:n] for n in range(4)},
            N_("In a face the third letter lies below the first: a turn is no shift of letters."),
            "2.1",
        ),
        Slip(
            lambda face: {turned(face, n) for n in (1, 2, 3)},
            N_("It may lie as it is, too."),
            "2.1",
        ),
        Slip(lambda face: {face, turned(face)}, N_("It can be turned more than once."), "2.1"),
        Slip(
            lambda face: {face, turned(face, 2)},
            N_("By a quarter it can be turned as well, not only upside down."),
            "2.1",
        ),
    ),
    game=GAME,
)


def _gaps(board: Board, near: Near = of.neighbours) -> set[Square]:
    """Return the empty squares from which one cannot get out."""
    rows, columns = [r for r, _c in board], [c for _r, c in board]
    whole = {
        (row, column)
        for row in range(min(rows) - 1, max(rows) + 2)
        for column in range(min(columns) - 1, max(columns) + 2)
    }
    outside, edge = set[Square](), [min(whole)]
    while edge:
        square = edge.pop()
        outside.add(square)
        edge += [it for it in near(square) if it in whole - outside and it not in board]
    return whole - outside - set(board)


def _between(board: Board) -> set[Square]:
    """Return the empty squares with pieces on all four sides, however far away."""
    rows, columns = [r for r, _c in board], [c for _r, c in board]
    return {
        (row, column)
        for row in range(min(rows), max(rows) + 1)
        for column in range(min(columns), max(columns) + 1)
        if (row, column) not in board
        and any(r == row and c < column for r, c in board)
        and any(r == row and c > column for r, c in board)
        and any(c == column and r < row for r, c in board)
        and any(c == column and r > row for r, c in board)
    }


GAPS = Exercise(
    "gaps(board)",
    N_("The empty squares that are closed in: from there, over edges, no way leads outside."),
    N_("a set of squares, for example {(1, 2), (1, 3)}"),
    ((of.FIRST,), (of.LATE,), (of.RING,), (of.STACKED,), (of.BAY,)),
    _gaps,
    squares,
    N_("Begin far outside and go from empty square to empty square: what is never reached?"),
    "3.3",
    (
        Slip(
            lambda board: _gaps(board, of.around),
            N_("A way out leads over edges; corners connect nothing."),
            "3.4",
        ),
        Slip(
            lambda board: {
                square
                for square in _gaps(board)
                if all(near in board for near in of.neighbours(square))
            },
            N_("A gap may have more than one square."),
            "3.3",
        ),
        Slip(
            _between,
            N_("The way out may go round a corner."),
            "3.3",
        ),
    ),
    game=GAME,
)


def _places(
    board: Board, face: str, least: int = 2, equal: bool = True, own: str = "ABC"
) -> set[Square]:
    """Where the face may lie, or might if fewer pieces were enough or no pair had to be equal."""
    found = set()
    for place in {(r + dr, c + dc) for r, c in board for dr in range(-2, 2) for dc in range(-2, 2)}:
        under = footprint(*place)
        if any(square in board for square in under):
            continue
        meet = any(
            near in board and board[near].flavour == flavour and flavour in own
            for square, flavour in zip(under, face, strict=True)
            for near in of.neighbours(square)
        )
        if len(_touched(board, *place)) >= least and (meet or not equal):
            found.add(place)
    return found


PLACES = Exercise(
    "places(board, face)",
    N_("Every place where this face, as it is turned, may be laid on the table."),
    N_("a set of squares, the upper left ones, for example {(0, 2)}"),
    ((of.FIRST, "AAAB"), (of.FIRST, "CCCA"), (of.RING, "BACC"), (of.LATE, "AABC")),
    _places,
    squares,
    N_("Four free squares, at least two pieces beside them, at least one equal pair."),
    "3.2",
    (
        Slip(
            lambda board, face: _places(board, face, least=1),
            N_("It must touch at least two pieces."),
            "3.2",
        ),
        Slip(
            lambda board, face: _places(board, face, equal=False),
            N_("One piece of it must lie beside a piece of the same flavour."),
            "3.1",
        ),
        Slip(
            lambda board, face: _places(board, face, own="A"),
            N_("Any flavour may match, not only Almond."),
            "3.1",
        ),
        Slip(
            lambda board, face: _places(board, face, least=3),
            N_("Two pieces are enough."),
            "3.2",
        ),
    ),
    game=GAME,
)
