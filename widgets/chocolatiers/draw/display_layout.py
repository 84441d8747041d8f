"""Where the boxes and spaces of a display lie on its canvas."""

from __future__ import annotations

from attrs import frozen

from widgets.chocolatiers.draw.measures import box_size
from widgets.draw.geometry import Place, Rect

SMALLEST = 8
STRIP_PART, SMALLEST_TARGET = 0.45, 44


@frozen
class DisplayLayout:
    """A display in the middle of a tray that fills its canvas of `width` x `height` px.

    Boxes and spaces are named as in the rules: counted from the top left of the display's own
    boxes. The grid has `full` (rows, columns) of whole boxes; open places beyond it are narrow
    strips, at row or column -1 or just after it, so that a growing display stays large.
    """

    c: int
    top: int
    left: int
    bottom: int
    right: int
    full: tuple[int, int]
    width: int
    height: int

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
    ) -> DisplayLayout:
        """The layout of a display in notation ("TTNN/VV.R") with its open `places`, in boxes.

        `grid`: at least so many (rows, columns) of whole boxes. `c`: the size of a space; less
        when the display would not fit a given `width` or `height`, which then are the canvas's.
        """
        rows = display.split("/") if display else []
        full = max(grid[0], len(rows) // 2), max(grid[1], len(rows[0]) // 2 if rows else 0)
        extent = {
            "top": min([0, *(row for row, _ in places)]),
            "left": min([0, *(column for _, column in places)]),
            "bottom": max([full[0], *(row + 1 for row, _ in places)]),
            "right": max([full[1], *(column + 1 for _, column in places)]),
        }
        wanted = cls(c=c, full=full, width=0, height=0, **extent)
        while wanted.c > SMALLEST and not wanted._fits(width, height):
            wanted = cls(c=wanted.c - 1, full=full, width=0, height=0, **extent)
        wide, tall = wanted._needs()
        return cls(c=wanted.c, full=full, width=width or wide, height=height or tall, **extent)

    @property
    def tray(self) -> Rect:
        """The ground under the boxes: the whole canvas."""
        return Rect(0, 0, self.width, self.height)

    @property
    def places(self) -> tuple[Place, ...]:
        """Every (row, column) of whole boxes, in reading order."""
        return tuple((row, column) for row in range(self.full[0]) for column in range(self.full[1]))

    def tile_rect(self, row: int, column: int) -> Rect:
        """The box or open place at (row, column), counted in boxes."""
        wide, tall = self._needs()
        x = (self.width - wide) // 2 + self._along(column, self.left, self.full[1])
        y = (self.height - tall) // 2 + self._along(row, self.top, self.full[0])
        return Rect(x, y, self._side(column, self.full[1]), self._side(row, self.full[0]))

    def space_rect(self, row: int, column: int) -> Rect:
        """The space at (row, column), counted in spaces."""
        tile = self.tile_rect(row // 2, column // 2)
        return box_size(self.c).cell(row % 2 * 2 + column % 2).shifted(tile.x, tile.y)

    def _side(self, index: int, full: int) -> int:
        side = box_size(self.c).side
        return side if 0 <= index < full else strip_side(self.c)

    def _along(self, index: int, start: int, full: int) -> int:
        between = box_size(self.c).between
        before = sum(self._side(i, full) + between for i in range(start, index))
        return tray_pad(self.c) + before

    def _needs(self) -> tuple[int, int]:
        over = tray_pad(self.c) - box_size(self.c).between
        return (
            self._along(self.right, self.left, self.full[1]) + over,
            self._along(self.bottom, self.top, self.full[0]) + over,
        )

    def _fits(self, width: int | None, height: int | None) -> bool:
        wide, tall = self._needs()
        return wide <= (width or wide) and tall <= (height or tall)


def tray_pad(c: int) -> int:
    """Padding of the tray round the boxes."""
    return max(8, round(0.22 * c))


def strip_side(c: int) -> int:
    """The short side of an open place outside the grid: narrow, but never under 44 px if it can."""
    side = box_size(c).side
    return min(side, max(SMALLEST_TARGET, round(STRIP_PART * side)))
