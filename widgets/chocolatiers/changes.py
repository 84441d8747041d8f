"""What looks otherwise than some moves ago: the pieces a coach marks."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolatiers.display import Display, Place
from tutor.chocolatiers.kinds import KINDS
from tutor.chocolatiers.scoring import awards
from tutor.chocolatiers.state import State
from widgets.chocolatiers.selection import Position

SHIFTS = (0, 1)
"""By how many boxes a display can have shifted while one was added above or to the left."""


def changed(before: State, after: State, player: int) -> Iterator[str]:
    """Cards of the tray, tops of stacks, what is new on the others' displays, and the Scoring cards
    that another leads now."""
    yield from of_tray(before, after)
    for number, (stack, later) in enumerate(zip(before.stacks, after.stacks, strict=True)):
        if len(stack) != len(later):
            yield f"stack:{number}"
    yield from of_displays(before, after, player)
    if before.first_card != after.first_card:
        yield "card:first"
    was, now = awards(before.displays), awards(after.displays)
    yield from (f"card:{kind}" for kind in KINDS if was[kind].winner != now[kind].winner)


def of_tray(before: Position, after: Position) -> Iterator[str]:
    """The cards of the tray that are others now."""
    for slot, (old, new) in enumerate(zip(before.tray, after.tray, strict=True)):
        if old != new:
            yield f"tray:{slot}"


def of_displays(before: Position, after: Position, player: int) -> Iterator[str]:
    """What is new on the displays of the others."""
    for other, (display, grown) in enumerate(zip(before.displays, after.displays, strict=True)):
        if other != player:
            yield from (f"display:{other}/{piece}" for piece in _new_pieces(display, grown))


def _new_pieces(before: Display, after: Display) -> Iterator[str]:
    """The boxes and spaces that were not there, or were otherwise."""
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
