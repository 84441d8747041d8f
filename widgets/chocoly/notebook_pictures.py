"""Draws the board and tiles of Chocoly as still pictures, as they look on the table.

`tutor.chocoly.notebook_views` asks for them by name when a notebook shows an object of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from tutor.chocoly.areas import areas as areas_of
from tutor.chocoly.board import Board
from tutor.chocoly.faces import FLAVOURS
from widgets.chocoly.draw.board import draw_board
from widgets.chocoly.draw.bubbles import bubbles, token_corners
from widgets.chocoly.draw.graph import draw_graph
from widgets.chocoly.draw.layout import BoardLayout
from widgets.chocoly.draw.marks import Over, draw_over
from widgets.chocoly.draw.tile import draw_tile
from widgets.draw.coordinates import Ruler, with_coordinates
from widgets.draw.scene import Pen, Scene
from widgets.draw.still import FOLLOW, Draw, still_html, still_svg
from widgets.draw.theme import Theme

C, SMALL_C, NODE, TILE_C = 32, 18, 30, 22
"""Sizes of a square in px: on a board, on a small one, from node to node, and of a single tile."""
EDGE, GAP = 8, 10

Still = tuple[Markup, str]
"""An image for a page, and a file of SVG."""


def board(
    it: Board,
    words: str,
    *,
    areas: str = "",
    graph: bool = False,
    tokens: Mapping[int, int] | None = None,
    neutral: str = "",
    small: bool = False,
    coordinates: bool = False,
) -> Still:
    """Return a board. `areas`: a flavour, its areas drawn round and counted. `graph`: as a
    graph, of that flavour with the squares at which its areas can be cut. `tokens`: whose
    token is on which tile. `coordinates`: with the numbers of rows and columns."""
    c = SMALL_C if small else NODE if graph else C
    draw = _graph(it, areas, c) if graph else _board(it, areas, c, tokens or {}, neutral)
    if coordinates:
        draw = with_coordinates(draw, *_rulers(it, c))
    return Markup(FOLLOW) + still_html(draw, words), still_svg(draw)


def _rulers(it: Board, c: int) -> tuple[Ruler, Ruler]:
    """Return where the rows and the columns of squares lie in the picture."""
    layout = _layout(it, c)
    middles = {square: layout.square(square).centre for square in it.pieces}
    rows = {row: y for (row, _column), (_x, y) in middles.items()}
    columns = {column: x for (_row, column), (x, _y) in middles.items()}
    return sorted(rows.items()), sorted(columns.items())


def _layout(it: Board, c: int) -> BoardLayout:
    return BoardLayout.of(it, width=0, height=0, c=c, reach=0, edge=EDGE)


def _board(it: Board, flavour: str, c: int, tokens: Mapping[int, int], neutral: str) -> Draw:
    layout = _layout(it, c)
    found = areas_of(it, flavour) if flavour else ()
    over = Over(
        tokens=tokens,
        outlined=tuple(area for area in found if len(area) > 1),
        bubbles=bubbles(it, flavour or FLAVOURS, token_corners(it), every=bool(flavour)),
        own=flavour,
        neutral=neutral,
    )

    def draw(theme: Theme) -> Scene:
        pen = Pen()
        draw_board(pen, it, layout, theme, (neutral, flavour))
        draw_over(pen, it, over, layout, theme)
        return pen.scene(layout.width, layout.height)

    return draw


def _graph(it: Board, flavour: str, c: int) -> Draw:
    layout = _layout(it, c)

    def draw(theme: Theme) -> Scene:
        pen = Pen()
        draw_graph(pen, it, layout, theme, flavour=flavour)
        return pen.scene(layout.width, layout.height)

    return draw


def tiles(faces: Sequence[str], words: str, c: int = TILE_C) -> Markup:
    """Show tiles side by side, "?" face down."""
    step = 2 * c + GAP

    def draw(theme: Theme) -> Scene:
        pen = Pen()
        for n, face in enumerate(faces):
            draw_tile(pen, face, EDGE + n * step, EDGE, c, theme)
        return pen.scene(2 * EDGE + len(faces) * step - GAP, 2 * EDGE + 2 * c)

    return Markup(FOLLOW) + still_html(draw, words)
