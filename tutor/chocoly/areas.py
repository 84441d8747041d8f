"""Areas: pieces of one flavour that are connected edge to edge (clauses 3.4 and 5.2).

Two ways to the same answer. `graph` is the one to look at: pieces are nodes, shared edges are
edges, areas are its components, and `cuts` are the nodes without which one falls apart. `Areas` is
the quick one, for play and search: a placement changes the areas it touches and no others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

import attrs
import networkx as nx

from tutor.chocoly.faces import FLAVOURS
from tutor.chocoly.squares import RIM, Piece, Square, beside, footprint, rim

Area = frozenset[Square]
Pieces = Mapping[Square, Piece]


# ---- as a graph, to look at


def graph(board: Pieces, flavour: str) -> Any:
    """The pieces of a flavour as a networkx graph; its components are the areas (clause 5.2)."""
    mine = [square for square in sorted(board) if board[square].flavour == flavour]
    found: Any = nx.Graph()
    found.add_nodes_from(mine)
    found.add_edges_from(
        (square, other) for square in mine for other in beside(square)[2:] if other in found
    )
    return found


def cuts(board: Pieces, flavour: str) -> Area:
    """The squares at which an area of the flavour can be cut: covered, it falls apart."""
    return frozenset(nx.articulation_points(graph(board, flavour)))


# ---- kept up to date, for play and search


@attrs.frozen(slots=False)
class Areas:
    """All areas of a board: by flavour, the area that each of its squares is in."""

    of: Mapping[str, Mapping[Square, Area]]

    @classmethod
    def counted(cls, board: Pieces) -> Areas:
        """Counted from the beginning."""
        mine: dict[str, set[Square]] = {flavour: set() for flavour in FLAVOURS}
        for square, piece in board.items():
            mine[piece.flavour].add(square)
        return cls(
            {
                flavour: {square: part for part in _parts(squares) for square in part}
                for flavour, squares in mine.items()
            }
        )

    def largest(self, flavour: str) -> int:
        """Pieces in the largest area of a flavour (clause 5.2); 0 where there is none."""
        return max(map(len, self.of[flavour].values()), default=0)

    def ordered(self, flavour: str) -> tuple[Area, ...]:
        """The areas of a flavour, largest first; of equal ones that with the first square first."""
        return tuple(sorted(set(self.of[flavour].values()), key=lambda it: (-len(it), min(it))))

    def after(self, board: Pieces, face: str, row: int, column: int) -> Areas:
        """The areas once this tile lies on that board, on the table or on tiles (clause 5.2).

        Only what the tile touches is looked at: areas it joins become one, and of an area that lies
        under it the rest is counted again, as it may fall apart.
        """
        of = dict(self.of)
        squares = footprint(row, column)
        if any(square in board for square in squares):
            under = [(board[square].flavour, square) for square in squares if square in board]
            for flavour in {flavour for flavour, _square in under}:
                covered = {square for it, square in under if it == flavour}
                of[flavour] = _uncovered(of[flavour], covered)
        around = rim(row, column)
        for flavour, pieces, edges in _blocks(face):
            known = of[flavour]
            mine = dict(known) if known is self.of[flavour] else known
            part = {squares[n] for n in pieces}
            for n in edges:
                joined = mine.get(around[n])
                if joined is not None:
                    part |= joined
            area = frozenset(part)
            of[flavour] = {**mine, **dict.fromkeys(area, area)}
        return Areas(of)


@lru_cache(maxsize=1 << 10)
def _blocks(face: str) -> tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]:
    """The connected pieces of a face: flavour, which pieces, and which places of RIM they touch.

    >>> _blocks("ABBB")
    (('A', (0,), (0, 1)), ('B', (1, 2, 3), (2, 3, 4, 5, 6, 7)))
    """
    own = dict(zip(footprint(0, 0), range(4), strict=True))
    blocks = []
    for flavour in sorted(set(face)):
        mine = {square for square, n in own.items() if face[n] == flavour}
        for part in sorted(map(sorted, _parts(mine))):
            pieces = tuple(own[square] for square in part)
            edges = tuple(n for n, (piece, _r, _c) in enumerate(RIM) if piece in pieces)
            blocks.append((flavour, pieces, edges))
    return tuple(blocks)


def _uncovered(known: Mapping[Square, Area], covered: set[Square]) -> Mapping[Square, Area]:
    """The areas of a flavour without the squares that are covered now."""
    touched = {known[square] for square in covered}
    left = {square: area for square, area in known.items() if area not in touched}
    for area in touched:
        for part in _parts(area - covered):
            left.update(dict.fromkeys(part, part))
    return left


def _parts(squares: Iterable[Square]) -> Iterator[Area]:
    """The connected parts of a set of squares."""
    left = set(squares)
    while left:
        start = left.pop()
        part, edge = [start], [start]
        while edge:
            for other in beside(edge.pop()):
                if other in left:
                    left.discard(other)
                    part.append(other)
                    edge.append(other)
        yield frozenset(part)


# ---- of any board


def areas(board: Pieces, flavour: str) -> tuple[Area, ...]:
    """The areas of a flavour, largest first; of equal ones that with the first square first."""
    return _known(board).ordered(flavour)


def largest(board: Pieces, flavour: str) -> int:
    """Pieces in the largest area of a flavour (clause 5.2); 0 where there is none."""
    return _known(board).largest(flavour)


def _known(board: Pieces) -> Areas:
    """Those that a board has kept, or counted now."""
    kept = getattr(board, "areas", None)
    return kept if isinstance(kept, Areas) else Areas.counted(board)
