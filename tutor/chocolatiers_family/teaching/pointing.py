"""Ids of spaces, places and cards."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.chocolatiers_family.display import Display, Place


def spaces(places: Iterable[Place]) -> list[str]:
    """Return the ids of spaces of the own display, in reading order."""
    return [f"space:{row},{column}" for row, column in sorted(places)]


def slot_ids(row: str, cards: str, name: str) -> list[str]:
    """Return the ids of places in a row of cards ("tray" or "hand") that hold these cards, each
    once.

    >>> slot_ids("TRMTBV", "TT", "tray")
    ['tray:0', 'tray:3']
    """
    found: list[int] = []
    for card in cards:
        found += [n for n, c in enumerate(row) if c == card and n not in found][:1]
    return [f"{name}:{n}" for n in sorted(found)]


def places_around(display: Display) -> list[Place]:
    """Return every place without a box in and around a display, whether a box may go there or
    not."""
    boxes = display.boxes
    rows, columns = display.height // 2, display.width // 2
    if not boxes:
        return list(display.open_places)
    grid = ((row, column) for row in range(-1, rows + 1) for column in range(-1, columns + 1))
    return [place for place in grid if place not in boxes]
