"""Rectangles and places, shared by drawings and the invisible buttons over them."""

from __future__ import annotations

from typing import NamedTuple

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
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the bottom edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The centre."""
        return self.x + self.width / 2, self.y + self.height / 2

    def meets(self, other: Rect) -> bool:
        """Return whether the two share some area."""
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom

    def grown(self, by: float) -> Rect:
        """Return the rectangle with every side moved outwards by `by` px (inwards if negative)."""
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def shifted(self, dx: float, dy: float) -> Rect:
        """Return the rectangle moved by (dx, dy)."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)
