"""What every placement makes of the largest areas, without placing it: the quick look of a search.

Where a tile may lie and what fits there is known to the board (`Places`); here the areas beside a
place are joined with the pieces of a face, and of the areas under a stack the rest is counted. What
is the same for all faces at a place is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.chocoly.actions import Action, Lay, Stack
from tutor.chocoly.areas import Area, blocks, parts
from tutor.chocoly.board import Board
from tutor.chocoly.faces import FLAVOURS
from tutor.chocoly.listing import lays, stacks
from tutor.chocoly.squares import Square, footprint, rim
from tutor.chocoly.state import State

Sizes = tuple[int, int, int]
"""The largest areas of Almond, Biscuit and Caramel."""
Edge = tuple[str, int, int]
"""A piece beside a place: its flavour, a key of its area, and how large that is."""
SQUARES = footprint(0, 0)
INDEX = {flavour: n for n, flavour in enumerate(FLAVOURS)}


class Outcome(NamedTuple):
    """A placement and the largest areas after it."""

    action: Lay | Stack
    sizes: Sizes


def outcomes(state: State, *, flat: bool = True, stacked: bool = True) -> list[Outcome]:
    """Every legal placement of the player to act with what it leads to, in the order of the list of
    actions: on the table (`flat`), on tiles (`stacked`) or both.
    """
    return [
        *(_reckoned(state.board, lays(state), onto=False) if flat else ()),
        *(_reckoned(state.board, stacks(state), onto=True) if stacked else ()),
    ]


def sizes_of(board: Board) -> Sizes:
    """The largest areas as they are."""
    a, b, c = (board.areas.largest(flavour) for flavour in FLAVOURS)
    return a, b, c


def sizes_after(board: Board, action: Action) -> Sizes:
    """The largest areas after this placement; as they are after any other action."""
    if not isinstance(action, Lay | Stack):
        return sizes_of(board)
    return next(_reckoned(board, [action], onto=isinstance(action, Stack))).sizes


def _reckoned(board: Board, actions: list[Action], *, onto: bool) -> Iterator[Outcome]:
    """The outcomes of placements; those at the same place follow each other."""
    largest = sizes_of(board)
    place, spot = None, Spot((), largest)
    for action in actions:
        assert isinstance(action, Lay | Stack)
        if (action.row, action.column) != place:
            place = action.row, action.column
            spot = _covering(board, place) if onto else Spot(_beside(board, place), largest)
        yield Outcome(action, spot.after(action.face))


class Spot(NamedTuple):
    """A place as all faces find it. `edges`: of each place of the rim the flavour, the key and the
    size of the area there, None where none is. `largest`: of the areas that do not change, and of
    what is left of those that lie under the tile.
    """

    edges: tuple[Edge | None, ...]
    largest: Sizes

    def after(self, face: str) -> Sizes:
        """The largest areas once this face lies here (clause 5.2)."""
        sizes = list(self.largest)
        twice: dict[str, list[tuple[dict[int, int], int]]] = {}
        found = blocks(face)
        diagonal = len({flavour for flavour, _pieces, _edges in found}) < len(found)
        for flavour, pieces, edges in found:
            beside = edges(self.edges) if self.edges else ()
            joined = {edge[1]: edge[2] for edge in beside if edge and edge[0] == flavour}
            count = len(pieces(SQUARES))
            if diagonal:  # two blocks of one flavour may meet through an area outside
                for other in twice.setdefault(flavour, []):
                    if other[0].keys() & joined.keys():
                        joined = {**joined, **other[0]}
                        count += other[1]
                twice[flavour].append((joined, count))
            size = count + sum(joined.values())
            n = INDEX[flavour]
            if size > sizes[n]:
                sizes[n] = size
        return sizes[0], sizes[1], sizes[2]


def _beside(board: Board, place: Square) -> tuple[Edge | None, ...]:
    pieces, of = board.pieces, board.areas.of
    edges: list[Edge | None] = []
    for square in rim(*place):
        piece = pieces.get(square)
        if piece is None:
            edges.append(None)
        else:
            area = of[piece.flavour][square]
            edges.append((piece.flavour, id(area), len(area)))
    return tuple(edges)


def _covering(board: Board, place: Square) -> Spot:
    """Where a stack would lie: its four squares are no part of any area."""
    pieces, of = board.pieces, board.areas.of
    squares = set(footprint(*place))
    under: dict[int, Area] = {}
    largest = [0, 0, 0]
    left: dict[Square, Edge] = {}
    for square in squares:
        area = of[pieces[square].flavour][square]
        under[id(area)] = area
    for area in under.values():
        flavour = pieces[next(iter(area))].flavour
        for part in parts(area - squares):
            here = (flavour, -len(left) - 1, len(part))  # no area has such a key
            left.update(dict.fromkeys(part, here))
            n = INDEX[flavour]
            largest[n] = max(largest[n], len(part))
    for n, flavour in enumerate(FLAVOURS):
        for area in board.areas.ordered(flavour):
            if len(area) <= largest[n]:
                break
            if id(area) not in under:
                largest[n] = len(area)
                break
    edges: list[Edge | None] = []
    for square in rim(*place):
        piece = pieces.get(square)
        if piece is None:
            edges.append(None)
        elif square in left:
            edges.append(left[square])
        else:
            area = of[piece.flavour][square]
            edges.append((piece.flavour, id(area), len(area)))
    return Spot(tuple(edges), (largest[0], largest[1], largest[2]))
