"""The stacks of boxes and the player's own Wilds."""

from __future__ import annotations

from tutor.chocolatiers.state import COVERED, State
from tutor.i18n import _
from widgets.chocolatiers.desk import Desk
from widgets.chocolatiers.draw.pictures import top_picture, wild_picture
from widgets.chocolatiers.draw.rows import BLEED, StackRow
from widgets.chocolatiers.draw.scoring import draw_wild_token
from widgets.chocolatiers.draw.stack import draw_count, draw_stack
from widgets.chocolatiers.selection import face, tile_at
from widgets.chocolatiers.targets import REST
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen, Scene
from widgets.tabletop.zone import Zone


def stacks(desk: Desk, *, width: int, c: int, per_row: int = 0, slots: int = 0) -> Zone:
    """The stacks in a column of `width` px, their spaces `c` px, in rows of `per_row` (0: one).

    `slots`: they stand as if there were so many in a row at least.
    """
    state: State = desk.board.state
    across = per_row or len(state.stacks)
    row = StackRow(max(across, slots), width, c)
    pen = Pen()
    rects: dict[str, Rect] = {}
    for index, stack in enumerate(state.stacks):
        key = f"stack:{index}"
        down = index // across * row.size[1]
        rects[key] = at = row.stack_rect(index % across).shifted(0, down)
        away = key == desk.selection.box and desk.preview.box is not None
        unseen = away or not stack or stack[0] == COVERED
        shown = "" if unseen else face_of(desk, key)
        points = stack[0].points if stack else 0
        look = REST if away else desk.state_of(key)
        draw_stack(pen, shown, points, len(stack) - away, at.x, at.y, c, desk.theme, look)
    rows = -(-len(state.stacks) // across)
    size = row.size[0], rows * row.size[1]
    return Zone(
        "stacks",
        pen.scene(*size),
        _("Boxes"),
        rects,
        desk.buttons(rects),
        bleed=BLEED,
        picture=lambda key: open_box(desk, key, c),
    )


def face_of(desk: Desk, key: str) -> str:
    """The box that lies there, turned as it is held if it is the one in hand; "" for none."""
    if key == desk.selection.box:
        return face(desk.state, desk.selection)
    tile = tile_at(desk.state, key)
    return tile.spaces if tile else ""


def open_box(desk: Desk, key: str, c: int) -> Scene | None:
    """The picture of the box there; one that is being tried out lies in the display, and one that
    nobody has seen has none.
    """
    tile = tile_at(desk.state, key)
    if (
        tile is None
        or tile == COVERED
        or (key == desk.selection.box and desk.preview.box is not None)
    ):
        return None
    return top_picture(face_of(desk, key), tile.points, c, desk.theme)


def wild(desk: Desk, *, width: int, height: int, room: int = 24) -> Zone:
    """The Wilds the player has not placed yet, as one token to click."""
    pen = Pen()
    rect = Rect(BLEED, room, width, height)
    left = desk.state.wilds[desk.player] - (desk.preview.space is not None)
    draw_wild_token(pen, left, rect, desk.theme, desk.state_of("wild"))
    draw_count(pen, str(left), rect.right - 8, rect.bottom - 4, desk.theme)
    rects = {"wild": rect}
    size = width + 2 * BLEED, room + height + 9
    return Zone(
        "wild",
        pen.scene(*size),
        _("Your Wilds"),
        rects,
        desk.buttons(rects),
        bleed=BLEED,
        picture=lambda key: wild_picture(min(width, height), desk.theme) if left else None,
    )
