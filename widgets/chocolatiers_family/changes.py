"""What has changed in tray and displays: the pieces a coach marks."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolatiers_family.display import Display, Place
from widgets.chocolatiers_family.selection import Position

SHIFTS = (0, 1)
"""Most boxes by which a display can shift when one is added above or to the left."""


def of_tray(before: Position, after: Position) -> Iterator[str]:
    """Yield the cards of the tray that are others now."""
    for slot, (old, new) in enumerate(zip(before.tray, after.tray, strict=True)):
        if old != new:
            yield f"tray:{slot}"


def of_displays(before: Position, after: Position, player: int) -> Iterator[str]:
    """Yield what is new on the displays of the others."""
    for other, (display, grown) in enumerate(zip(before.displays, after.displays, strict=True)):
        if other != player:
            yield from (f"display:{other}/{piece}" for piece in _new_pieces(display, grown))


def _new_pieces(before: Display, after: Display) -> Iterator[str]:
    """Yield the boxes and spaces that were not there, or were otherwise."""
    if before == after:
        return
    old = min(
        (_shifted(before, up, left) for up in SHIFTS for left in SHIFTS),
        key=lambda spaces: sum(_shown(after, *place) != what for place, what in spaces.items()),
    )
    for row, column in after.boxes:
        inside = [(2 * row + r, 2 * column + c) for r in (0, 1) for c in (0, 1)]
        if not any(place in old for place in inside):
            yield f"place:{row},{column}"
            continue
        for r, c in inside:
            if old.get((r, c)) != after.at(r, c):
                yield f"space:{r},{c}"


def _shifted(display: Display, up: int, left: int) -> dict[Place, str]:
    """What each space shows, after so many boxes were added above and to the left."""
    return {(r + 2 * up, c + 2 * left): display.at(r, c) for r, c in display.spaces}


def _shown(display: Display, row: int, column: int) -> str:
    return display.at(row, column) if (row, column) in display.spaces else ""
