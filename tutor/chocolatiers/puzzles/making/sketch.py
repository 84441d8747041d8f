"""A display while it is being drawn: it may be half done, or impossible."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import attrs

from tutor.chocolatiers_family.display import Display, Place
from tutor.chocolatiers_family.kinds import EMPTY, KINDS, NO_TILE, WILD
from tutor.chocolatiers_family.tiles import Tile

SIDE = 3
"""Room for so many boxes each way."""
SHOWS = KINDS + WILD + EMPTY
MOST_POINTS = 9
FREE = Tile(EMPTY * 4, 4)
"""A box to paint oneself."""


Boxes = Mapping[Place, tuple[str, int]]


def _in_reading_order(boxes: Boxes) -> Boxes:
    return MappingProxyType(dict(sorted(boxes.items())))


@attrs.frozen
class Sketch:
    """Boxes on a grid of SIDE x SIDE places: (spaces, points) by place. Frozen."""

    boxes: Boxes = attrs.field(factory=dict, converter=_in_reading_order)

    @classmethod
    def of(cls, display: Display) -> Sketch:
        """Return the sketch of a display."""
        points = dict(zip(display.boxes, display.points, strict=True))
        return cls({place: (display.face(*place), points[place]) for place in display.boxes})

    def at(self, row: int, column: int) -> str:
        """Return what a space shows; "-" where no box is."""
        box = self.boxes.get((row // 2, column // 2))
        return box[0][row % 2 * 2 + column % 2] if box else NO_TILE

    def with_box(self, place: Place, spaces: str, points: int) -> Sketch:
        """Return the sketch with one more box, or another one at this place; the same sketch for
        what cannot be a box.
        """
        if not _is_place(place) or len(spaces) != 4 or any(s not in SHOWS for s in spaces):
            return self
        return Sketch({**self.boxes, place: (spaces, max(0, min(MOST_POINTS, points)))})

    def without_box(self, place: Place) -> Sketch:
        """Return the box at this place taken away."""
        return Sketch({p: box for p, box in self.boxes.items() if p != place})

    def painted(self, row: int, column: int, letter: str) -> Sketch:
        """Return the sketch with another piece on a space; the same sketch where no box is."""
        place = (row // 2, column // 2)
        if place not in self.boxes:
            return self
        spaces, points = self.boxes[place]
        index = row % 2 * 2 + column % 2
        return self.with_box(place, spaces[:index] + letter + spaces[index + 1 :], points)

    def turned(self, place: Place) -> Sketch:
        """Return the box at this place turned by a quarter."""
        if place not in self.boxes:
            return self
        spaces, points = self.boxes[place]
        a, b, c, d = tuple(spaces)
        return self.with_box(place, c + a + d + b, points)

    def with_points(self, place: Place, points: int) -> Sketch:
        """Return the sketch with other points for the box at this place."""
        if place not in self.boxes:
            return self
        return self.with_box(place, self.boxes[place][0], points)

    @property
    def grid(self) -> str:
        """All SIDE x SIDE places in notation."""
        return "/".join("".join(self.at(r, c) for c in range(2 * SIDE)) for r in range(2 * SIDE))

    @property
    def points(self) -> tuple[int, ...]:
        """Points of the boxes, in reading order."""
        return tuple(points for _spaces, points in self.boxes.values())

    @property
    def text(self) -> str:
        """The display in notation, from its top left box; "" without boxes."""
        if not self.boxes:
            return ""
        rows, columns = zip(*self.boxes, strict=True)
        return "/".join(
            "".join(self.at(r, c) for c in range(2 * min(columns), 2 * max(columns) + 2))
            for r in range(2 * min(rows), 2 * max(rows) + 2)
        )

    def display(self) -> Display:
        """Return the display. Raises DisplayError, which says what is wrong with it."""
        return Display.parse(self.text, self.points)


def _is_place(place: Place) -> bool:
    return all(0 <= n < SIDE for n in place)
