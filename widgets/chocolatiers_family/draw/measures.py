"""The measures of a box."""

from __future__ import annotations

from functools import cache

from attrs import frozen

from widgets.draw.geometry import Rect

TINY = 12
"""Boxes with smaller spaces (px) lie closer together: there each px is needed for the letters."""


@frozen
class BoxSize:
    """The measures of a box of 2 x 2 spaces of `c` px each, all in whole px."""

    c: int
    pad: int
    gap: int
    side: int
    between: int

    def cell(self, index: int) -> Rect:
        """Return the square of space 0-3 in reading order, from the box's top left."""
        row, column = divmod(index, 2)
        step = self.c + self.gap
        return Rect(self.pad + column * step, self.pad + row * step, self.c, self.c)


@cache
def box_size(c: int) -> BoxSize:
    """Return the measures of a box with spaces of `c` px: gap .05, padding .06, between boxes
    .1."""
    pad, gap = max(1, round(0.06 * c)), max(1, round(0.05 * c))
    between = 2 if c < TINY else max(4, round(0.1 * c))
    return BoxSize(c, pad, gap, 2 * c + gap + 2 * pad, between)


@cache
def box_side(c: int) -> int:
    """Return the side of a box with spaces of `c` px."""
    return box_size(c).side
