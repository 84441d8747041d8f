"""Squares and the pieces on them.

Squares are (row, column), counted from the upper left piece of the first tile; rows above it and
columns to its left are negative.
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


@lru_cache(maxsize=1 << 14)
def footprint(row: int, column: int) -> tuple[Square, Square, Square, Square]:
    """The squares of a tile in reading order, from that of its upper left piece.

    >>> footprint(0, 2)
    ((0, 2), (0, 3), (1, 2), (1, 3))
    """
    return (row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)


@lru_cache(maxsize=1 << 14)
def beside(square: Square) -> tuple[Square, Square, Square, Square]:
    """The squares edge to edge with one (clause 3.4): above, left, right, below."""
    row, column = square
    return (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)
