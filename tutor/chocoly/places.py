"""Where a tile can lie: every place around and on what lies there, kept up to date.

A place is good for a tile by what lies around it: the eight squares of its rim. They are kept as
one number, two bits a square, so that what fits is looked up and not worked out again; a placement
changes the numbers of the places beside it and no others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

import attrs

from tutor.chocoly.faces import FLAVOURS, turnings
from tutor.chocoly.squares import RIM, Piece, Square, footprint

CODE = {flavour: n for n, flavour in enumerate(FLAVOURS, 1)}
Pieces = Mapping[Square, Piece]
SHIFTED = tuple((down, right, 2 * n) for n, (_piece, down, right) in enumerate(RIM))


@attrs.frozen
class Places:
    """Where a tile can lie, if it fits.

    `rims`: of each place beside or on pieces, what lies around it. `open`: those where a tile would
    lie on the table, touching two pieces (clauses 3.2 and 3.3), and what it would have to match.
    `on`: those where it would rest on pieces alone, of two tiles or more (clauses 4.1 and 4.3), and
    the tiles that it would cover.
    """

    rims: Mapping[Square, int]
    open: Mapping[Square, int]
    on: Mapping[Square, frozenset[int]]

    @classmethod
    def counted(cls, board: Pieces) -> Places:
        """Return the places of a board, counted from the beginning."""
        codes = [(square, CODE[piece.flavour]) for square, piece in board.items()]
        return cls({}, {}, {})._changed(board, codes)

    def after(self, before: Pieces, board: Pieces, row: int, column: int) -> Places:
        """Return the places once a tile was placed there: `board` with it, `before` without."""
        codes = []
        for square in footprint(row, column):
            under = before.get(square)
            old = CODE[under.flavour] if under is not None else 0
            codes.append((square, CODE[board[square].flavour] - old))
        return self._changed(board, codes)

    def _changed(self, board: Pieces, news: Iterable[tuple[Square, int]]) -> Places:
        """With other pieces on some squares of the board: how much more the flavour's code is."""
        rims, open_, on = {**self.rims}, {**self.open}, {**self.on}
        covered, beside, over = board.keys(), set[Square](), set[Square]()
        for (row, column), more in news:
            for down, right, shift in SHIFTED if more else ():
                place = (row - down, column - right)
                rims[place] = rims.get(place, 0) + (more << shift)
                beside.add(place)
            over.update(
                ((row, column), (row - 1, column), (row, column - 1), (row - 1, column - 1))
            )
        for place in beside - over:
            if place in open_ or covered.isdisjoint(footprint(*place)):
                around = rims[place]
                if touches(around) > 1:
                    open_[place] = wanted(around)
        for place in over:
            open_.pop(place, None)
            squares = footprint(*place)
            if all(map(covered.__contains__, squares)):
                on[place] = frozenset([board[square].tile for square in squares])
                if len(on[place]) < 2:
                    del on[place]
        return Places(rims, open_, on)


@lru_cache(maxsize=1 << 16)
def touches(rim: int) -> int:
    """Return how many pieces lie around a place (clause 3.2)."""
    return sum(bool(rim >> shift & 3) for _down, _right, shift in SHIFTED)


@lru_cache(maxsize=1 << 16)
def wanted(rim: int) -> int:
    """Return which pieces match what lies around (clauses 3.1 and 4.2): a bit for each of the
    four pieces and each flavour."""
    bits = 0
    for (piece, _down, _right), (_d, _r, shift) in zip(RIM, SHIFTED, strict=True):
        code = rim >> shift & 3
        if code:
            bits |= bit(piece, code)
    return bits


def bit(piece: int, code: int) -> int:
    """Return the bit that says that this piece (0 to 3 in reading order) matches with this
    flavour."""
    return 1 << 3 * piece + code - 1


@lru_cache(maxsize=1 << 10)
def offered(face: str) -> int:
    """Return the flavours of a face as such bits."""
    return sum(bit(piece, CODE[flavour]) for piece, flavour in enumerate(face))


@lru_cache(maxsize=1 << 17)
def fitting(tile: str, want: int) -> tuple[str, ...]:
    """Return how a tile can lie so that one of its pieces matches (3.1 and 4.2): each face once."""
    return tuple(face for face in turnings(tile) if offered(face) & want)
