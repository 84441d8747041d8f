"""Where everything lies. Drawings and the invisible buttons above them use the same rectangles."""

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
