"""The picture of a box that lies open, and the player's own Wilds."""

from __future__ import annotations

from tutor.chocolatiers_family.tiles import COVERED
from tutor.i18n import _
from widgets.chocolatiers_family.desk import Desk
from widgets.chocolatiers_family.draw.pictures import top_picture, wild_picture
from widgets.chocolatiers_family.draw.rows import BLEED
from widgets.chocolatiers_family.draw.scoring import draw_wild_token
from widgets.chocolatiers_family.draw.stack import draw_count
from widgets.chocolatiers_family.selection import face, tile_at
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen, Scene
from widgets.tabletop.zone import Zone


def face_of(desk: Desk, key: str) -> str:
    """Return the box that lies there, turned as it is held if it is the one in hand; "" for
    none."""
    if key == desk.chosen.box:
        return face(desk.state, desk.chosen)
    tile = tile_at(desk.state, key)
    return tile.spaces if tile else ""


def open_box(desk: Desk, key: str, c: int) -> Scene | None:
    """Return the picture of the box there; one that is being tried out lies in the display,
    and one that nobody has seen has none."""
    tile = tile_at(desk.state, key)
    if tile is None or tile == COVERED or (key == desk.chosen.box and desk.preview.box is not None):
        return None
    return top_picture(face_of(desk, key), tile.points, c, desk.theme)


def wild(desk: Desk, *, width: int, height: int, room: int = 24) -> Zone:
    """Return the Wilds the player has not placed yet, as one token to click."""
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
