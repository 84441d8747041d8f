"""Boxes: spaces, chocolates, the medallion with the points, and places for a box."""

from __future__ import annotations

import math
from functools import lru_cache

from widgets.chocolatiers_family.draw.measures import box_size
from widgets.chocolatiers_family.draw.piece import NO_TIPS, Tips, draw_piece
from widgets.draw.geometry import Rect
from widgets.draw.marks import draw_ring, draw_state_badge
from widgets.draw.scene import Pen, Sprite
from widgets.draw.theme import Theme

PIECE_PART = 0.84
"""A piece's size as a part of its space."""
SPACE_RADIUS, BOX_RADIUS = 0.15, 0.2
SMALLEST_NUMBER = 10
LOWER_EDGE = 2


def draw_space(pen: Pen, letter: str, rect: Rect, theme: Theme, tips: Tips = NO_TIPS) -> None:
    """Draw what lies in a space: a chocolate, a Wild ("*" or "W"), or the paper cup of "."."""
    if letter == ".":
        _empty_cup(pen, rect, theme)
        return
    size = round(PIECE_PART * rect.width)
    inset = (rect.width - size) / 2
    draw_piece(pen, letter, rect.x + inset, rect.y + inset, size, theme, tips=tips)


def draw_box(
    pen: Pen,
    chocolates: str,
    points: int | None,
    x: float,
    y: float,
    c: int,
    theme: Theme,
    tips: tuple[Tips, Tips, Tips, Tips] = (NO_TIPS, NO_TIPS, NO_TIPS, NO_TIPS),
) -> None:
    """Draw a box with its four spaces ("TNR.") in reading order and its points, c px a space.

    `points` None draws no medallion; on small boxes there is none either (see draw_medallion).
    """
    draw_box_ground(pen, x, y, c, theme)
    size = box_size(c)
    for index, letter in enumerate(chocolates):
        draw_space(pen, letter, size.cell(index).shifted(x, y), theme, tips[index])
    if points is not None:
        draw_medallion(pen, points, Rect(x, y, size.side, size.side), c, theme)


def draw_box_ground(pen: Pen, x: float, y: float, c: int, theme: Theme) -> None:
    """Draw the empty box: lower edge, tile, outline, four spaces."""
    pen.splice(_ground(c, theme), x, y)


def draw_medallion(
    pen: Pen, points: int, box: Rect, c: int, theme: Theme, *, least: float = 7.0
) -> None:
    """Draw the points in the middle of a box; nothing when the number would be under 10 px high.

    `least`: the radius is never less.
    """
    radius = max(least, 0.2 * c)
    if 1.2 * radius < SMALLEST_NUMBER:
        return
    cx, cy = box.centre
    line = 1.5 * theme.line_scale
    pen.circle(cx, cy, radius, fill=theme.medal, stroke=theme.box_edge, line=line)
    pen.text(str(points), cx, cy, round(1.2 * radius, 1), theme.ink, 700)


def draw_box_back(pen: Pen, x: float, y: float, c: int, theme: Theme) -> None:
    """Draw a box face down: a ribbon round a plain lid."""
    side = box_size(c).side
    _lid(pen, Rect(x, y, side, side), c, theme)
    band, cx, cy = max(3.0, 0.16 * c), x + side / 2, y + side / 2
    inset = 0.08 * c
    pen.line(cx, y + inset, cx, y + side - inset, theme.shadow_solid, band, cap="butt")
    pen.line(x + inset, cy, x + side - inset, cy, theme.shadow_solid, band, cap="butt")
    for turn in (-1, 1):
        bow = (cx + turn * 0.5 * c, cy - 0.6 * c, cx + turn * 0.8 * c, cy, cx, cy)
        loop = (("M", (cx, cy)), ("C", bow))
        pen.fill(loop, theme.surface_2)
        pen.stroke(loop, theme.box_edge, max(1.5, 0.03 * c))
    pen.circle(cx, cy, 0.12 * c, fill=theme.surface_2, stroke=theme.box_edge, line=1.5)


def draw_place(pen: Pen, rect: Rect, c: int, theme: Theme, state: str = "rest") -> None:
    """Draw a place where a box could lie, in a state: quiet dots at rest, dashes and a plus if
    open.
    """
    radius = BOX_RADIUS * c
    if state in ("", "rest"):
        pen.rect(
            *rect.grown(-1),
            radius,
            stroke=theme.line_strong,
            line=1.5 * theme.line_scale,
            dash=(2, 4.5),
        )
        return
    pen.rect(*rect, radius, fill=theme.surface)
    draw_ring(pen, state, rect, theme, radius)
    if state != "focus":
        cx, cy = rect.centre
        arm = max(5.0, 0.17 * c)
        for dx, dy in ((arm, 0), (0, arm)):
            pen.line(cx - dx, cy - dy, cx + dx, cy + dy, theme.click, max(2.0, 0.038 * c))
    draw_state_badge(pen, state, rect, theme)


@lru_cache(maxsize=256)
def _ground(c: int, theme: Theme) -> Sprite:
    size, pen = box_size(c), Pen()
    _lid(pen, Rect(0, 0, size.side, size.side), c, theme)
    for index in range(4):
        pen.rect(*size.cell(index), SPACE_RADIUS * c, fill=theme.cell)
    return pen.recorded()


def _lid(pen: Pen, rect: Rect, c: int, theme: Theme) -> None:
    radius = BOX_RADIUS * c
    line = (2.0 if c >= 48 else 1.5) * theme.line_scale
    pen.rect(*rect.shifted(0, LOWER_EDGE), radius, fill=theme.shadow_solid)
    pen.rect(*rect, radius, fill=theme.box)
    pen.rect(*rect.grown(-line / 2), radius - line / 2, stroke=theme.box_edge, line=line)


def _empty_cup(pen: Pen, rect: Rect, theme: Theme) -> None:
    cx, cy = rect.centre
    radius = 0.3 * rect.width
    round_length = 2 * math.pi * radius
    step = round_length / max(8, round(round_length / 6))
    pen.circle(
        cx,
        cy,
        radius,
        stroke=theme.line_strong,
        line=1.5 * theme.line_scale,
        dash=(round(0.55 * step, 2), round(0.45 * step, 2)),
    )
