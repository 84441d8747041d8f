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
