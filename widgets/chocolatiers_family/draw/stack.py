"""Stacks of boxes with their count."""

from __future__ import annotations

from functools import lru_cache

from widgets.chocolatiers_family.draw.box import (
    BOX_RADIUS,
    draw_box,
    draw_box_back,
    draw_medallion,
    draw_place,
)
from widgets.chocolatiers_family.draw.measures import box_side
from widgets.chocolatiers_family.draw.rows import STACK_BELOW, STACK_DEPTH
from widgets.draw.geometry import Rect
from widgets.draw.marks import draw_ring, draw_state_badge
from widgets.draw.scene import Pen, Sprite
from widgets.draw.theme import Theme

COUNT, COUNT_SMALL, SMALL_SPACE = 20, 15, 40
"""Height of a count (px), on the whole and where spaces are smaller than the last."""
BADGE_BESIDE, SMALL_BADGE = 30, 9
"""Below the first size of a space (px) a badge stands beside the box, with the second as radius."""
LEAST_MEDALLION = 9
"""Radius in px. Nobody chooses a box without its points: small stacks show them, too."""


def draw_stack(
    pen: Pen,
    chocolates: str,
    points: int,
    count: int,
    x: float,
    y: float,
    c: int,
    theme: Theme,
    state: str = "rest",
) -> None:
    """Draw a stack of `count` boxes: the top one open, edges of one or two below it, the count.

    With `count` 0 the place is empty and `chocolates` is not looked at. Without `chocolates` the
    top one is covered.
    """
    pen.splice(_stack(chocolates, points, count, c, theme, state), x, y)


@lru_cache(maxsize=256)
def _stack(chocolates: str, points: int, count: int, c: int, theme: Theme, state: str) -> Sprite:
    pen = Pen()
    side = box_side(c)
    rect = Rect(0, 0, side, side)
    radius = BOX_RADIUS * c
    if not count:
        draw_place(pen, rect, c, theme)
        return pen.recorded()
    for depth in range(min(count - 1, 2), 0, -1):
        below = rect.shifted(depth * STACK_DEPTH / 2, depth * STACK_DEPTH / 2)
        pen.rect(*below, radius, fill=theme.box, stroke=theme.box_edge, line=theme.line_scale)
    if chocolates:
        draw_box(pen, chocolates, None, 0, 0, c, theme)
        draw_medallion(pen, points, rect, c, theme, least=LEAST_MEDALLION)
    else:
        draw_box_back(pen, 0, 0, c, theme)
    draw_ring(pen, state, rect, theme, radius, outset=2)
    small = c < SMALL_SPACE
    down = rect.bottom + STACK_BELOW - (COUNT_SMALL if small else COUNT) / 2 - 1.5
    draw_count(pen, str(count), rect.right - 6, down, theme, small=small)
    if c < BADGE_BESIDE:  # beside the box: its chocolates are small enough as it is
        draw_state_badge(pen, state, rect, theme, -0.1, inset=-0.6, radius=SMALL_BADGE)
    else:
        draw_state_badge(pen, state, Rect(0, 0, side + STACK_DEPTH, side), theme)
    return pen.recorded()


def draw_count(
    pen: Pen, text: str, cx: float, cy: float, theme: Theme, *, small: bool = False
) -> None:
    """Draw a dark pill with a number in it."""
    width, height = max(24, 14 + 8 * len(text)), COUNT_SMALL if small else COUNT
    pen.rect(
        cx - width / 2 + 1,
        cy - height / 2,
        width,
        height,
        height / 2,
        fill=theme.ink,
        stroke=theme.surface,
        line=2,
    )
    pen.text(text, cx + 1, cy + 0.5, 12 if small else 13, theme.surface, 700)
