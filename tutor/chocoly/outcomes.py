"""What every placement makes of the largest areas, without placing it: the quick look of a search.

Where a tile may lie and what fits there is known to the board (`Places`); here the areas beside a
place are joined with the pieces of a face, and of the areas under a stack the rest is counted. What
is the same for all faces at a place is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tutor.chocoly.actions import Action, Lay, Stack
from tutor.chocoly.areas import Area, Pick, blocks, parts
from tutor.chocoly.board import Board
from tutor.chocoly.faces import FLAVOURS
from tutor.chocoly.listing import lays, stacks
from tutor.chocoly.squares import Square, footprint, rim
from tutor.chocoly.state import State

Sizes = tuple[int, int, int]
"""The largest areas of Almond, Biscuit and Caramel."""
Edge = tuple[int, int]
"""A piece beside a place: a key of its area, and how large that is."""
SQUARES = footprint(0, 0)
INDEX = {flavour: n for n, flavour in enumerate(FLAVOURS)}


class Outcome(NamedTuple):
    """A placement and the largest areas after it."""

    action: Lay | Stack
    sizes: Sizes


def outcomes(state: State, *, flat: bool = True, stacked: bool = True) -> list[Outcome]:
    """Return every legal placement of the player to act with what it leads to, in the order
    of the list of actions: on the table (`flat`), on tiles (`stacked`) or both."""
    return [
        *(_reckoned(state.board, lays(state), onto=False) if flat else ()),
        *(_reckoned(state.board, stacks(state), onto=True) if stacked else ()),
    ]


def sizes_of(board: Board) -> Sizes:
    """Return the largest areas as they are."""
    a, b, c = (board.areas.largest(flavour) for flavour in FLAVOURS)
    return a, b, c


def sizes_after(board: Board, action: Action) -> Sizes:
    """Return the largest areas after this placement; as they are after any other action."""
    if not isinstance(action, Lay | Stack):
        return sizes_of(board)
    return next(_reckoned(board, [action], onto=isinstance(action, Stack))).sizes


def _reckoned(board: Board, actions: list[Action], *, onto: bool) -> Iterator[Outcome]:
    """Yield the outcomes of placements; those at the same place follow each other."""
    largest = sizes_of(board)
    place, spot = None, Spot((), largest)
    for action in actions:
        assert isinstance(action, Lay | Stack)
        if (action.row, action.column) != place:
            place = action.row, action.column
            spot = _covering(board, place) if onto else Spot(_rim(board, place, {}), largest)
        yield Outcome(action, spot.after(action.face))


class Spot(NamedTuple):
    """A place as all faces find it. `edges`: for each flavour the eight squares of the rim, each
    with the key and the size of the area of that flavour there, None where none is. `largest`: of
    the areas that do not change, and of what is left of those that lie under the tile.
    """

    edges: tuple[Sequence[Edge | None], ...]
    largest: Sizes

    def after(self, face: str) -> Sizes:
        """Return the largest areas once this face lies here (clause 5.2)."""
        sizes, around = [*self.largest], self.edges
        blocks, twice = _plan(face)
        for n, pieces, beside in blocks:
            size = pieces + sum(dict(filter(None, beside(around[n]))).values())
            if size > sizes[n]:
                sizes[n] = size
        for n, one, two in twice:  # two single pieces may meet through an area outside
            first, second = dict(filter(None, one(around[n]))), dict(filter(None, two(around[n])))
            if first.keys() & second.keys():
                sizes[n] = max(sizes[n], 2 + sum({**first, **second}.values()))
        return sizes[0], sizes[1], sizes[2]


Plan = tuple[tuple[tuple[int, int, Pick], ...], tuple[tuple[int, Pick, Pick], ...]]


@lru_cache(maxsize=1 << 10)
def _plan(face: str) -> Plan:
    """Return the blocks of a face: number of the flavour, how many pieces, and the places of
    the rim that they touch; and where it has two of one flavour, across the corner, what each
    of them touches."""
    found = [(INDEX[name], len(pieces(SQUARES)), edges) for name, pieces, edges in blocks(face)]
    pairs = combinations(found, 2)
    return tuple(found), tuple((n, one, two) for (n, _c, one), (m, _d, two) in pairs if n == m)


def _rim(board: Board, place: Square, left: Mapping[Square, Edge]) -> tuple[list[Edge | None], ...]:
    """Return the edges of a place; squares in `left` belong to what is left of a covered
    area."""
    pieces, of = board.pieces, board.areas.of
    edges: tuple[list[Edge | None], ...] = ([None] * 8, [None] * 8, [None] * 8)
    for at, square in enumerate(rim(*place)):
        piece = pieces.get(square)
        if piece is not None:
            flavour = piece.flavour
            edge = left.get(square)
            if edge is None:
                area = of[flavour][square]
                edge = id(area), len(area)
            edges[INDEX[flavour]][at] = edge
    return edges


def _covering(board: Board, place: Square) -> Spot:
    """Where a stack would lie: its four squares are no part of any area."""
    pieces, of = board.pieces, board.areas.of
    squares = set(footprint(*place))
    under: dict[int, tuple[Area, int]] = {}
    largest = [0, 0, 0]
    left: dict[Square, Edge] = {}
    for square in squares:
        flavour = pieces[square].flavour
        area = of[flavour][square]
        under[id(area)] = area, INDEX[flavour]
    for area, n in under.values():
        for part in parts(area - squares):
            here = -len(left) - 1, len(part)  # no area has such a key
            left.update(dict.fromkeys(part, here))
            largest[n] = max(largest[n], len(part))
    for n, flavour in enumerate(FLAVOURS):
        for area in board.areas.ordered(flavour):
            if len(area) <= largest[n]:
                break
            if id(area) not in under:
                largest[n] = len(area)
                break
    return Spot(_rim(board, place, left), (largest[0], largest[1], largest[2]))
