"""Scoring cards, the supply of Wilds and tally pieces."""

from __future__ import annotations

from widgets.chocolatiers_family.draw.box import draw_space
from widgets.chocolatiers_family.draw.cards import card_radius, draw_paper
from widgets.chocolatiers_family.draw.kinds import LETTERS, WILD, kind
from widgets.chocolatiers_family.draw.piece import draw_piece
from widgets.draw.geometry import Rect
from widgets.draw.icons import draw_icon
from widgets.draw.marks import draw_ring, draw_state_badge
from widgets.draw.scene import Pen
from widgets.draw.theme import Theme


def draw_scoring_card(
    pen: Pen,
    what: str,
    points: int,
    rect: Rect,
    theme: Theme,
    *,
    face_up: bool = True,
    state: str = "rest",
) -> None:
    """Draw a Scoring card with its points, upright or lying as `rect` is.

    `what`: a kind's letter, the name of an icon ("flag" for First), or figures. Face down it
    belongs to nobody: dashed, with two equal bars, the sign of a tie.
    """
    radius = card_radius(rect)
    if face_up:
        draw_paper(pen, rect, radius, theme)
        _face(pen, what, points, rect, theme)
    else:
        line = 1.5 * theme.line_scale
        pen.rect(*rect, radius, fill=theme.surface_2)
        pen.rect(*rect.grown(-1), radius, stroke=theme.line_strong, line=line, dash=(4, 3))
        size = min(24.0, 0.5 * min(rect.width, rect.height))
        draw_icon(pen, "equal", *rect.centre, size, theme.ink_2)
    draw_ring(pen, state, rect, theme, radius)
    draw_state_badge(pen, state, rect, theme)


def _face(pen: Pen, what: str, points: int, rect: Rect, theme: Theme) -> None:
    x, y, width, height = rect
    upright = height >= width
    size = round(min(0.66 * width, 0.48 * height) if upright else min(0.72 * height, 0.45 * width))
    text_size = round(min(20.0, max(12.0, (0.24 if upright else 0.4) * height)))
    if upright:
        sign, number = (x + width / 2, y + 0.36 * height), (x + width / 2, y + 0.76 * height)
    else:
        sign, number = (x + 0.33 * width, y + height / 2), (x + 0.75 * width, y + height / 2)
    if what in LETTERS:
        corner = sign[0] - size / 2, sign[1] - 0.47 * size
        draw_piece(pen, what, *corner, size, theme, ground=False)
    elif what[:1].isdigit():
        pen.text(what, *sign, round(0.62 * size), theme.ink, 700)
    else:
        draw_icon(pen, what, *sign, round(0.8 * size), theme.ink)
    pen.text(str(points), *number, text_size, theme.ink, 700)


def draw_wilds(
    pen: Pen, left: int, x: float, y: float, size: int, theme: Theme, *, total: int = 0
) -> None:
    """Draw the Wilds a player still has, in a row with 4 px between; used ones are empty cups.

    `total`: how many places the row has (at least `left`).
    """
    for index in range(max(left, total)):
        rect = Rect(x + index * (size + 4), y, size, size)
        draw_space(pen, WILD if index < left else ".", rect, theme)


def draw_wild_token(pen: Pen, count: int, rect: Rect, theme: Theme, state: str = "rest") -> None:
    """Draw the supply of Wilds as one token to click: a Wild and how many are left; a cup at 0."""
    radius = card_radius(rect)
    draw_paper(pen, rect, radius, theme)
    side = min(rect.width, rect.height)
    wide = rect.width >= 1.5 * rect.height
    cx, cy = (rect.x + 0.34 * rect.width, rect.centre[1]) if wide else rect.centre
    at = Rect(cx - side / 2, cy - side / 2, side, side)
    draw_space(pen, WILD if count else ".", at, theme)
    if wide:
        pen.text(f"× {count}", rect.x + 0.74 * rect.width, cy, round(0.36 * side), theme.ink, 700)
    draw_ring(pen, state, rect, theme, radius)
    draw_state_badge(pen, state, rect, theme)


def draw_tally(
    pen: Pen, letter: str, count: int, x: float, y: float, theme: Theme, *, bar: float = 22
) -> None:
    """Draw so many bars in the kind's colour, `bar` px wide, 4 px apart: a group's size at a
    glance.
    """
    look = kind(letter)
    for index in range(count):
        pen.rect(
            x + index * (bar + 4) + 1,
            y + 1,
            bar - 2,
            0.6 * bar - 2,
            4,
            fill=look.body,
            stroke=theme.rim or look.edge,
            line=1.5,
        )
