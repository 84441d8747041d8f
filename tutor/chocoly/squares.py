"""Squares, the pieces on them, and what lies around a tile.

Squares are (row, column), counted from the upper left piece of the first tile; rows above it and
columns to its left are negative. A tile lies where its upper left piece lies.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

Square = tuple[int, int]


class Piece(NamedTuple):
    """A visible piece: its flavour, the number of its tile in the order of placing (from 0), and
    its level: 0 on the table, 1 on a stacked tile.
    """

    flavour: str
    tile: int
    level: int = 0


RIM = (
    (0, -1, 0),
    (0, 0, -1),
    (1, -1, 1),
    (1, 0, 2),
    (2, 1, -1),
    (2, 2, 0),
    (3, 1, 2),
    (3, 2, 1),
)
"""The eight squares edge to edge with a tile: which of its pieces each one touches (0 to 3 in
reading order), and where it is from the tile's place. Each touches exactly one piece, so two edges
are two pieces (clause 3.2)."""
CORNERS = (
    (0, -1, -1),
    (0, -1, 1),
    (0, 1, -1),
    (1, -1, 0),
    (1, -1, 2),
    (1, 1, 2),
    (2, 0, -1),
    (2, 2, -1),
    (2, 2, 1),
    (3, 0, 2),
    (3, 2, 0),
    (3, 2, 2),
)
"""The squares outside a tile that meet one of its pieces at a corner (clause 3.4), in the same
way."""
TIPS = ((-1, -1), (-1, 2), (2, -1), (2, 2))
"""Those of them that touch no side of the tile."""


@lru_cache(maxsize=1 << 14)
def footprint(row: int, column: int) -> tuple[Square, Square, Square, Square]:
    """Return the squares of a tile in reading order, from that of its upper left piece.

    >>> footprint(0, 2)
    ((0, 2), (0, 3), (1, 2), (1, 3))
    """
    return (row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)


@lru_cache(maxsize=1 << 14)
def rim(row: int, column: int) -> tuple[Square, ...]:
    """Return the squares edge to edge with a tile, in the order of RIM."""
    return tuple((row + down, column + right) for _piece, down, right in RIM)


@lru_cache(maxsize=1 << 14)
def beside(square: Square) -> tuple[Square, Square, Square, Square]:
    """Return the squares edge to edge with one (clause 3.4): above, left, right, below."""
    row, column = square
    return (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)
