"""A broken link between two pieces that do not join, with the cross where the rule breaks."""

from __future__ import annotations

from widgets.draw.marks import badge_radius, draw_badge
from widgets.draw.scene import Pen
from widgets.draw.theme import Theme

Point = tuple[float, float]


def draw_refused_link(pen: Pen, start: Point, end: Point, c: int, theme: Theme) -> None:
    """Draw a dashed line between two space centres, drawn between their pieces; cross in the
    middle.
    """
    (x1, y1), (x2, y2) = start, end
    part = 0.2
    a = x1 + part * (x2 - x1), y1 + part * (y2 - y1)
    b = x2 - part * (x2 - x1), y2 - part * (y2 - y1)
    width = max(2.5, 0.055 * c) * theme.line_scale
    # A pale line below keeps the dashes visible on any chocolate.
    pen.line(*a, *b, theme.surface, width + 3)
    pen.line(*a, *b, theme.refused, width, dash=(2.2 * width, 1.6 * width), cap="butt")
    radius = max(badge_radius(c), 0.2 * c)
    draw_badge(pen, "cross", (x1 + x2) / 2, (y1 + y2) / 2, radius, theme.refused, theme)
