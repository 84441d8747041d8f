"""Where the squares of a board lie: the board in the middle, as large as fits in whole steps."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from attrs import frozen

from tutor.chocoly.squares import Square
from widgets.draw.geometry import Rect

STEPS = (18, 22, 27, 35, 44, 54)
"""The sizes of a square, px: a piece is never smaller than on the first."""
LARGER = (60, 66, 73, 81, 90, 100, 110)
"""Sizes on screens that are larger than usual, where somebody asks for them."""
REACH = 2
"""A tile that is tried out reaches so many squares past the board."""
ROOM = 1.5
"""Fewest squares in sight round the board: the whole of a place, whose middle lies one from it. The
rest can be scrolled to."""
EDGE = 12
"""Px at each side of all that."""
STRIDE = 4
"""A canvas grows by so many squares at once."""
START: tuple[Square, ...] = ((0, 0), (1, 1))
"""Room for the first tile."""
RAISED = 0.14
"""A stacked tile is raised by that part of a square."""


@frozen
class BoardLayout:
    """Squares of `c` px on a canvas of `width` x `height` px; square (0, 0) lies at (x, y).

    `squares`: what the board covers, its first and its last row and column.
    """

    c: int
    x: int
    y: int
    width: int
    height: int
    squares: tuple[int, int, int, int]

    @classmethod
    def of(
        cls,
        squares: Iterable[Square],
        *,
        width: int,
        height: int,
        c: int = 0,
        most: int = STEPS[-1],
        reach: int = REACH,
        edge: int = EDGE,
    ) -> BoardLayout:
        """Return the board in the middle of `width` x `height` px, its squares as large as fit,
        up to `most` px, or `c` px.

        The canvas is larger than that where the board is, with room for a tile at each side
        (`reach` squares) and `edge` px more.
        """
        covered = [*squares] or [*START]
        rows, columns = [s[0] for s in covered], [s[1] for s in covered]
        top, left, bottom, right = min(rows), min(columns), max(rows), max(columns)
        tall, wide = bottom - top + 1, right - left + 1
        room = 2 * min(ROOM, reach)
        if not c:
            c = step_below(min(width / (wide + room), height / (tall + room), most))
        full_wide, full_tall = (wide + 2 * reach) * c + 2 * edge, (tall + 2 * reach) * c + 2 * edge
        width, height = grown(width, full_wide, c), grown(height, full_tall, c)
        return cls(
            c=c,
            x=(width - wide * c) // 2 - left * c,
            y=(height - tall * c) // 2 - top * c,
            width=width,
            height=height,
            squares=(top, left, bottom, right),
        )

    @property
    def covered(self) -> Rect:
        """What the board covers."""
        top, left, bottom, right = self.squares
        c = self.c
        return Rect(
            self.x + left * c, self.y + top * c, (right - left + 1) * c, (bottom - top + 1) * c
        )

    def square(self, square: Square) -> Rect:
        """Return a square."""
        row, column = square
        return Rect(self.x + column * self.c, self.y + row * self.c, self.c, self.c)

    def tile(self, square: Square) -> Rect:
        """Return a tile, by its upper left square."""
        corner = self.square(square)
        return Rect(corner.x, corner.y, 2 * self.c, 2 * self.c)

    def middle(self, square: Square) -> Rect:
        """Return what can be tapped for a tile there: as large as a square, round the tile's
        middle, so that no two places lie over each other.
        """
        return self.tile(square).grown(-self.c / 2)

    def enlarged(self, c: int) -> BoardLayout:
        """Return the same with squares of another size."""
        part = c / self.c
        return BoardLayout(
            c,
            round(self.x * part),
            round(self.y * part),
            round(self.width * part),
            round(self.height * part),
            self.squares,
        )

    @property
    def raised(self) -> int:
        """How much higher a stacked tile lies."""
        return lift(self.c)


def grown(room: int, wanted: int, c: int) -> int:
    """Return how long a side of the canvas is: the room there is, and more in strides of several
    squares: a canvas that grew with every move would flicker. Just as long as is wanted where there
    is none.

    >>> grown(400, 380, 20), grown(400, 405, 20), grown(400, 475, 20), grown(0, 405, 20)
    (400, 480, 480, 405)
    """
    if not room:
        return wanted
    stride = STRIDE * c
    return room + max(0, -(-(wanted - room) // stride)) * stride


def lift(c: int) -> int:
    """Return how much higher a stacked tile lies, with squares of `c` px."""
    return max(3, round(RAISED * c))


def step_below(size: float) -> int:
    """Return the largest step that is not larger, or the smallest.

    >>> step_below(40), step_below(99), step_below(5)
    (35, 90, 18)
    """
    return max((step for step in (*STEPS, *LARGER) if step <= size), default=STEPS[0])


def steps_from(c: int) -> tuple[int, ...]:
    """Return the sizes to choose from when `c` px is what fits: that, and larger ones.

    >>> steps_from(27), steps_from(60)
    ((27, 35, 44, 54), (60,))
    """
    return (c, *(step for _before, step in pairwise((0, *STEPS)) if step > c))
