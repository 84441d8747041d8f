"""Where a tile can lie: every place around and on what lies there, kept up to date.

A place is good for a tile by what lies around it: the eight squares of its rim. They are kept as
one number, two bits a square, so that what fits is looked up and not worked out again; a placement
changes the numbers of the places beside it and no others.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import attrs

from tutor.chocoly.faces import FLAVOURS, turnings
from tutor.chocoly.squares import RIM, Piece, Square, footprint

CODE = {flavour: n for n, flavour in enumerate(FLAVOURS, 1)}
SHIFTED = tuple((down, right, 2 * n) for n, (_piece, down, right) in enumerate(RIM))
MEETING = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 0), (0, 1), (1, -1), (1, 0), (1, 1))
"""From the place of a tile, the places of all tiles that would share a square with it."""


@attrs.frozen
class Places:
    """Where a tile can lie, with any tile that fits.

    `rims`: of each place beside or on pieces, what lies around it. `open`: those where a tile would
    lie on the table, touching two pieces (clauses 3.2 and 3.3). `on`: those where it would rest on
    pieces alone, of two tiles or more (clauses 4.1 and 4.3), and the tiles that it would cover.
    """

    rims: dict[Square, int]
    open: frozenset[Square]
    on: dict[Square, frozenset[int]]

    @classmethod
    def counted(cls, board: Mapping[Square, Piece]) -> Places:
        """Of a board, from the beginning."""
        found = cls({}, frozenset(), {})
        return found._changed(board, {square: (None, it.flavour) for square, it in board.items()})

    def after(
        self, before: Mapping[Square, Piece], board: Mapping[Square, Piece], row: int, column: int
    ) -> Places:
        """Once a tile was placed there: `board` with it, `before` without."""
        news = {}
        for square in footprint(row, column):
            under = before.get(square)
            news[square] = (under and under.flavour, board[square].flavour)
        return self._changed(board, news)

    def _changed(
        self, board: Mapping[Square, Piece], news: Mapping[Square, tuple[str | None, str]]
    ) -> Places:
        """With other flavours on some squares of the board: what was there, and what is."""
        rims, open_, on = dict(self.rims), set(self.open), dict(self.on)
        beside = set[Square]()
        on_or_under = set[Square]()
        for (row, column), (old, new) in news.items():
            more = CODE[new] - (CODE[old] if old else 0)
            if more:
                for down, right, shift in SHIFTED:
                    place = (row - down, column - right)
                    rims[place] = rims.get(place, 0) + (more << shift)
                    beside.add(place)
            on_or_under.update(
                ((row, column), (row - 1, column), (row, column - 1), (row - 1, column - 1))
            )
        open_ -= on_or_under
        for place in beside - on_or_under:
            free = not any(square in board for square in footprint(*place))
            if free and touches(rims[place]) > 1:
                open_.add(place)
        for place in on_or_under:
            squares = footprint(*place)
            if all(square in board for square in squares):
                tiles = frozenset(board[square].tile for square in squares)
                if len(tiles) > 1:
                    on[place] = tiles
                else:
                    on.pop(place, None)
        return Places(rims, frozenset(open_), on)


@lru_cache(maxsize=1 << 16)
def touches(rim: int) -> int:
    """How many pieces lie around a place (clause 3.2)."""
    return sum(bool(rim >> shift & 3) for _down, _right, shift in SHIFTED)


@lru_cache(maxsize=1 << 16)
def wanted(rim: int) -> int:
    """Which pieces match what lies around (clauses 3.1 and 4.2): a bit for each of the four pieces
    and each flavour.
    """
    bits = 0
    for (piece, _down, _right), (_d, _r, shift) in zip(RIM, SHIFTED, strict=True):
        code = rim >> shift & 3
        if code:
            bits |= bit(piece, code)
    return bits


def bit(piece: int, code: int) -> int:
    """The bit that says that this piece (0 to 3 in reading order) matches with this flavour."""
    return 1 << 3 * piece + code - 1


@lru_cache(maxsize=1 << 10)
def offered(face: str) -> int:
    """The flavours of a face as such bits."""
    return sum(bit(piece, CODE[flavour]) for piece, flavour in enumerate(face))


@lru_cache(maxsize=1 << 17)
def fitting(tile: str, want: int) -> tuple[str, ...]:
    """How a tile can lie so that one of its pieces matches (3.1 and 4.2): each face once."""
    return tuple(face for face in turnings(tile) if offered(face) & want)
