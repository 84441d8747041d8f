"""The tiles one holds, and the pile."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import htpy as h
from attrs import field, frozen

from tutor.chocoly.faces import HIDDEN
from tutor.i18n import _
from widgets.chocoly.draw.tile import Looks, draw_tile, tile_picture
from widgets.draw.geometry import Rect
from widgets.draw.marks import draw_ring, draw_state_badge
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme
from widgets.tabletop.zone import Zone

LIFT = 8
"""A chosen tile is lifted so much, px."""
FOUR = 4
"""Most tiles that there is room for."""
NARROW, LARGEST = 420, 168
"""From this width on there is more room between cards; and how large they are at most, px."""
EDGE = 8
"""Room round the row, for lines and badges."""
PAPER = 0.1
"""The paper round a tile, as a part of a tile's side."""
DEPTH, LAYERS = 3, 2
"""Each tile below the top of the pile shows so much, px; so many are seen at most."""

Make = Callable[[str, Rect], h.Element]


@frozen
class Held:
    """The tiles one holds, plain data. `faces`: as each is turned now. `states`: of targets
    ("hand:0" …). `neutral`: the flavour that nobody has. `button`: makes a button. `away`: the tile
    that lies on the board, to be tried out; its place is empty."""

    faces: Sequence[str]
    theme: Theme
    states: Mapping[str, str] = field(factory=dict)
    neutral: str = ""
    button: Make | None = None
    label: str = ""
    away: int | None = None


def hand_zone(held: Held, *, width: int, height: int, name: str = "hand") -> Zone:
    """Return a row of cards in the middle of `width` x `height` px, each with a tile on it."""
    many = max(FOUR, len(held.faces))
    gap = 8 if width < NARROW else 14
    side = min((width - 2 * EDGE - (many - 1) * gap) // many, height - 2 * EDGE - LIFT, LARGEST)
    left = (width - len(held.faces) * (side + gap) + gap) // 2
    top = (height - side + LIFT) // 2
    pen = Pen()
    rects: dict[str, Rect] = {}
    for n, face in enumerate(held.faces):
        key = f"hand:{n}"
        state = held.states.get(key, "rest")
        up = LIFT if state == "chosen" else 0
        rects[key] = Rect(left + n * (side + gap), top - up, side, side)
        _card(pen, face, rects[key], held, state, away=n == held.away)
    make = held.button
    return Zone(
        name,
        pen.scene(width, height),
        held.label or _("Your tiles"),
        rects,
        (lambda: [make(key, rect) for key, rect in rects.items()]) if make and rects else None,
        picture=lambda key: _picture(held, key, side),
    )


def _card(pen: Pen, face: str, rect: Rect, held: Held, state: str, *, away: bool = False) -> None:
    theme, round_ = held.theme, 12
    line = 1.5 * theme.line_scale
    pen.rect(*rect.shifted(0, 2), round_, fill=theme.shadow_solid)
    pen.rect(*rect, round_, fill=theme.surface)
    pen.rect(*rect.grown(-line / 2), round_ - line / 2, stroke=theme.line, line=line)
    c = square_of(rect.width)
    inset = (rect.width - 2 * c) / 2
    if away:
        at = rect.grown(-inset)
        pen.rect(*at, 4, stroke=theme.line_strong, line=1.5 * theme.line_scale, dash=(4, 4))
    else:
        draw_tile(pen, face, rect.x + inset, rect.y + inset, c, theme, (held.neutral, ""))
    draw_ring(pen, state, rect, theme, round_)
    draw_state_badge(pen, state, rect, theme)


def square_of(side: float) -> int:
    """Return the squares of a tile on a card of `side` px."""
    return int((1 - 2 * PAPER) * side / 2)


def _picture(held: Held, key: str, side: int) -> Scene | None:
    kind, _colon, number = key.partition(":")
    if kind != "hand" or not number.isdigit() or int(number) >= len(held.faces):
        return None
    looks: Looks = (held.neutral, "")
    return tile_picture(held.faces[int(number)], square_of(side), held.theme, looks)


def pile_zone(
    left: int,
    theme: Theme,
    *,
    side: int,
    button: Make | None = None,
    name: str = "pile",
    state: str = "rest",
) -> Zone:
    """Return the pile face down, `side` px wide, the number of its tiles in the middle; an
    empty place when there are none. `state`: of the target "pile"."""
    c = (side - 2 * EDGE - LAYERS * DEPTH) // 2
    layers = min(LAYERS, max(0, left - 1))
    pen = Pen()
    at = Rect(EDGE, EDGE, 2 * c, 2 * c)
    if left:
        for n in range(layers, 0, -1):
            below = at.shifted(n * DEPTH, n * DEPTH)
            pen.rect(*below, 4, fill=theme.shadow_solid, stroke=theme.box_edge, line=1.5)
        draw_tile(pen, HIDDEN, at.x, at.y, c, theme)
        radius = max(11.0, 0.34 * c)
        cx, cy = at.centre
        line = 1.5 * theme.line_scale
        pen.circle(cx, cy, radius, fill=theme.medal, stroke=theme.box_edge, line=line)
        pen.text(str(left), cx, cy + 0.5, round(1.05 * radius, 1), theme.ink, 700)
    else:
        pen.rect(*at, 6, stroke=theme.line_strong, line=1.5 * theme.line_scale, dash=(2, 4.5))
    draw_ring(pen, state, at, theme, 6)
    return Zone(
        name,
        pen.scene(side, side),
        _("The pile"),
        {"pile": at},
        (lambda: [button("pile", at)]) if button else None,
        picture=lambda key: tile_picture(HIDDEN, c, theme) if key == "pile" and left else None,
    )
