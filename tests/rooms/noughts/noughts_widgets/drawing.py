"""The board on its canvas, with a button over each field; the marks as small pictures."""

from __future__ import annotations

from collections.abc import Mapping

from htpy import Node
from markupsafe import Markup

from noughts.board import CROSS, EMPTY, NOUGHT, Mark, State
from noughts.game import SIGN_NAMES
from noughts.teaching import field
from tutor.i18n import _
from widgets import tabletop
from widgets.draw.geometry import Rect
from widgets.draw.icons import GRID
from widgets.draw.marks import draw_ring, draw_state_badge
from widgets.draw.paths import parse, placed, svg_data
from widgets.draw.scene import Pen
from widgets.tabletop import piece_button
from widgets.tabletop.zone import Zone

Board = tabletop.Board[State, Mark, None]

SHAPES = {CROSS: parse("M 6 6 L 18 18 M 18 6 L 6 18"), NOUGHT: parse("O 12 12 7")}
"""The marks on the grid of the icons."""
ROUND = 8


def symbol(sign: str, size: int) -> Markup:
    """A mark of `size` px in the colour of the text around it; "" is an empty field."""
    shape = f'<path d="{svg_data(SHAPES[sign])}"/>' if sign in SHAPES else ""
    return Markup(
        f'<svg width="{size}" height="{size}" viewBox="0 0 {GRID} {GRID}" fill="none" '
        f'stroke="currentColor" stroke-width="2" aria-hidden="true">'
        f'<rect x="1" y="1" width="22" height="22" rx="3" opacity=".4"/>{shape}</svg>'
    )


def states(board: Board) -> Mapping[str, str]:
    """Empty fields can be clicked by whoever is to move; marks are laid over that."""
    moves = not board.quiet and board.player == board.state.player
    open_ = {field(a.row, a.column) for a in board.actions} if moves else set()
    found = {key: "clickable" if key in open_ else "rest" for key in rects(board.state, 0)}
    return found | dict(board.marks)


def rects(state: State, c: int) -> dict[str, Rect]:
    """Where each field lies, `c` px wide and high."""
    places = [divmod(n, state.size) for n in range(len(state.board))]
    return {field(r, col): Rect(col * c + 4, r * c + 4, c - 8, c - 8) for r, col in places}


def changed(before: State, after: State) -> list[str]:
    """The fields that were empty."""
    fields = zip(rects(after, 0), before.board, after.board, strict=True)
    return [key for key, old, new in fields if old != new]


def zone(board: Board, c: int) -> Zone:
    """The whole board, its fields `c` px wide."""
    state, theme, pen, shown = board.state, board.theme, Pen(), states(board)
    places = rects(state, c)
    for (key, rect), sign in zip(places.items(), state.board, strict=True):
        pen.rect(*rect, ROUND, fill=theme.surface, stroke=theme.line_strong)
        if sign in SHAPES:
            shape = placed(SHAPES[sign], rect.x, rect.y, rect.width / GRID)
            pen.stroke(shape, theme.primary if sign == CROSS else theme.ink, c / 14)
        draw_ring(pen, shown[key], rect, theme, ROUND)
        draw_state_badge(pen, shown[key], rect, theme)

    def buttons() -> Node:
        return [
            piece_button(board, key, rect, label(state, key), shown[key])
            for key, rect in places.items()
        ]

    side = c * state.size
    return Zone("board", pen.scene(side, side), _("Board"), places, buttons)


def label(state: State, key: str) -> str:
    """A field in words: "Row 1, column 2, empty"."""
    row, column = map(int, key.partition(":")[2].split(","))
    sign = state.board[row * state.size + column] or EMPTY
    text = _("Row {row}, column {column}, {sign}")
    return text.format(row=row + 1, column=column + 1, sign=_(SIGN_NAMES[sign]))
