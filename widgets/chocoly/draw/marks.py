"""What lies over the board: outlines, tokens, rings where a tile can lie, the tile that is tried
out, states of squares, counts of areas.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from attrs import field, frozen

from tutor.chocoly.areas import Area, areas
from tutor.chocoly.squares import Piece, Square
from widgets.chocoly.draw.board import stacked
from widgets.chocoly.draw.bubbles import Bubble, draw_bubble
from widgets.chocoly.draw.layout import BoardLayout
from widgets.chocoly.draw.outline import Corner, outline
from widgets.chocoly.draw.tile import corner, draw_ghost, draw_token
from widgets.draw.geometry import Rect
from widgets.draw.marks import SMALL, STATES, draw_ring, draw_state_badge
from widgets.draw.paths import parse, placed
from widgets.draw.scene import Path, Pen
from widgets.draw.theme import Theme

RING = 4.5
"""Radius of the ring at the middle of a place, px."""
LARGER, SMALLER = 4.0, 2.5
"""The outline of an area's largest part, and of the others, px."""
CUT = parse("M 0 -1 L 1 0 L 0 1 L -1 0 Z")

Pieces = Mapping[Square, Piece]


@frozen
class Ghost:
    """A tile that is tried out: as it would lie, where, and what is said of it."""

    face: str
    square: Square
    stacking: bool = False
    state: str = ""


@frozen
class Over:
    """All that lies over a board.

    `tokens`: who owns the one on a tile, by its number. `places`: where the tile in hand can lie,
    by its upper left square. `squares`, `tiles`: states of squares, and of places of tiles by their
    upper left square. `outlined`: areas, the first with the strongest line. `cuts`: squares at
    which an area can be cut. `own`, `neutral`: flavours whose bubbles are strong and quiet.
    """

    tokens: Mapping[int, int] = field(factory=dict)
    places: Collection[Square] = ()
    ghost: Ghost | None = None
    squares: Mapping[Square, str] = field(factory=dict)
    tiles: Mapping[Square, str] = field(factory=dict)
    outlined: tuple[Area, ...] = ()
    cuts: Collection[Square] = ()
    bubbles: tuple[Bubble, ...] = ()
    own: str = ""
    neutral: str = ""


def draw_over(pen: Pen, board: Pieces, over: Over, layout: BoardLayout, theme: Theme) -> None:
    """Draw it, what matters most on top."""
    for n, area in enumerate(over.outlined):
        draw_outline(pen, board, area, layout, theme, LARGER if n == 0 else SMALLER)
    for tile, (at, _face) in stacked(board).items():
        if tile in over.tokens:
            cx, cy = layout.tile(at).centre
            draw_token(pen, over.tokens[tile], cx, cy - layout.raised, layout.c, theme)
    for square in over.cuts:
        _cut_mark(pen, board, square, layout, theme)
    together = _together(over.squares)
    for state, squares in together.items():
        _mark(pen, state, area_path(board, squares, layout), layout, theme)
    _places(pen, over.places, layout, theme)
    if over.ghost is not None:
        _ghost(pen, over.ghost, layout, theme, over.neutral)
    for square, state in over.tiles.items():
        if over.ghost is None or square != over.ghost.square:
            draw_ring(pen, state, layout.tile(square), theme, corner(layout.c), 2)
            draw_state_badge(pen, state, layout.tile(square), theme)
    for bubble in over.bubbles:
        own, neutral = bubble.flavour == over.own, bubble.flavour == over.neutral
        draw_bubble(pen, bubble, layout, theme, own=own, neutral=neutral)
    for state, squares in together.items():
        for part in _parts(squares):
            last = min(part, key=lambda square: (square[0], -square[1]))
            draw_state_badge(pen, state, piece_rect(board, last, layout), theme)


def _parts(squares: Iterable[Square]) -> tuple[Area, ...]:
    """Return the connected parts of some squares: they are areas of one flavour, whatever it
    is."""
    return areas(dict.fromkeys(squares, Piece("A", 0)), "A")


def _together(squares: Mapping[Square, str]) -> dict[str, list[Square]]:
    found: dict[str, list[Square]] = {}
    for square, state in squares.items():
        found.setdefault(state, []).append(square)
    return found


def _mark(pen: Pen, state: str, path: Path, layout: BoardLayout, theme: Theme) -> None:
    """One line round all squares of a state."""
    look = STATES[state]
    line = (look.small_line if layout.c < SMALL else look.line) * theme.line_scale
    pen.stroke(path, theme.surface, line + 2)
    pen.stroke(path, getattr(theme, look.token), line, look.dash, look.cap)


def piece_rect(board: Pieces, square: Square, layout: BoardLayout) -> Rect:
    """Return where the piece of a square is seen: higher, on a stacked tile."""
    piece = board.get(square)
    up = layout.raised if piece is not None and piece.level else 0
    return layout.square(square).shifted(0, -up)


def area_path(board: Pieces, area: Iterable[Square], layout: BoardLayout) -> Path:
    """Return the outline of an area; it steps up to its pieces on stacked tiles."""

    def at(corner: Corner, inside: Square) -> tuple[float, float]:
        point, piece = layout.square(corner), board.get(inside)
        return point.x, point.y - (layout.raised if piece is not None and piece.level else 0)

    return outline(frozenset(area), at)


def draw_outline(
    pen: Pen,
    board: Pieces,
    area: Iterable[Square],
    layout: BoardLayout,
    theme: Theme,
    line: float = LARGER,
) -> None:
    """Draw the outline of an area."""
    path, width = area_path(board, area, layout), line * min(1.0, layout.c / 30)
    pen.stroke(path, theme.surface, (width + 2) * theme.line_scale)
    pen.stroke(path, theme.chosen, max(1.8, width) * theme.line_scale)


def _places(pen: Pen, places: Iterable[Square], layout: BoardLayout, theme: Theme) -> None:
    path: Path = tuple(("O", (*layout.tile(place).centre, RING)) for place in sorted(places))
    if path:
        pen.stroke(path, theme.click, 4 * theme.line_scale)
        pen.fill(path, theme.surface)


def _ghost(pen: Pen, ghost: Ghost, layout: BoardLayout, theme: Theme, neutral: str) -> None:
    at, raised = layout.tile(ghost.square), ghost.stacking
    draw_ghost(
        pen,
        ghost.face,
        at.x,
        at.y,
        layout.c,
        theme,
        state=ghost.state,
        raised=raised,
        neutral=neutral,
    )


def _cut_mark(pen: Pen, board: Pieces, square: Square, layout: BoardLayout, theme: Theme) -> None:
    """Here the area can be cut: a diamond at the corner of the piece, as in the graph."""
    rect = piece_rect(board, square, layout)
    at = 0.2 * layout.c
    shape = placed(CUT, rect.right - at, rect.y + at, max(4.0, 0.17 * layout.c))
    pen.stroke(shape, theme.surface, 4 * theme.line_scale)
    pen.fill(shape, theme.refused)
