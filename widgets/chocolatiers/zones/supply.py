"""The stacks of boxes and the player's own Wilds."""

from __future__ import annotations

from tutor.i18n import _
from widgets.chocolatiers.draw.rows import BLEED, StackRow
from widgets.chocolatiers.draw.scoring import draw_wild_token
from widgets.chocolatiers.draw.stack import draw_count, draw_stack
from widgets.chocolatiers.zones.board import Board, Zone
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen


def stacks(board: Board, *, width: int, c: int, per_row: int = 0) -> Zone:
    """The stacks in a column of `width` px, their spaces `c` px, in rows of `per_row` (0: one)."""
    across = per_row or len(board.state.stacks)
    row = StackRow(across, width, c)
    pen = Pen()
    rects: dict[str, Rect] = {}
    for index, stack in enumerate(board.state.stacks):
        key = f"stack:{index}"
        down = index // across * row.size[1]
        rects[key] = at = row.stack_rect(index % across).shifted(0, down)
        top = stack[0] if stack else None
        draw_stack(
            pen,
            top.spaces if top else "",
            top.points if top else 0,
            len(stack),
            at.x,
            at.y,
            c,
            board.theme,
            board.state_of(key),
        )
    rows = -(-len(board.state.stacks) // across)
    size = row.size[0], rows * row.size[1]
    return Zone("stacks", pen.scene(*size), _("Boxes"), rects, board.buttons(rects), bleed=BLEED)


def wild(board: Board, *, width: int, height: int, room: int = 24) -> Zone:
    """The Wilds the player has not placed yet, as one token to click."""
    pen = Pen()
    rect = Rect(BLEED, room, width, height)
    left = board.state.wilds[board.player] - (board.preview.space is not None)
    draw_wild_token(pen, left, rect, board.theme, board.state_of("wild"))
    draw_count(pen, str(left), rect.right - 8, rect.bottom - 4, board.theme)
    rects = {"wild": rect}
    size = width + 2 * BLEED, room + height + 9
    return Zone("wild", pen.scene(*size), _("Your Wilds"), rects, board.buttons(rects), bleed=BLEED)
