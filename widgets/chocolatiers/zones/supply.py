"""The stacks of boxes and the player's own Wilds."""

from __future__ import annotations

from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.tiles import COVERED
from tutor.i18n import _
from widgets.chocolatiers_family.desk import Desk
from widgets.chocolatiers_family.draw.rows import BLEED, StackRow
from widgets.chocolatiers_family.draw.stack import draw_stack
from widgets.chocolatiers_family.zones.supply import face_of, open_box
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen
from widgets.tabletop.desk import REST
from widgets.tabletop.zone import Zone


def stacks(desk: Desk, *, width: int, c: int, per_row: int = 0, slots: int = 0) -> Zone:
    """Return the stacks in a column of `width` px, their spaces `c` px, in rows of `per_row` (0:
    one).

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
        away = key == desk.chosen.box and desk.preview.box is not None
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
