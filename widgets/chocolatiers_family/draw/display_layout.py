"""Where the boxes and spaces of a display lie on its canvas."""

from __future__ import annotations

from attrs import frozen

from widgets.chocolatiers_family.draw.measures import TINY, box_size
from widgets.draw.geometry import Place, Rect

SMALLEST = 8
Extent = tuple[int, int, int, int]
"""Top, left, bottom, right of some places, counted in boxes; bottom and right lie just outside."""
STRIP_PART, SMALLEST_TARGET, SMALLEST_STRIP = 0.45, 44, 28
"""A strip is that part of a box, and wide enough for a finger; where its place is kept from the
start it may be narrower, for its button reaches into the room around it."""


@frozen
class DisplayLayout:
    """A display in the middle of a tray that fills its canvas of `width` x `height` px.

    Boxes and spaces are named as in the rules: counted from the top left of the display's own
    boxes. The grid has `full` (rows, columns) of whole boxes from `first` on; open places beyond it
    are narrow strips, so that a growing display stays large. `own`: the places of the boxes, where
    the grid is kept larger; an open place round them is as narrow there as one beyond the grid.
    """

    c: int
    top: int
    left: int
    bottom: int
    right: int
    full: tuple[int, int]
    width: int
    height: int
    first: Place = (0, 0)
    own: Extent | None = None

    @classmethod
    def of(
        cls,
        display: str,
        *,
        places: tuple[Place, ...] = (),
        grid: tuple[int, int] = (1, 1),
        c: int = 78,
        width: int | None = None,
        height: int | None = None,
        tight: bool = False,
    ) -> DisplayLayout:
        """Return the layout of a display in notation ("TTNN/VV.R") with its open `places`, in
        boxes.

        `grid`: at least so many (rows, columns) of whole boxes. `c`: the size of a space; less
        when the display would not fit a given `width` or `height`, which then are the canvas's.
        `tight`: the strips of the open places are as narrow as may be, for the boxes' sake.
        """
        rows = display.split("/") if display else []
        full = max(grid[0], len(rows) // 2), max(grid[1], len(rows[0]) // 2 if rows else 0)
        around = (
            min([0, *(row for row, _ in places)]),
            min([0, *(column for _, column in places)]),
            max([full[0], *(row + 1 for row, _ in places)]),
            max([full[1], *(column + 1 for _, column in places)]),
        )
        whole = (0, 0, *full)
        own = whole if tight else None
        return cls.within(whole, around, own, c=c, width=width, height=height)

    @classmethod
    def within(
        cls,
        grid: Extent,
        around: Extent,
        own: Extent | None,
        *,
        c: int,
        width: int | None = None,
        height: int | None = None,
    ) -> DisplayLayout:
        """Return the layout of a display whose boxes take the places `own` of a larger `grid`,
        or all.

        `around`: the grid with the strips beyond it. `c`, `width`, `height` as in `of`.
        """
        top, left, bottom, right = around
        full = grid[2] - grid[0], grid[3] - grid[1]

        def sized(c: int, width: int, height: int) -> DisplayLayout:
            return cls(c, top, left, bottom, right, full, width, height, grid[:2], own)

        wanted = sized(c, 0, 0)
        while wanted.c > SMALLEST and not wanted._fits(width, height):
            wanted = sized(wanted.c - 1, 0, 0)
        wide, tall = wanted._needs()
        return sized(wanted.c, width or wide, height or tall)

    @property
    def tray(self) -> Rect:
        """The ground under the boxes: the whole canvas."""
        return Rect(0, 0, self.width, self.height)

    @property
    def places(self) -> tuple[Place, ...]:
        """Every (row, column) of whole boxes, in reading order."""
        (top, left), (rows, columns) = self.first, self.full
        extent = self.own or (top, left, top + rows, left + columns)
        return tuple(
            (r, c) for r in range(extent[0], extent[2]) for c in range(extent[1], extent[3])
        )

    def tile_rect(self, row: int, column: int) -> Rect:
        """Return the box or open place at (row, column), counted in boxes."""
        wide, tall = self._needs()
        x = (self.width - wide) // 2 + self._along(column, 1)
        y = (self.height - tall) // 2 + self._along(row, 0)
        whole = Rect(x, y, self._side(column, 1), self._side(row, 0))
        return whole if self.own is None else _narrowed(whole, (row, column), self.own, self.c)

    def space_rect(self, row: int, column: int) -> Rect:
        """Return the space at (row, column), counted in spaces."""
        tile = self.tile_rect(row // 2, column // 2)
        return box_size(self.c).cell(row % 2 * 2 + column % 2).shifted(tile.x, tile.y)

    def _side(self, index: int, axis: int) -> int:
        side = box_size(self.c).side
        whole = 0 <= index - self.first[axis] < self.full[axis]
        return side if whole else strip_side(self.c, self._least)

    @property
    def _least(self) -> int:
        return SMALLEST_TARGET if self.own is None else SMALLEST_STRIP

    def _along(self, index: int, axis: int) -> int:
        between = box_size(self.c).between
        start = (self.top, self.left)[axis]
        before = sum(self._side(i, axis) + between for i in range(start, index))
        return tray_pad(self.c) + before

    def _needs(self) -> tuple[int, int]:
        over = tray_pad(self.c) - box_size(self.c).between
        return self._along(self.right, 1) + over, self._along(self.bottom, 0) + over

    def _fits(self, width: int | None, height: int | None) -> bool:
        wide, tall = self._needs()
        return wide <= (width or wide) and tall <= (height or tall)


def _narrowed(whole: Rect, place: Place, own: Extent, c: int) -> Rect:
    """An open place round the boxes is a strip beside them."""
    (row, column), strip = place, strip_side(c, SMALLEST_STRIP)
    x, y, width, height = whole
    if column < own[1]:
        x, width = whole.right - min(strip, width), min(strip, width)
    elif column >= own[3]:
        width = min(strip, width)
    if row < own[0]:
        y, height = whole.bottom - min(strip, height), min(strip, height)
    elif row >= own[2]:
        height = min(strip, height)
    return Rect(x, y, width, height)


def tray_pad(c: int) -> int:
    """Return the padding of the tray round the boxes."""
    return 4 if c < TINY else max(8, round(0.22 * c))


def strip_side(c: int, least: int = SMALLEST_TARGET) -> int:
    """Return the short side of an open place outside the grid: narrow, but never under that
    if it can."""
    side = box_size(c).side
    return min(side, max(least, round(STRIP_PART * side)))
