"""Draws a picture for each line of the setup's checklist."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.setting import FIRST, RANKS
from widgets.chocolatiers.setting.draw import draw_pile
from widgets.chocolatiers_family.checklist import EDGE, GAP, STEP, C, hand, scoring, tray, wilds
from widgets.chocolatiers_family.draw.measures import box_side
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme
from widgets.draw.turns import turns_picture


def pictures(players: int, options: Mapping[str, Any], theme: Theme) -> tuple[Scene, ...]:
    """Return a picture for each line of `tutor.chocolatiers.checklist`, in their order."""
    box = load_components()
    worth = [("flag" if card == FIRST else card, box.scoring[card]) for card in RANKS]
    return (
        hand(box.hand, theme),
        wilds(box.wilds, theme),
        tray(box.tray, theme),
        _stacks(box.stack_height[players], theme),
        scoring(worth, theme),
        turns_picture(players, theme),
    )


def _stacks(high: int, theme: Theme) -> Scene:
    box, side, deep = load_components(), box_side(C), STEP * (high - 1)
    pen, across = Pen(), side + deep + 2 * GAP
    for n in range(box.stacks):
        tiles = box.tiles[n * high : (n + 1) * high]
        at = Rect(EDGE + n * across, EDGE, side, side)
        draw_pile(pen, tiles, at, C, STEP, theme, now=False)
    return pen.scene(2 * EDGE + box.stacks * across - 2 * GAP, side + deep + 2 * EDGE)
