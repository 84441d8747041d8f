"""What is printed stands in rows, arranged so that they are as low as can be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

SPACE = 42
"""A space of a display (px): a chocolate is 6 mm wide where `worksheets.css` has made it
smaller."""
WIDTH = 976
"""Of a sheet (px), before it is made smaller."""
ACROSS, DOWN = 16, 8
"""From one to the next."""

Rows = tuple[tuple[str, ...], ...]
Parts = Mapping[str, tuple[int, int]]
"""Widths and heights of what is printed (px)."""


def height(rows: Rows, parts: Parts) -> int:
    """Return how high these rows are together (px)."""
    return sum(max(parts[each][1] for each in row) for row in rows) + DOWN * (len(rows) - 1)


def arranged(parts: Parts) -> Rows:
    """Return the lowest rows in which parts of these sizes stand; of the first one, too, if there
    are several ways. The first part stands first, the others in their order.

    >>> arranged({"own": (500, 300), "a": (500, 200), "b": (450, 290), "c": (450, 210)})
    (('own', 'b'), ('a', 'c'))
    """
    names = list(parts)
    best: list[list[str]] = []
    lowest = 10**6

    def place(n: int, rows: list[list[str]]) -> None:
        nonlocal best, lowest
        high = height(tuple(map(tuple, rows)), parts)
        if high >= lowest:
            return
        if n == len(names):
            best, lowest = [list(row) for row in rows], high
            return
        for row in rows:
            if _width(row, parts) + ACROSS + parts[names[n]][0] <= WIDTH:
                row.append(names[n])
                place(n + 1, rows)
                row.pop()
        rows.append([names[n]])
        place(n + 1, rows)
        rows.pop()

    place(0, [])
    return tuple(tuple(row) for row in best)


def _width(row: Sequence[str], parts: Parts) -> int:
    return sum(parts[each][0] for each in row) + ACROSS * (len(row) - 1)
