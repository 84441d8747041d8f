"""Areas: pieces of one flavour that are connected edge to edge (clauses 3.4 and 5.2).

Two ways to the same answer. `graph` is the one to look at: pieces are nodes, shared edges are
edges, areas are its components, and `cuts` are the nodes without which one falls apart. `Areas` is
the quick one, for play and search: a placement changes the areas it touches and no others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

import attrs
import networkx as nx

from tutor.chocoly.faces import FLAVOURS
from tutor.chocoly.squares import Piece, Square, beside, footprint

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


# ---- kept up to date, for play and search


@attrs.frozen(slots=False)
class Areas:
    """All areas of a board.

    `around`: the area that each square is in. `of`: the areas of each flavour, in no order.
    """

    around: Mapping[Square, Area]
    of: Mapping[str, tuple[Area, ...]]

    @classmethod
    def counted(cls, board: Pieces) -> Areas:
        """Counted from the beginning."""
        around: dict[Square, Area] = {}
        of = {}
        for flavour in FLAVOURS:
            mine = {square for square, piece in board.items() if piece.flavour == flavour}
            of[flavour] = tuple(_parts(mine))
            around.update((square, area) for area in of[flavour] for square in area)
        return cls(MappingProxyType(around), MappingProxyType(of))

    def ordered(self, flavour: str) -> tuple[Area, ...]:
        """The areas of a flavour, largest first; of equal ones that with the first square first."""
        return tuple(sorted(self.of[flavour], key=lambda area: (-len(area), min(area))))

    def largest(self, flavour: str) -> int:
        """Pieces in the largest area of a flavour (clause 5.2); 0 where there is none."""
        return max(map(len, self.of[flavour]), default=0)

    def after(self, board: Pieces, face: str, row: int, column: int) -> Areas:
        """The areas once this tile lies on the board, on the table or on tiles (clause 5.2)."""
        following = dict(board)
        for square, flavour in zip(footprint(row, column), face, strict=True):
            following[square] = Piece(flavour, -1)
        return Areas.counted(following)


def _parts(squares: Iterable[Square]) -> Iterable[Area]:
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
