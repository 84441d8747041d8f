"""What a rule is about, for the wall: the pile, a hand, the bean, or who plays which flavour."""

from __future__ import annotations

from htpy import Node
from markupsafe import Markup

from tutor.chocoly.state import State
from widgets.chocoly import zones
from widgets.chocoly.composer import Board
from widgets.chocoly.desk import Desk
from widgets.chocoly.draw.pieces import NEUTRAL, PLAIN, draw_piece
from widgets.chocoly.draw.svg import bean_svg
from widgets.chocoly.draw.tile import draw_token
from widgets.chocoly.status import TOKENS, Side, sides
from widgets.draw.geometry import Rect
from widgets.draw.players import draw_player
from widgets.draw.scene import Pen
from widgets.draw.svg import scene_svg
from widgets.draw.theme import Theme
from widgets.tabletop.pictured import in_rows

WIDTH, TILES, PILE, BEAN = 460, 112, 150, 120
"""All is drawn at these sizes (px); the wall makes it as large as itself."""
ROW, MARK, PIECE, TOKEN = 84, 40, 64, 46
"""Of a side: height of its row for each who plays it, a mark, the piece, a token's square (px)."""
PLAYERS = {"1.4": 2, "1.5": 3, "1.6": 4}
"""Rules that say how so many play."""


def about(board: Board, clause: str) -> Node:
    """Return what a rule is about; None where that is the board."""
    desk = Desk(board)
    pile, hand = zones.pile(desk, side=PILE), zones.hand(desk, width=WIDTH, height=TILES)
    match clause:
        case "1.1":
            return in_rows([[pile]])
        case "1.2":
            return in_rows([[hand]])
        case "2.2":
            return in_rows([[hand], [pile]])
        case "1.3":
            return bean_svg(BEAN)
    if clause not in PLAYERS:
        return None
    start = board.game.start(PLAYERS[clause], options={"flavours": "ABC"})
    return sides_svg(start, board.theme)


def sides_svg(state: State, theme: Theme) -> Markup:
    """Return who plays which flavour, with the tokens of each, as a picture."""
    pen, y = Pen(), 0
    for side in sides(state, 0):
        y += _draw_side(pen, side, y, theme)
    return Markup(scene_svg(pen.scene(MARK + 2 * ROW + TOKENS * TOKEN, y)))


def _draw_side(pen: Pen, side: Side, y: int, theme: Theme) -> int:
    """Draw the marks of those who play it, its piece, their tokens; return its height."""
    high = ROW * max(1, len(side.players))
    how = PLAIN if side.players else NEUTRAL
    draw_piece(pen, side.flavour, MARK + (ROW - PIECE), y + (high - PIECE) // 2, PIECE, theme, how)
    for n, player in enumerate(side.players):
        middle = y + n * ROW + ROW / 2
        draw_player(pen, player, Rect(0, middle - MARK / 2, MARK, MARK), theme)
        for token in range(TOKENS):
            draw_token(pen, player, MARK + 1.5 * ROW + (token + 0.5) * TOKEN, middle, TOKEN, theme)
    return high
