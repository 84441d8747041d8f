"""Tiles: four pieces on their squares, face up or down, and a raised one with its token."""

from __future__ import annotations

from functools import lru_cache

from tutor.chocoly.faces import HIDDEN
from widgets.chocoly.draw.layout import lift
from widgets.chocoly.draw.pieces import GHOST, NEUTRAL, PLAIN, UNLIT, square_sprite
from widgets.draw.geometry import Rect
from widgets.draw.marks import STATES, draw_state_badge
from widgets.draw.players import draw_player
from widgets.draw.scene import Path, Pen, Scene, Sprite
from widgets.draw.theme import Theme, mixed

TOKEN, LEAST_TOKEN = 0.3, 7.0
"""Radius of a token as a part of a square, and at least, in px."""
CORNER = 0.12
BACK = 0.22
SHADOW, SHADE = 5, "rgba(20,10,4,.26)"
SQUARES = ((0, 0), (0, 1), (1, 0), (1, 1))

Looks = tuple[str, str]
"""The flavour that nobody has, and the one that is counted just now: the others are pale then."""
PLAINLY: Looks = ("", "")


def how(letter: str, looks: Looks) -> str:
    """Return how a piece of this flavour looks (see `pieces.PLAIN`)."""
    neutral, lit = looks
    if lit:
        return PLAIN if letter == lit else UNLIT
    return NEUTRAL if letter == neutral else PLAIN


def corner(c: int) -> float:
    """Return the radius of a tile's corners."""
    return max(2.0, CORNER * c)


def draw_tile(
    pen: Pen, face: str, x: float, y: float, c: int, theme: Theme, looks: Looks = PLAINLY
) -> None:
    """Draw a tile with squares of `c` px at (x, y), its face up, or down if it is hidden."""
    pen.splice(tile_sprite(face, c, theme, looks), x, y)


@lru_cache(maxsize=512)
def tile_sprite(face: str, c: int, theme: Theme, looks: Looks = PLAINLY) -> Sprite:
    """Return a tile with its origin at the upper left."""
    pen = Pen()
    if face == HIDDEN:
        _back(pen, c, theme)
    else:
        _squares(pen, face, c, theme, tuple(how(letter, looks) for letter in face))
        _edge(pen, c, theme.box_edge, edge_line(c, theme))
    return pen.recorded()


def edge_line(c: int, theme: Theme) -> float:
    """Return the line round a tile."""
    return (2.0 if c >= 27 else 1.5) * theme.line_scale


def _squares(pen: Pen, face: str, c: int, theme: Theme, looks: tuple[str, ...]) -> None:
    with pen.clipped((("R", (0, 0, 2 * c, 2 * c, corner(c))),)):
        for (row, column), letter, look in zip(SQUARES, face, looks, strict=True):
            pen.splice(square_sprite(letter, c, theme, look), column * c, row * c)


def _edge(
    pen: Pen, c: int, colour: str, line: float, dash: tuple[float, ...] = (), out: float = 0
) -> None:
    at = Rect(0, 0, 2 * c, 2 * c).grown(out - line / 2)
    pen.rect(*at, corner(c) + out - line / 2, stroke=colour, line=line, dash=dash)


def _back(pen: Pen, c: int, theme: Theme) -> None:
    """A tile face down: a cocoa bean on plain paper."""
    side = 2 * c
    pen.rect(0, 0, side, side, corner(c), fill=theme.surface_2)
    _edge(pen, c, theme.box_edge, edge_line(c, theme))
    wide, high = 0.36 * c, 0.6 * c
    top, bottom, left, right = c - high, c + high, c - 1.3 * wide, c + 1.3 * wide
    bean: Path = (
        ("M", (c, top)),
        ("C", (right, c - 0.6 * high, right, c + 0.6 * high, c, bottom)),
        ("C", (left, c + 0.6 * high, left, c - 0.6 * high, c, top)),
        ("Z", ()),
    )
    pen.fill(bean, mixed(theme.box_edge, theme.surface_2, BACK))
    line = max(1.2, 0.05 * c)
    pen.stroke(bean, theme.box_edge, line)
    groove = (c + 0.5 * wide, c - 0.3 * high, c - 0.5 * wide, c + 0.3 * high, c, c + 0.75 * high)
    pen.stroke((("M", (c, c - 0.75 * high)), ("C", groove)), theme.box_edge, line)


@lru_cache(maxsize=256)
def tile_picture(face: str, c: int, theme: Theme, looks: Looks = PLAINLY) -> Scene:
    """Return a tile by itself, as it flies and is dragged."""
    pen = Pen()
    draw_tile(pen, face, 0, 0, c, theme, looks)
    return pen.scene(2 * c, 2 * c)


def draw_raised(
    pen: Pen, face: str, x: float, y: float, c: int, theme: Theme, looks: Looks = PLAINLY
) -> None:
    """Draw a stacked tile over the squares at (x, y): raised, with its side and its shadow."""
    pen.splice(_raised(face, c, theme, looks), x, y)


@lru_cache(maxsize=512)
def _raised(face: str, c: int, theme: Theme, looks: Looks) -> Sprite:
    pen, side, up, line = Pen(), 2 * c, lift(c), 2 * theme.line_scale
    pen.rect(1, SHADOW - up, side + 2, side + up, corner(c), fill=SHADE)
    pen.rect(0, 0, side, side, corner(c), fill=theme.box_edge)
    with pen.moved(0, -up):
        _squares(pen, face, c, theme, tuple(how(letter, looks) for letter in face))
        _edge(pen, c, theme.ink, line, out=line / 2)
    return pen.recorded()


def draw_ghost(
    pen: Pen,
    face: str,
    x: float,
    y: float,
    c: int,
    theme: Theme,
    *,
    state: str,
    raised: bool,
    neutral: str = "",
) -> None:
    """Draw a tile that is tried out at (x, y): pale, dashed; `state`: what is said of it."""
    looks = tuple(NEUTRAL if letter == neutral else GHOST for letter in face)
    with pen.moved(x, y - (lift(c) if raised else 0)):
        _squares(pen, face, c, theme, looks)
        look = STATES["clickable" if state in ("", "rest", "chosen") else state]
        line = max(2.0, min(3.0, 0.07 * c)) * theme.line_scale
        dash = (7.0, 4.0) if look.badge in ("", "turn") else ()
        _edge(pen, c, getattr(theme, look.token), line, dash, out=line / 2)
        draw_state_badge(pen, state if look.badge else "", Rect(0, 0, 2 * c, 2 * c), theme)


def draw_token(pen: Pen, player: int, cx: float, cy: float, c: int, theme: Theme) -> None:
    """Draw a token in the middle of a tile: its owner's mark on a disc."""
    radius = max(LEAST_TOKEN, TOKEN * c)
    pen.circle(cx, cy, radius, fill=theme.medal, stroke=theme.ink, line=1.5 * theme.line_scale)
    size = round(1.2 * radius)
    draw_player(pen, player, Rect(cx - size / 2, cy - size / 2, size, size), theme)
