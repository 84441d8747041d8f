"""The outline of an area: one closed line round each part, and round each hole in it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache

from tutor.chocoly.squares import Square
from widgets.draw.scene import Path

Point = tuple[float, float]
Corner = tuple[int, int]
"""A corner of squares: row and column of the square whose upper left corner it is."""


def outline(area: Collection[Square], at: Callable[[Corner, Square], Point]) -> Path:
    """Return the outline of some squares; `at` tells where a corner of a square of theirs
    lies, in px: a raised square has its corners elsewhere, and the line steps up to it."""
    path: list[tuple[str, tuple[float, ...]]] = []
    for loop in loops(frozenset(area)):
        points: list[Point] = []
        for start, end in zip(loop, loop[1:] + loop[:1], strict=True):
            inside = _inside(start, end)
            points += [at(start, inside), at(end, inside)]
        path += [("M" if n == 0 else "L", point) for n, point in enumerate(_bends(points))]
        path.append(("Z", ()))
    return tuple(path)


def _inside(start: Corner, end: Corner) -> Square:
    """Return the square at the right of a side."""
    down, right = end[0] - start[0], end[1] - start[1]
    return start[0] - (down < 0 or right < 0), start[1] - (down > 0 or right < 0)


def _bends(points: list[Point]) -> list[Point]:
    """Return the points of a closed line at which it turns."""
    found = [point for n, point in enumerate(points) if point != points[n - 1]]
    return [
        point
        for n, point in enumerate(found)
        if _turn(found[n - 1], point, found[(n + 1) % len(found)])
    ]


@lru_cache(maxsize=256)
def loops(area: frozenset[Square]) -> tuple[tuple[Corner, ...], ...]:
    """Return the corners round an area, clockwise, those of a hole the other way round, one
    after each side of a square; where two squares meet at a corner only, the line does not cross
    itself.

    >>> loops(frozenset({(0, 0)}))
    (((0, 0), (0, 1), (1, 1), (1, 0)),)
    """
    sides: dict[Corner, list[Corner]] = {}
    for start, end in _sides(area):
        sides.setdefault(start, []).append(end)
    found = []
    for first in sorted(sides):
        while sides[first]:
            found.append(tuple(_loop(sides, first)))
    return tuple(found)


def _sides(area: Collection[Square]) -> Iterator[tuple[Corner, Corner]]:
    """Yield the sides of squares that bound the area, each with the area at its right."""
    for row, column in sorted(area):
        if (row - 1, column) not in area:
            yield (row, column), (row, column + 1)
        if (row, column + 1) not in area:
            yield (row, column + 1), (row + 1, column + 1)
        if (row + 1, column) not in area:
            yield (row + 1, column + 1), (row + 1, column)
        if (row, column - 1) not in area:
            yield (row + 1, column), (row, column)


def _loop(sides: dict[Corner, list[Corner]], first: Corner) -> list[Corner]:
    loop, last, here = [first], first, sides[first].pop(0)
    while here != first:
        loop.append(here)
        ways = sides[here]
        # Two ways where squares meet at a corner: the one that turns right stays at its square.
        way = min(ways, key=lambda end: -_turn(last, here, end))
        ways.remove(way)
        last, here = here, way
    return loop


def _turn(a: Point, b: Point, c: Point) -> float:
    """More than 0 where the way a, b, c turns right (rows count downwards)."""
    return (b[1] - a[1]) * (c[0] - b[0]) - (b[0] - a[0]) * (c[1] - b[1])
