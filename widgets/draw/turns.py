"""A picture of the order of play: the players' marks in a row."""

from __future__ import annotations

from widgets.draw.geometry import Rect
from widgets.draw.icons import draw_icon
from widgets.draw.players import draw_player
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme

MARK, STEP, EDGE = 28, 60, 10
"""Size of a mark, distance between marks, and margin round them (px)."""


def turns_picture(players: int, theme: Theme) -> Scene:
    """Draw everybody's mark, with an arrow from each to the next; a ring marks who starts."""
    pen, middle = Pen(), EDGE + MARK / 2
    for n in range(players):
        at = Rect(EDGE + n * STEP, EDGE, MARK, MARK)
        if not n:
            ring = MARK / 2 + EDGE - 2
            pen.circle(*at.centre, ring, stroke=theme.chosen, line=2.5 * theme.line_scale)
        else:
            draw_icon(pen, "chevron", at.x - (STEP - MARK) / 2, middle, 18, theme.ink_2)
        draw_player(pen, n, at, theme)
    return pen.scene(2 * EDGE + (players - 1) * STEP + MARK, 2 * EDGE + MARK)
