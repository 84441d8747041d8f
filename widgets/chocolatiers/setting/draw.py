"""Pictures of a table that is being set. A place says what is missing by its dashes."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers_family.tiles import COVERED, Tile
from widgets.chocolatiers_family.draw.box import (
    BOX_RADIUS,
    draw_box,
    draw_box_back,
    draw_medallion,
    draw_space,
)
from widgets.chocolatiers_family.draw.cards import card_radius, draw_card
from widgets.chocolatiers_family.draw.kinds import WILD
from widgets.chocolatiers_family.draw.measures import box_side
from widgets.chocolatiers_family.draw.stack import LEAST_MEDALLION
from widgets.draw.geometry import Rect
from widgets.draw.icons import draw_icon
from widgets.draw.marks import draw_ring, draw_state_badge
from widgets.draw.scene import Pen
from widgets.draw.theme import Theme

BAR_HEIGHT = 7
NAME_SIZE, NAME_LENGTHS = 14, 8
"""Size (px) of a row's name, and how many such sizes it may be wide."""
SMALL = 30
"""Places less wide than this (px) have finer dashes."""


def draw_place(pen: Pen, rect: Rect, theme: Theme, *, now: bool, radius: float = 0) -> None:
    """Draw an open place: quiet as long as its turn has not come."""
    colour = theme.line_strong if now else theme.line
    pen.rect(
        *rect.grown(-1),
        radius or card_radius(rect),
        stroke=colour,
        line=1.5 * theme.line_scale,
        dash=(5, 5) if rect.width > SMALL else (3, 3),
    )


def draw_name(pen: Pen, name: str, after: Rect, width: float, theme: Theme) -> None:
    """Draw what an empty row of places is for, at its right, where there is room for words."""
    x = after.right + 2 * NAME_SIZE
    if width - x >= NAME_LENGTHS * NAME_SIZE:
        pen.text(name, x, after.y + after.height / 2, NAME_SIZE, theme.ink_2, align="left")


def draw_marked(pen: Pen, rect: Rect, theme: Theme, state: str, radius: float) -> None:
    """Draw the line and the sign of a place's state, outside what lies there."""
    draw_ring(pen, state, rect, theme, radius + 2, outset=3)
    draw_state_badge(pen, state, rect, theme)


def draw_held(
    pen: Pen,
    cards: str,
    wilds: int,
    rects: tuple[Sequence[Rect], Sequence[Rect]],
    theme: Theme,
    *,
    now: tuple[bool, bool],
) -> None:
    """Draw a player's cards and Wilds so far. `now`: whether cards, and Wilds, are being laid."""
    for n, rect in enumerate(rects[0]):
        if n < len(cards):
            draw_card(pen, cards[n], rect, theme)
        else:
            draw_place(pen, rect, theme, now=now[0])
    for n, rect in enumerate(rects[1]):
        if n < wilds:
            draw_space(pen, WILD, rect, theme)
        else:
            draw_place(pen, rect.grown(-2), theme, now=now[1], radius=rect.width / 2)


def draw_pile(
    pen: Pen, tiles: Sequence[Tile], at: Rect, c: int, step: int, theme: Theme, *, now: bool
) -> None:
    """Draw a stack as high as it is: each lower box shows `step` px at the right and below."""
    radius = BOX_RADIUS * c
    if not tiles:
        draw_place(pen, at, theme, now=now, radius=radius)
        return
    for depth in range(len(tiles) - 1, 0, -1):
        below = at.shifted(depth * step, depth * step)
        pen.rect(*below, radius, fill=theme.box, stroke=theme.box_edge, line=theme.line_scale)
    if tiles[0] == COVERED:
        draw_box_back(pen, at.x, at.y, c, theme)
        return
    draw_box(pen, tiles[0].spaces, None, at.x, at.y, c, theme)
    side = box_side(c)
    box = Rect(at.x, at.y, side, side)
    draw_medallion(pen, tiles[0].points, box, c, theme, least=LEAST_MEDALLION)


def draw_bars(
    pen: Pen, count: int, of: int, x: float, y: float, width: float, theme: Theme, *, now: bool
) -> None:
    """Draw how high a stack is of how high it will be: bars, a number, a tick when it is done."""
    full = count == of
    bar = min(22.0, (width - 22) / of - 4)
    for n in range(of):
        at = Rect(x + n * (bar + 4), y, bar, BAR_HEIGHT)
        if n < count:
            pen.rect(*at, 3.5, fill=theme.solved if full else theme.chosen)
        else:
            line = theme.line_strong if now else theme.line
            pen.rect(*at.grown(-0.5), 3, stroke=line, line=1, dash=(3, 2))
    end = x + of * (bar + 4) + 8
    if full:
        draw_icon(pen, "check", end, y + BAR_HEIGHT / 2, 14, theme.solved)
    elif now:
        pen.text(str(count), end, y + BAR_HEIGHT / 2 + 0.5, 14, theme.ink, 700)
