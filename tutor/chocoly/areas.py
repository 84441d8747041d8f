"""Areas: pieces of one flavour that are connected edge to edge (clauses 3.4 and 5.2).

Two ways to the same answer. `graph` is the one to look at: pieces are nodes, shared edges are
edges, areas are its components, and `cuts` are the nodes without which one falls apart. `Areas` is
the quick one, for play and search: a placement changes the areas it touches and no others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any

import attrs
import networkx as nx

from tutor.chocoly.faces import FLAVOURS, check_flavour
from tutor.chocoly.squares import RIM, Piece, Square, beside, footprint, rim

Area = frozenset[Square]
Pieces = Mapping[Square, Piece]


# ---- as a graph, to look at


def graph(board: Pieces, flavour: str) -> Any:
    """Return the pieces of a flavour as a networkx graph; its components are the areas
    (clause 5.2).

    A node is a square, (row, column); an edge joins squares that share a side. Raises BoardError
    for what is no flavour.
    """
    check_flavour(flavour)
    mine = [square for square in sorted(board) if board[square].flavour == flavour]
    found: Any = nx.Graph()
    found.add_nodes_from(mine)
    found.add_edges_from(
        (square, other) for square in mine for other in beside(square)[2:] if other in found
    )
    return found


def cuts(board: Pieces, flavour: str) -> Area:
    """Return the squares at which an area of the flavour can be cut: covered, it falls apart.

    Raises BoardError for what is no flavour.
    """
    return frozenset(nx.articulation_points(graph(board, flavour)))


# ---- kept up to date, for play and search


@attrs.frozen(slots=False)
class Areas:
    """All areas of a board: by flavour, the area that each of its squares is in."""

    of: Mapping[str, dict[Square, Area]]

    @classmethod
    def counted(cls, board: Pieces) -> Areas:
        """Return the areas of a board, counted from the beginning."""
        mine: dict[str, set[Square]] = {flavour: set() for flavour in FLAVOURS}
        for square, piece in board.items():
            mine[piece.flavour].add(square)
        return cls(
            {
                flavour: {square: part for part in parts(squares) for square in part}
                for flavour, squares in mine.items()
            }
        )

    def largest(self, flavour: str) -> int:
        """Return the size of the largest area of a flavour (clause 5.2), 0 without one."""
        return max(map(len, self.of[flavour].values()), default=0)

    def ordered(self, flavour: str) -> tuple[Area, ...]:
        """Return the areas of a flavour, largest first; of equal ones that with the first
        square first."""
        return tuple(sorted(set(self.of[flavour].values()), key=lambda it: (-len(it), min(it))))

    def after(self, board: Pieces, face: str, row: int, column: int) -> Areas:
        """Return the areas once this tile lies on that board, on the table or on tiles (clause
        5.2).

        Only what the tile touches is looked at: areas it joins become one, and of an area that lies
        under it the rest is counted again, as it may fall apart.
        """
        squares, around = footprint(row, column), rim(row, column)
        of = {**self.of}
        if not board.keys().isdisjoint(squares):
            for square, flavour in zip(squares, face, strict=True):
                if square in board and (under := board[square].flavour) != flavour:
                    of[under] = _without(of[under], square)
        for flavour, pieces, edges in blocks(face):
            known = of[flavour]
            joined = set(map(known.get, edges(around)))
            joined.discard(None)
            area = frozenset(pieces(squares)).union(*joined)  # type: ignore[arg-type]
            of[flavour] = known | dict.fromkeys(area, area)
        return Areas(of)


Pick = Callable[[Sequence[Any]], tuple[Any, ...]]
"""Takes some squares out of those of a tile, or of its rim."""


@lru_cache(maxsize=1 << 10)
def blocks(face: str) -> tuple[tuple[str, Pick, Pick], ...]:
    """Return the connected pieces of a face: flavour, which pieces, and which places of RIM they
    touch.

    >>> [(name, pieces([0, 1, 2, 3]), edges(range(8))) for name, pieces, edges in blocks("ABAA")]
    [('A', (0, 2, 3), (0, 1, 4, 5, 6, 7)), ('B', [1], (2, 3))]
    """
    own = dict(zip(footprint(0, 0), range(4), strict=True))
    blocks = []
    for flavour in sorted(set(face)):
        mine = {square for square, n in own.items() if face[n] == flavour}
        for part in sorted(map(sorted, parts(mine))):
            pieces = [own[square] for square in part]
            edges = [n for n, (piece, _r, _c) in enumerate(RIM) if piece in pieces]
            blocks.append((flavour, _picking(pieces), itemgetter(*edges)))
    return tuple(blocks)


def _picking(places: Sequence[int]) -> Pick:
    one = places[0]  # itemgetter gives no tuple for one
    return itemgetter(*places) if len(places) > 1 else itemgetter(slice(one, one + 1))


def _without(known: dict[Square, Area], square: Square) -> dict[Square, Area]:
    """Return the areas of a flavour without a square that is covered now.

    Its area can only fall apart where the square had more than one neighbour in it.
    """
    left = known.copy()
    area = left.pop(square)
    near = area.intersection(beside(square))
    if near:
        rest = area.difference((square,))
        for part in parts(rest, near) if len(near) > 1 else (rest,):
            left.update(dict.fromkeys(part, part))
    return left


def parts(squares: Area | set[Square], starts: Area | set[Square] | None = None) -> Iterator[Area]:
    """Yield the connected parts of a set of squares; `starts`: squares of which each part has
    one."""
    left, starts = set(squares), set(squares if starts is None else starts)
    while starts:
        start = starts.pop()
        part, edge = [start], [start]
        left.discard(start)
        while edge:
            for other in left.intersection(beside(edge.pop())):
                left.discard(other)
                part.append(other)
                edge.append(other)
        starts &= left
        yield frozenset(part)


# ---- of any board


def areas(board: Pieces, flavour: str) -> tuple[Area, ...]:
    """Return the areas of a flavour as sets of squares, (row, column), largest first; of equal
    ones that with the first square first (clause 5.2).

    Raises BoardError for what is no flavour.
    """
    check_flavour(flavour)
    return _known(board).ordered(flavour)


def largest(board: Pieces, flavour: str) -> int:
    """Return the number of pieces in the largest area of a flavour (clause 5.2), 0 without one.

    Raises BoardError for what is no flavour.
    """
    check_flavour(flavour)
    return _known(board).largest(flavour)


def _known(board: Pieces) -> Areas:
    """Those that a board has kept, or counted now."""
    kept = getattr(board, "areas", None)
    return kept if isinstance(kept, Areas) else Areas.counted(board)
