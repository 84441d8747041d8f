"""Boards that tasks are tried on: small ones laid for a purpose, and some of the course's match."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.chocoly.board import Board
from tutor.chocoly.lessons.match import MATCH
from tutor.chocoly.squares import Square, beside


def laid(text: str) -> Board:
    """Return the board of these tiles, "AABC 0 0; ACBC 2 0": a face and its upper left square
    each; a tile that covers others is a stack."""
    board = Board()
    for number, tile in enumerate(text.split(";")):
        face, row, column = tile.split()
        level = int((int(row), int(column)) in board)
        board = board.with_tile(face, int(row), int(column), number, level)
    return board


FIRST = laid("AABC 0 0; ACBC 2 0; CAAA 0 -2")
"""Five Almonds together, and one that touches them at a corner only."""
RING = laid("ABAB 0 0; BBAA -2 0; CCBC -2 2; CACA 0 4; BACC 2 2; ABCB 2 0")
"""Tiles round a gap of four squares that is closed all round."""
BAY = laid("AABC -2 0; ABCA 0 -2; BCAB 2 0; CABC 2 2; ACBB 0 4")
"""Tiles round eight squares, with a way out round a corner."""
BRIDGE = laid("AABB 0 0; BABB 0 2; AABC 0 4; AABB -2 4")
"""Almonds in one line that hangs together by a thread."""
LATE = MATCH.at(10).board
"""The match in the middle: two gaps, long areas."""
STACKED = MATCH.at(14).board
"""The match late: three stacks."""
TOKENS = frozenset(MATCH.at(14).tokens)
"""The tiles there that carry a token."""


def neighbours(square: Square) -> tuple[Square, ...]:
    """Return the four squares edge to edge with one."""
    return beside(square)


def around(square: Square) -> tuple[Square, ...]:
    """Return the eight squares round one: what somebody counts who counts corners."""
    row, column = square
    steps = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if (r, c) != (0, 0)]
    return tuple((row + r, column + c) for r, c in steps)


def parts(squares: Iterable[Square], corners: bool = False) -> list[frozenset[Square]]:
    """Return the connected parts of some squares, largest first; with `corners`, over corners
    as well."""
    left, found = set(squares), []
    while left:
        part, edge = set[Square](), [left.pop()]
        while edge:
            square = edge.pop()
            part.add(square)
            near = left.intersection(around(square) if corners else neighbours(square))
            left -= near
            edge += near
        found.append(frozenset(part))
    return sorted(found, key=lambda part: (-len(part), min(part)))


def pieces(board: Board, flavour: str) -> set[Square]:
    """Return the squares of a flavour."""
    return {square for square, piece in board.items() if piece.flavour == flavour}
