"""How large and where the parts of a lesson's table are: what all of its plans measure with."""

from __future__ import annotations

from types import MappingProxyType

from widgets.chocolatiers_family.draw.display_layout import DisplayLayout
from widgets.chocolatiers_family.draw.rows import BLEED
from widgets.chocolatiers_family.lesson_plan.needs import Needs
from widgets.draw.geometry import Rect
from widgets.tabletop import Size

LABEL, NAME = 22, 26
"""Height of an area's name, and of a player's over their display."""
HAND_ROOM = 20
ROOM_ABOVE = {"tray": 14, "hand": HAND_ROOM}
"""Room above a row of cards, for lifted ones and their badges."""
STACK_ABOVE, STACK_GAP = 12, 16
WILD_WIDTH, WILD_ALONE = 76, 96
SIDE_BY_SIDE = 16


def display_size(c: int) -> tuple[int, int]:
    """Return the width and height of a display of 3 by 2 boxes with spaces of `c` px."""
    layout = DisplayLayout.of("", grid=(2, 3), c=c)
    return layout.width, layout.height


def others_size(width: int, height: int, count: int, text: float, most: int) -> int:
    """Return the size of a space with which so many displays with names fit, in one row or
    more."""
    return others_room(width, height, count, text, most)["other"]


def others_room(width: int, height: int, count: int, text: float, most: int) -> dict[str, int]:
    """Return how large spaces are with which so many displays with names fit, and the room of each:
    a display that stands, or has something beside it, may need more than others.
    """
    found = []
    for per_row in range(1, count + 1):
        rows = -(-count // per_row)
        wide = (width - SIDE_BY_SIDE * (per_row - 1)) // per_row
        tall = (height - 12 * (rows - 1)) // rows - round(NAME * text)
        fits = (c for c in range(most, 8, -1) if _fits(display_size(c), wide, tall))
        found.append((next(fits, 8), -rows, max(1, wide), max(1, tall)))
    c, _rows, wide, tall = max(found)
    return {"other": c, "other_width": wide, "other_height": tall}


def _fits(size: tuple[int, int], width: int, height: int) -> bool:
    return size[0] <= width and size[1] <= height


def sized(**measures: int) -> Size:
    """Return the measures by name."""
    return Size(MappingProxyType(measures))


def with_wild(area: str, rect: Rect, needs: Needs) -> list[tuple[str, Rect]]:
    """Return a row; that of the hand has the Wilds at its right end."""
    if area != "hand" or not needs.has("wild"):
        return [(area, rect)]
    wide = rect.width - WILD_ALONE
    wild = Rect(rect.x + wide + BLEED, rect.y, WILD_WIDTH, rect.height)
    return [(area, evolve_rect(rect, width=wide)), ("wild", wild)]


def evolve_rect(rect: Rect, *, width: float) -> Rect:
    """Return the same place, so wide."""
    return Rect(rect.x, rect.y, width, rect.height)
