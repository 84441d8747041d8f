"""Chocolate cards, face up and face down, and the bracket round two cards used as a pair."""

from __future__ import annotations

from functools import lru_cache
from math import cos, sin, tau

from widgets.chocolatiers_family.draw.piece import draw_piece
from widgets.chocolatiers_family.draw.rows import LIFT
from widgets.draw.geometry import Rect
from widgets.draw.marks import draw_ring, draw_state_badge
from widgets.draw.scene import Path, Pen, Sprite
from widgets.draw.theme import Theme

CARD_RADIUS = 12
HOVER_LIFT = 3
BADGE_DOWN, BADGE_ROOM = 0.5, 8
"""A badge stands so far in a card that it is whole on one that is lifted, if so much room (px) is
left over that."""
PLEATS = 14
HIDDEN, NO_CARD = "?", "."


def draw_card(
    pen: Pen, letter: str, rect: Rect, theme: Theme, state: str = "rest", lift: float = LIFT
) -> None:
    """Draw a card at its resting place: a kind's letter, "?" face down, "." an empty slot.

    `state` is one of marks.STATES; a chosen card stands `lift` px higher, a hovered one 3 px.
    """
    pen.splice(_card(letter, rect.width, rect.height, theme, state, lift), rect.x, rect.y)


@lru_cache(maxsize=256)
def _card(
    letter: str, width: float, height: float, theme: Theme, state: str, lift: float
) -> Sprite:
    pen, rect = Pen(), Rect(0, 0, width, height)
    radius = card_radius(rect)
    if letter == NO_CARD:
        pen.rect(
            *rect.grown(-1),
            radius,
            stroke=theme.line_strong,
            line=1.5 * theme.line_scale,
            dash=(5, 5),
        )
        draw_ring(pen, state, rect, theme, radius)
        return pen.recorded()
    at = lifted(rect, state, lift)
    if at != rect:
        pen.rect(*at.shifted(0, 3 if state == "hovered" else 6), radius, fill=theme.lift)
    pen.splice(_ground(at.width, at.height, letter == HIDDEN, theme), at.x, at.y)
    if letter != HIDDEN:
        size = card_piece_size(rect)
        cx, cy = at.centre
        draw_piece(pen, letter, cx - size / 2, cy - 0.46 * size, size, theme)
    draw_ring(pen, state, at, theme, radius)
    draw_state_badge(pen, state, at, theme, down=BADGE_DOWN)
    return pen.recorded()


def lifted(rect: Rect, state: str, lift: float = LIFT) -> Rect:
    """Return where a card in this state is drawn."""
    return rect.shifted(0, {"chosen": -lift, "hovered": -HOVER_LIFT}.get(state, 0))


def card_radius(rect: Rect) -> float:
    """Return the corner radius of a card; less on small ones."""
    return min(CARD_RADIUS, 0.18 * min(rect.width, rect.height))


def card_piece_size(rect: Rect) -> int:
    """Return the size of the chocolate on a card."""
    return round(min(0.8 * rect.width, max(0.52 * rect.height, 0.66 * min(rect[2:]))))


def draw_pair(pen: Pen, first: Rect, second: Rect, theme: Theme, stands_for: str = "") -> None:
    """Draw a bracket below two chosen cards that stand for one other chocolate (`stands_for`).

    `first` and `second` are the resting places in one row, in any order; the bracket uses the
    room that the lifted cards leave.
    """
    left, right = sorted((first.centre[0], second.centre[0]))
    top, bottom = first.bottom - LIFT + 4, first.bottom - 1
    r = bottom - top
    path: Path = (
        ("M", (left, top)),
        ("C", (left, top + 0.7 * r, left + 0.3 * r, bottom, left + r, bottom)),
        ("L", (right - r, bottom)),
        ("C", (right - 0.3 * r, bottom, right, top + 0.7 * r, right, top)),
    )
    pen.stroke(path, theme.chosen, 3 * theme.line_scale)
    if stands_for:
        middle = (left + right) / 2
        pen.circle(middle, bottom - 6, 13, fill=theme.surface, stroke=theme.chosen, line=2)
        draw_piece(pen, stands_for, middle - 9, bottom - 6 - 8.5, 18, theme)


@lru_cache(maxsize=256)
def _ground(width: float, height: float, hidden: bool, theme: Theme) -> Sprite:
    pen, rect = Pen(), Rect(0, 0, width, height)
    radius = card_radius(rect)
    draw_paper(pen, rect, radius, theme)
    if hidden:
        _back(pen, rect, radius, theme)
    return pen.recorded()


def draw_paper(pen: Pen, rect: Rect, radius: float, theme: Theme) -> None:
    """Draw the paper of a card, with its fine shadow."""
    line = theme.line_scale
    edge = theme.line_strong if theme.contrast else theme.line
    pen.rect(*rect.shifted(0, 1.5), radius, fill=theme.shadow)
    pen.rect(*rect, radius, fill=theme.surface)
    pen.rect(*rect.grown(-line / 2), radius - line / 2, stroke=edge, line=line)


def _back(pen: Pen, rect: Rect, radius: float, theme: Theme) -> None:
    inner = rect.grown(-max(3.0, 0.07 * min(rect.width, rect.height)))
    frame: Path = (("R", (*inner, max(0.0, radius - 4))),)
    pen.fill(frame, theme.surface_2)
    step = max(9.0, 0.17 * rect.width)
    with pen.clipped(frame):
        for turn in range(int((inner.width + inner.height) / step) + 1):
            at = inner.x + turn * step
            pen.line(at, inner.y, at - inner.height, inner.bottom, theme.line, 1)
            pen.line(at - inner.height, inner.y, at, inner.bottom, theme.line, 1)
    pen.stroke(frame, theme.line_strong, 1)
    _paper_cup(pen, *rect.centre, 0.27 * min(rect.width, rect.height), theme)


def _paper_cup(pen: Pen, cx: float, cy: float, radius: float, theme: Theme) -> None:
    """The pleated cup a chocolate lies in, empty: it gives no kind away."""
    pleats: Path = tuple(
        ("O", (round(cx + radius * cos(turn), 2), round(cy + radius * sin(turn), 2), radius / 4))
        for turn in (tau * index / PLEATS for index in range(PLEATS))
    )
    pen.stroke(pleats, theme.line_strong, 2)
    pen.fill(pleats, theme.surface)
    pen.circle(cx, cy, radius, fill=theme.surface)
    pen.circle(cx, cy, 0.72 * radius, fill=theme.surface_2, stroke=theme.line_strong, line=1)


def draw_deck(pen: Pen, rect: Rect, theme: Theme, *, state: str = "rest") -> None:
    """Draw a pile of cards, face down."""
    radius = card_radius(rect)
    for depth in (2, 1):
        below = rect.shifted(2 * depth, 2 * depth)
        pen.rect(*below, radius, fill=theme.surface, stroke=theme.line_strong, line=1)
    draw_card(pen, "?", rect, theme)
    draw_ring(pen, state, rect, theme, radius)
    draw_state_badge(pen, state, rect, theme)
