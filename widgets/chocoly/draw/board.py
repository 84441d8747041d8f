"""The board: squares, seams between tiles, stacked tiles on top."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tutor.chocoly.squares import Piece, Square
from widgets.chocoly.draw.layout import BoardLayout
from widgets.chocoly.draw.pieces import square_sprite
from widgets.chocoly.draw.tile import (
    PLAINLY,
    Looks,
    draw_raised,
    edge_line,
    how,
)
from widgets.draw.scene import Path, Pen
from widgets.draw.theme import Theme

SEAM, SAME = 1.25, 0.45
"""The line between two tiles, px; so much of it is seen between pieces of one flavour."""

Pieces = Mapping[Square, Piece]


def draw_board(
    pen: Pen,
    board: Pieces,
    layout: BoardLayout,
    theme: Theme,
    looks: Looks = PLAINLY,
) -> None:
    """Draw all tiles that lie on the table. Tokens lie over it, see `marks`."""
    for square in sorted(board):
        piece = board[square]
        if not piece.level:
            rect = layout.square(square)
            sprite = square_sprite(piece.flavour, layout.c, theme, how(piece.flavour, looks))
            pen.splice(sprite, rect.x, rect.y)
    _seams(pen, board, layout, theme)
    for corner, face in stacked(board).values():
        at = layout.tile(corner)
        draw_raised(pen, face, at.x, at.y, layout.c, theme, looks)


def stacked(board: Pieces) -> dict[int, tuple[Square, str]]:
    """Return the stacked tiles by number, from the top of the board down: upper left square
    and face."""
    found: dict[int, list[Square]] = {}
    for square in sorted(board):
        if board[square].level:
            found.setdefault(board[square].tile, []).append(square)
    return {
        tile: (squares[0], "".join(board[square].flavour for square in squares))
        for tile, squares in found.items()
    }


def _seams(pen: Pen, board: Pieces, layout: BoardLayout, theme: Theme) -> None:
    between: list[tuple[Square, Square]] = []
    same: list[tuple[Square, Square]] = []
    round_it: list[tuple[Square, Square]] = []
    for (row, column), piece in board.items():
        sides = (
            ((row - 1, column), (row, column), (row, column + 1), False),
            ((row, column - 1), (row, column), (row + 1, column), False),
            ((row + 1, column), (row + 1, column), (row + 1, column + 1), True),
            ((row, column + 1), (row, column + 1), (row + 1, column + 1), True),
        )
        for beside, start, end, outer_only in sides:
            other = board.get(beside)
            if other is None:
                round_it.append((start, end))
            elif not outer_only and other.tile != piece.tile:
                (same if other.flavour == piece.flavour else between).append((start, end))
    seam = SEAM * theme.line_scale
    for lines, colour, line in (
        (same, faded(theme.box_edge, SAME), seam),
        (between, theme.box_edge, seam),
        (round_it, theme.box_edge, edge_line(layout.c, theme)),
    ):
        if lines:
            pen.stroke(_lines(lines, layout), colour, line)


def _lines(sides: Iterable[tuple[Square, Square]], layout: BoardLayout) -> Path:
    """Sides of squares as lines, those in one row drawn in one go."""
    path: list[tuple[str, tuple[float, ...]]] = []
    runs: list[tuple[Square, Square]] = []
    for start, end in sorted(sides, key=lambda side: _along(*side)):
        if runs and runs[-1][1] == start and _straight(runs[-1][0], start, end):
            runs[-1] = runs[-1][0], end
        else:
            runs.append((start, end))
    for start, end in runs:
        one, other = layout.square(start), layout.square(end)
        path += [("M", (one.x, one.y)), ("L", (other.x, other.y))]
    return tuple(path)


def _along(start: Square, end: Square) -> tuple[int, int, int]:
    across = start[0] == end[0]
    return (0, start[0], start[1]) if across else (1, start[1], start[0])


def _straight(one: Square, two: Square, three: Square) -> bool:
    return one[0] == two[0] == three[0] or one[1] == two[1] == three[1]


def faded(colour: str, part: float) -> str:
    """Return a "#rrggbb" colour through which so much of the ground is not seen.

    >>> faded("#ffffff", 0.5)
    'rgba(255,255,255,0.5)'
    """
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgba({red},{green},{blue},{part:g})"
