"""Areas as a graph on the board's own squares: a node for each piece, a link where two of a flavour
lie edge to edge. What is connected has one ground; where an area can be cut, a node has corners.
"""

from __future__ import annotations

from collections.abc import Mapping

from tutor.chocoly.areas import Area, areas, cuts
from tutor.chocoly.faces import FLAVOURS
from tutor.chocoly.squares import Piece, Square
from widgets.chocoly.draw.bubbles import Bubble, corner_of, draw_bubble
from widgets.chocoly.draw.layout import BoardLayout
from widgets.chocoly.draw.pieces import UNLIT, shown
from widgets.draw.paths import parse, placed
from widgets.draw.scene import Pen
from widgets.draw.sweet import letter_path
from widgets.draw.theme import Theme, mixed

LINK = 0.24
"""Width of a link as a part of a square."""
_DISC = parse("O 0 0 .31")
_DIAMOND = parse("M 0 -.44 L .44 0 L 0 .44 L -.44 0 Z")
SHADES = 5
"""Number of colours for the grounds of areas of one flavour: those of the players' marks."""
TINT = 0.5
"""Opacity of these grounds."""

Pieces = Mapping[Square, Piece]


def draw_graph(
    pen: Pen, board: Pieces, layout: BoardLayout, theme: Theme, *, flavour: str = ""
) -> None:
    """Draw the graph of a board.

    `flavour`: the one that is looked at. Each of its areas has a ground of one colour and a count,
    the nodes at which one can be cut are diamonds; all other flavours are pale.
    """
    for square in board:
        pen.rect(*layout.square(square).grown(-0.5), 2, fill=theme.surface_2)
    for number, area in enumerate(areas(board, flavour) if flavour else ()):
        if len(area) == 1:
            break  # the smallest come last, and nothing is connected in them
        ground = mixed(theme.players[number % SHADES], theme.surface_2, TINT)
        for square in area:
            pen.rect(*layout.square(square), fill=ground)
    for letter in sorted(FLAVOURS, key=lambda letter: letter == flavour):
        pale = flavour not in ("", letter)
        for area in areas(board, letter):
            _links(pen, area, letter, layout, theme, pale)
    marked = cuts(board, flavour) if flavour else frozenset()
    for square, piece in board.items():
        pale = flavour not in ("", piece.flavour)
        _node(pen, square, piece.flavour, layout, theme, pale, square in marked)
    taken: set[tuple[int, int]] = set()
    for letter in FLAVOURS:
        if flavour not in ("", letter):
            continue
        for area in areas(board, letter)[: None if flavour else 1]:
            if len(area) > 1:
                corner = corner_of(area, frozenset(taken))
                taken.add(corner)
                bubble = Bubble(letter, len(area), corner)
                draw_bubble(pen, bubble, layout, theme, own=letter == flavour)


def _links(
    pen: Pen,
    area: Area,
    letter: str,
    layout: BoardLayout,
    theme: Theme,
    pale: bool,
) -> None:
    look = shown(letter, theme, UNLIT if pale else "").sweet
    path = []
    for row, column in sorted(area):
        for other in ((row, column + 1), (row + 1, column)):
            if other in area:
                path.append(("M", layout.square((row, column)).centre))
                path.append(("L", layout.square(other).centre))
    if path:
        width = LINK * layout.c
        pen.stroke(tuple(path), look.edge, width + 3 * theme.line_scale)
        pen.stroke(tuple(path), look.body, width)


def _node(
    pen: Pen,
    square: Square,
    letter: str,
    layout: BoardLayout,
    theme: Theme,
    pale: bool,
    cut: bool,
) -> None:
    look = shown(letter, theme, UNLIT if pale else "").sweet
    c = layout.c
    cx, cy = layout.square(square).centre
    shape = placed(_DIAMOND if cut else _DISC, cx, cy, c)
    line = max(2.0, 0.08 * c) * theme.line_scale
    if cut:
        pen.stroke(shape, theme.refused, line + 4)
    pen.stroke(shape, look.edge, line)
    pen.fill(shape, look.body)
    pen.stroke(letter_path(look, cx, cy, 0.28 * c), look.ink, 0.065 * c)
