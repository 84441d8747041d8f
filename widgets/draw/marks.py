"""State marks: each state has its own line and badge, so it never depends on colour alone."""

from __future__ import annotations

from math import cos, sin, tau

from attrs import frozen

from widgets.draw.geometry import Rect
from widgets.draw.paths import parse, placed
from widgets.draw.scene import Path, Pen
from widgets.draw.theme import Theme

SMALL = 56
"""Spaces smaller than this (px) have thinner lines."""


@frozen
class Look:
    """The look of a state: line width (and below 56 px), dash, badge and theme token."""

    token: str
    line: float
    small_line: float
    dash: tuple[float, ...] = ()
    cap: str = "butt"
    badge: str = ""


STATES = {
    "clickable": Look("click", 2.5, 2.0, dash=(7, 5)),
    "hovered": Look("click", 3, 3),
    "chosen": Look("chosen", 4, 3, badge="tick"),
    "refused": Look("refused", 4, 3, badge="cross"),
    "hint": Look("hint", 4, 3, dash=(2, 7), cap="round", badge="exclamation"),
    "near": Look("near", 4, 3, dash=(12, 4), badge="turn"),
    "solved": Look("solved", 4, 3, badge="rosette"),
    "focus": Look("focus", 3, 3),
}
"""The states by name. "rest" and "" have no mark."""

FOCUS_GAP = 3
FRESH_GAP = 2
PETALS = 9
_TICK = parse("M -.42 .04 L -.12 .34 L .44 -.3")
_SIGNS = {
    "tick": _TICK,
    "rosette": _TICK,
    "cross": parse("M -.31 -.31 L .31 .31 M .31 -.31 L -.31 .31"),
    "turn": parse(
        "M .4 -.12 C .3 -.36 .02 -.48 -.2 -.36 C -.46 -.22 -.5 .12 -.3 .32 "
        "C -.1 .5 .24 .44 .38 .18 M .46 -.44 L .42 -.1 L .1 -.16"
    ),
    "exclamation": parse("M 0 -.48 L 0 .1 M 0 .44 L 0 .45"),
}


def draw_ring(
    pen: Pen, state: str, rect: Rect, theme: Theme, radius: float, outset: float = 0.0
) -> None:
    """Draw the line of a state inside `rect` (or `outset` px outside), with corners of `radius` px.

    Keyboard focus is always drawn 3 px outside. Raises KeyError for an unknown state.
    """
    if state in ("", "rest"):
        return
    look = STATES[state]
    small = min(rect.width, rect.height) < SMALL
    line = (look.small_line if small else look.line) * theme.line_scale
    if state == "focus":
        outset = FOCUS_GAP + line
    at = rect.grown(outset - line / 2)
    pen.rect(
        *at,
        max(0.0, radius + outset - line / 2),
        stroke=getattr(theme, look.token),
        line=line,
        dash=look.dash,
        cap=look.cap,
    )


def draw_fresh(pen: Pen, rect: Rect, theme: Theme) -> None:
    """Mark what has just changed: brackets at the corners of `rect`, which leave the state's own
    line visible. None at the lower right, where pieces have their counts and owners.
    """
    at = rect.grown(FRESH_GAP)
    long = min(14.0, 0.3 * min(at.width, at.height))
    corners = (
        (at.x, at.y, 1, 1),
        (at.right, at.y, -1, 1),
        (at.x, at.bottom, 1, -1),
    )
    for colour, line in ((theme.surface, 6.0), (theme.ink, 2.5)):
        for x, y, across, down in corners:
            bracket: Path = (
                ("M", (x + across * long, y)),
                ("L", (x, y)),
                ("L", (x, y + down * long)),
            )
            pen.stroke(bracket, colour, line * theme.line_scale)


def draw_state_badge(
    pen: Pen,
    state: str,
    rect: Rect,
    theme: Theme,
    down: float = 0.3,
    *,
    inset: float = 0.3,
    radius: float | None = None,
) -> None:
    """Draw the badge of a state at the top right of `rect`; some states have none. `down`, `inset`:
    distance of its centre below the top edge, and left of the right edge, as fractions of its
    radius.
    """
    look = STATES.get(state)
    if look is not None and look.badge:
        side = min(rect.width, rect.height)
        radius = badge_radius(side) if radius is None else radius
        colour = getattr(theme, look.token)
        at = rect.right - inset * radius, rect.y + down * radius
        draw_badge(pen, look.badge, *at, radius, colour, theme)


def badge_radius(side: float) -> float:
    """Return the radius of a badge on a piece whose shorter side is `side` px: 11 to 16, less below
    44.
    """
    return max(6.0, 0.25 * side) if side < 44 else max(11.0, min(16.0, 0.08 * side))


def draw_badge(
    pen: Pen, sign: str, cx: float, cy: float, radius: float, colour: str, theme: Theme
) -> None:
    """Draw a disc with a "tick", "cross" or "exclamation" mark; a "rosette" is a tick with petals.

    Raises KeyError for another sign.
    """
    line = min(2.0, radius / 5)
    shape: Path = (("O", (cx, cy, radius)),)
    if sign == "rosette":
        shape = _petals(cx, cy, radius) + shape
    pen.stroke(shape, theme.surface, 2 * line)
    pen.fill(shape, colour)
    pen.stroke(placed(_SIGNS[sign], cx, cy, radius), theme.on_state, 0.24 * radius)


def _petals(cx: float, cy: float, radius: float) -> Path:
    turns = (tau * index / PETALS for index in range(PETALS))
    return tuple(
        (
            "O",
            (
                round(cx + 0.88 * radius * cos(turn), 2),
                round(cy + 0.88 * radius * sin(turn), 2),
                round(0.3 * radius, 2),
            ),
        )
        for turn in turns
    )
