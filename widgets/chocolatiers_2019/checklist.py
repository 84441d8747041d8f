"""Draws a picture for each line of the setup's checklist."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.chocolatiers_2019.components import THREE_FOUR, load_components
from widgets.chocolatiers_2019.zones import ORDER
from widgets.chocolatiers_family.checklist import EDGE, GAP, C, hand, scoring, tray, wilds
from widgets.chocolatiers_family.draw.box import draw_box, draw_medallion
from widgets.chocolatiers_family.draw.measures import box_side
from widgets.chocolatiers_family.draw.stack import LEAST_MEDALLION, draw_stack
from widgets.chocolatiers_family.zones.scoring import FIRST
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme
from widgets.draw.turns import turns_picture

SIGNS = {FIRST: "flag", THREE_FOUR: "3·4"}
COUNT = 10
"""Room below and at the right of the pile, for how many boxes are in it (px)."""


def pictures(players: int, options: Mapping[str, Any], theme: Theme) -> tuple[Scene, ...]:
    """Return a picture for each line of `tutor.chocolatiers_2019.checklist`, in their order."""
    box = load_components()
    worth = [(SIGNS.get(tile, tile), box.scoring[tile]) for tile in ORDER]
    return (
        hand(box.hand, theme),
        tray(box.tray, theme),
        wilds(box.wilds, theme),
        _row(theme),
        scoring(worth, theme),
        turns_picture(players, theme),
    )


def _row(theme: Theme) -> Scene:
    """Return the open boxes, then the pile."""
    box, side = load_components(), box_side(C)
    pen, across = Pen(), side + 2 * GAP
    for n, tile in enumerate(box.tiles[: box.row]):
        at = Rect(EDGE + n * across, EDGE, side, side)
        draw_box(pen, tile.spaces, None, at.x, at.y, C, theme)
        draw_medallion(pen, tile.points, at, C, theme, least=LEAST_MEDALLION)
    left = len(box.tiles) - box.row
    draw_stack(pen, "", 0, left, EDGE + box.row * across, EDGE, C, theme)
    return pen.scene(2 * EDGE + (box.row + 1) * across + COUNT, side + 2 * EDGE + COUNT)
