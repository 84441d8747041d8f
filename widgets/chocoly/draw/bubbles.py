"""Counts of areas: bubbles on the corners of squares, where they hide no piece."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

from attrs import frozen

from tutor.chocoly.areas import Area, areas
from tutor.chocoly.squares import Piece, Square
from widgets.chocoly.draw.layout import BoardLayout
from widgets.draw.scene import Pen
from widgets.draw.theme import Theme

LEAST_AREA = 2
"""Smaller areas have no bubble."""
RADIUS, LEAST_RADIUS = 0.27, 9.0
Corner = tuple[int, int]
"""A corner, named by the square whose upper left corner it is."""


@frozen
class Bubble:
    """The size of an area, told at a corner of its squares."""

    flavour: str
    size: int
    corner: Corner


def bubbles(
    board: Mapping[Square, Piece],
    flavours: Collection[str],
    taken: Collection[Corner] = (),
    *,
    every: bool = False,
) -> tuple[Bubble, ...]:
    """Return a bubble on the largest area of each flavour; on all of the same size where several
    are.

    `taken`: corners where something else lies, as a token. `every`: on all areas.
    """
    found: list[Bubble] = []
    used = set(taken)
    for flavour in flavours:
        ordered = areas(board, flavour)
        size = len(ordered[0]) if ordered else 0
        for area in ordered:
            if len(area) < max(0 if every else size, LEAST_AREA):
                break
            found.append(Bubble(flavour, len(area), corner_of(area, frozenset(used))))
            used.add(found[-1].corner)
    return tuple(found)


def token_corners(board: Mapping[Square, Piece]) -> frozenset[Corner]:
    """Return the middles of stacked tiles, where their tokens lie."""
    tiles: dict[int, Square] = {}
    for square in sorted(board):
        if board[square].level:
            tiles.setdefault(board[square].tile, square)
    return frozenset((row + 1, column + 1) for row, column in tiles.values())


@lru_cache(maxsize=256)
def corner_of(area: Area, taken: frozenset[Corner] = frozenset()) -> Corner:
    """Return the corner where the bubble of an area is: among as many of its squares as can
    be, near its middle."""
    row = sum(square[0] for square in area) / len(area) + 0.5
    column = sum(square[1] for square in area) / len(area) + 0.5

    def rank(corner: Corner) -> tuple[bool, int, float, Corner]:
        far = abs(corner[0] - row) + abs(corner[1] - column)
        return corner in taken, -_around(corner, area), far, corner

    corners = {(r + down, c + right) for r, c in area for down in (0, 1) for right in (0, 1)}
    return min(corners, key=rank)


def _around(corner: Corner, area: Area) -> int:
    row, column = corner
    return sum((row - up, column - left) in area for up in (0, 1) for left in (0, 1))


def radius(c: int) -> float:
    """Return the radius of a bubble on squares of `c` px."""
    return max(LEAST_RADIUS, RADIUS * c)


def draw_bubble(
    pen: Pen,
    bubble: Bubble,
    layout: BoardLayout,
    theme: Theme,
    *,
    own: bool = False,
    neutral: bool = False,
) -> None:
    """Draw a bubble; one's own is filled, that of the flavour nobody has is quiet."""
    at = layout.square(bubble.corner)
    size = radius(layout.c)
    fill = theme.chosen if own else theme.medal
    line = theme.surface if own else theme.line_strong if neutral else theme.ink
    pen.circle(at.x, at.y, size, fill=fill, stroke=line, line=1.5 * theme.line_scale)
    colour = theme.on_state if own else theme.ink_2 if neutral else theme.ink
    digits = 1.0 if bubble.size > 99 else 1.2
    pen.text(
        str(bubble.size),
        at.x,
        at.y + 0.5,
        round(digits * size, 1),
        colour,
        400 if neutral else 700,
    )
