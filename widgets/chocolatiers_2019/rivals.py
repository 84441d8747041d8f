"""Another player on the table of this edition: their display, and the box they have reserved."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from tutor.chocolatiers_2019.components import THREE_FOUR
from tutor.chocolatiers_2019.state import State
from tutor.chocolatiers_family.display import Display
from tutor.i18n import _
from widgets.chocolatiers_2019.targets import reserved_label
from widgets.chocolatiers_2019.zones import SLOT_ROOM, draw_reserved
from widgets.chocolatiers_family import zones as shared
from widgets.chocolatiers_family.desk import Desk
from widgets.chocolatiers_family.draw.box import draw_medallion, draw_place
from widgets.chocolatiers_family.draw.measures import box_side
from widgets.chocolatiers_family.draw.stack import LEAST_MEDALLION
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen, Sprite
from widgets.tabletop.zone import Zone

LEAST_SPACE = 15
"""Smallest spaces (px) that show the points of boxes; on smaller ones they would hide the
chocolates, and show only on request.
"""
LEAST_SEEN = 4
"""A space of another's display is never smaller (px)."""
LEAST_WITH_SLOT = 12
"""Beside a display with smaller spaces (px) a place is drawn only once a box lies there."""
SMALL_SLOT, SMALL_EDGE = 4, 4
"""Between another's display and their reserved box, and beyond it, for its points."""


def slot_of_other(c: int) -> int:
    """Return the size of a space of another's reserved box."""
    return max(min(9, c), round(0.8 * c))


def other(
    desk: Desk,
    player: int,
    *,
    c: int,
    width: int,
    height: int,
    snug: bool = False,
    slot_of: Callable[[int], int] = slot_of_other,
) -> Zone:
    """Show another player's display, and beside or below it the box they have reserved, whichever
    leaves the display more room; a place that is empty makes no display tiny. `snug`: the canvas is
    no larger than both. `slot_of`: the size of the reserved box's spaces beside spaces of `c` px.
    """
    state: State = desk.board.state
    display, tile, most = state.displays[player], state.reserved[player], c
    ways = (
        (_fit(display, most, width, height, way, slot_of), way != snug, way)
        for way in (False, True)
    )
    c, _wanted, below = max(ways)
    bare = tile is None and c < LEAST_WITH_SLOT
    if bare:
        c, below = _fit(display, most, width, height, None, slot_of), False
    wide, high = shared.other_size(display, c)
    small = slot_of(c)
    side = box_side(small)
    more = 0 if bare else side + SMALL_SLOT + SMALL_EDGE
    if snug:
        width, height = wide + more * (not below), high + more * below
    left = max(0, width - wide - (0 if below else more)) // 2
    top = max(0, height - high - (more if below else 0)) // 2
    wide, high = min(wide, width), min(high, height)
    zone = shared.other_display(desk, player, c=c, width=wide, height=high)
    pen = Pen()
    pen.splice(Sprite(zone.scene.commands), left, top)
    rects = {key: rect.shifted(left, top) for key, rect in zone.rects.items()}
    whole = f"display:{player}"
    space = min(at.width for key, at in rects.items() if "space:" in key) if display.boxes else 0
    if space >= LEAST_SPACE or desk.board.marks.get(f"card:{THREE_FOUR}") == "hint":
        for (r, k), points in zip(display.boxes, display.points, strict=True):
            box = rects[f"{whole}/place:{r},{k}"]
            draw_medallion(pen, points, box, c, desk.theme, least=LEAST_MEDALLION)
    at = Rect(left + wide + SMALL_SLOT, top + (high - side) // 2, side, side)
    if below:
        at = Rect(left, top + high + SMALL_SLOT, side, side)
    if bare:
        at = Rect(left + wide - side, top + high - side, side, side)
    elif tile is None:
        draw_place(pen, at, small, desk.theme)
    else:
        draw_reserved(pen, tile, at, small, desk.theme)
    return evolve(
        zone,
        scene=pen.scene(width, height),
        rects={**rects, f"{whole}/reserved": at},
        buttons=desk.buttons({whole: rects[whole]}),
    )


def reserved_by(desk: Desk, player: int) -> tuple[Zone, ...]:
    """Show the box another has reserved, large, only to look at; nothing if there is none."""
    state: State = desk.board.state
    tile, c = state.reserved[player], 40
    if tile is None:
        return ()
    pen, size = Pen(), box_side(c) + 2 * SLOT_ROOM
    draw_reserved(pen, tile, Rect(SLOT_ROOM, SLOT_ROOM, box_side(c), box_side(c)), c, desk.theme)
    words = reserved_label(tile, _("Reserved"))
    return (Zone("reserved-large", pen.scene(size, size), words, {}),)


def _fit(
    display: Display,
    most: int,
    width: int,
    height: int,
    below: bool | None,
    slot_of: Callable[[int], int],
) -> int:
    """Return the largest space with the reserved box below the display, beside it, or (None)
    without it.
    """
    for c in range(most, LEAST_SEEN, -1):
        wide, high = shared.other_size(display, c)
        more = box_side(slot_of(c)) + SMALL_SLOT + SMALL_EDGE
        beside = below is False
        if wide + more * beside <= width and high + more * bool(below) <= height:
            return c
    return LEAST_SEEN
