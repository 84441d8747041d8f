"""Where everything lies. Drawings and the invisible buttons above them use the same rectangles."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from attrs import frozen

Place = tuple[int, int]
"""(row, column), of a space or of a box."""


class Rect(NamedTuple):
    """A rectangle in CSS px."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right side."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower side."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def grown(self, by: float) -> Rect:
        """The rectangle with every side moved outwards by `by` px (inwards if negative)."""
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def shifted(self, dx: float, dy: float) -> Rect:
        """The rectangle moved by (dx, dy)."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)


@frozen
class BoxSize:
    """The measures of a box of 2 x 2 spaces of `c` px each, all in whole px."""

    c: int
    pad: int
    gap: int
    side: int
    between: int

    def cell(self, index: int) -> Rect:
        """Space 0-3 in reading order, from the box's top left."""
        row, column = divmod(index, 2)
        step = self.c + self.gap
        return Rect(self.pad + column * step, self.pad + row * step, self.c, self.c)


@cache
def box_size(c: int) -> BoxSize:
    """The measures of a box with spaces of `c` px: gap .05, padding .06, between boxes .1."""
    pad, gap = max(1, round(0.06 * c)), max(1, round(0.05 * c))
    return BoxSize(c, pad, gap, 2 * c + gap + 2 * pad, max(4, round(0.1 * c)))


@cache
def box_side(c: int) -> int:
    """The side of a box with spaces of `c` px."""
    return box_size(c).side


@frozen
class DisplayLayout:
    """A display on a canvas: `rows` x `columns` boxes, counted from box (`top`, `left`).

    `top` and `left` are 0, or below when open places lie above or left of the display. Boxes and
    spaces are named as in the rules: counted from the top left of the display's own boxes.
    `width` and `height` are the whole canvas; `tray` is the ground under the boxes.
    """

    c: int
    top: int
    left: int
    rows: int
    columns: int
    width: int
    height: int

    @classmethod
    def of(
        cls,
        display: str,
        *,
        places: tuple[Place, ...] = (),
        grid: tuple[int, int] = (1, 1),
        c: int | None = None,
        width: int | None = None,
        height: int | None = None,
        largest: int = 96,
    ) -> DisplayLayout:
        """The layout of a display in notation ("TTNN/VV.R") with its open `places`, in boxes.

        `grid`: at least so many (rows, columns) of boxes, so that a growing display keeps its size.
        Give `c`, or let the largest c that fits `width` and `height` be chosen (up to `largest`);
        a given width or height is also the canvas's, with the tray in its middle.
        Raises ValueError when neither `c` nor a width or height is given.
        """
        rows = display.split("/") if display else []
        tall, wide = len(rows) // 2, len(rows[0]) // 2 if rows else 0
        top = min([0, *(row for row, _ in places)])
        left = min([0, *(column for _, column in places)])
        bottom = max([tall, top + grid[0], *(row + 1 for row, _ in places)])
        right = max([wide, left + grid[1], *(column + 1 for _, column in places)])
        shape = bottom - top, right - left
        if c is None:
            c = _fitting(shape, width, height, largest)
        return cls(
            c=c,
            top=top,
            left=left,
            rows=shape[0],
            columns=shape[1],
            width=width or tray_side(shape[1], c),
            height=height or tray_side(shape[0], c) + EDGE,
        )

    @property
    def tray(self) -> Rect:
        """The ground under the boxes, in the middle of the canvas."""
        wide, tall = tray_side(self.columns, self.c), tray_side(self.rows, self.c)
        x, y = (self.width - wide) // 2, max(0, (self.height - EDGE - tall) // 2)
        return Rect(x, y, wide, tall)

    def tile_rect(self, row: int, column: int) -> Rect:
        """The box at (row, column), counted in boxes; open places have one as well."""
        size, tray = box_size(self.c), self.tray
        step = size.side + size.between
        pad = tray_pad(self.c)
        x = tray.x + pad + (column - self.left) * step
        y = tray.y + pad + (row - self.top) * step
        return Rect(x, y, size.side, size.side)

    def space_rect(self, row: int, column: int) -> Rect:
        """The space at (row, column), counted in spaces."""
        tile = self.tile_rect(row // 2, column // 2)
        return box_size(self.c).cell(row % 2 * 2 + column % 2).shifted(tile.x, tile.y)

    @property
    def places(self) -> tuple[Place, ...]:
        """Every (row, column) of the grid, in boxes, in reading order."""
        return tuple(
            (row, column)
            for row in range(self.top, self.top + self.rows)
            for column in range(self.left, self.left + self.columns)
        )


EDGE = 1
"""Room below the tray for its outline."""


def tray_pad(c: int) -> int:
    """Padding of the tray round the boxes."""
    return max(8, round(0.22 * c))


def tray_side(boxes: int, c: int) -> int:
    """Width (or height) of a tray for so many boxes side by side."""
    size = box_size(c)
    return boxes * size.side + (boxes - 1) * size.between + 2 * tray_pad(c)


def _fitting(shape: tuple[int, int], width: int | None, height: int | None, largest: int) -> int:
    if width is None and height is None:
        raise ValueError("give c, a width or a height")
    for c in range(largest, 8, -1):
        fits_wide = width is None or tray_side(shape[1], c) <= width
        fits_tall = height is None or tray_side(shape[0], c) + EDGE <= height
        if fits_wide and fits_tall:
            return c
    return 8
