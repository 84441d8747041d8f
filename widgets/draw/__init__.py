"""Drawing: pure data first, ipycanvas only in `backend` and `wire`.

A page makes a `Pen`, passes it to the functions below, takes `pen.scene(width, height)` and gives
that to the `CanvasBoard` of `widgets.draw.backend`. Layouts return the place of each piece.
"""

from widgets.draw.geometry import Place, Rect
from widgets.draw.icons import draw_icon, icon_names, icon_svg
from widgets.draw.marks import STATES, draw_badge, draw_ring, draw_state_badge
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import DARK, LIGHT, Theme, theme

__all__ = [
    "DARK",
    "LIGHT",
    "STATES",
    "Pen",
    "Place",
    "Rect",
    "Scene",
    "Theme",
    "draw_badge",
    "draw_icon",
    "draw_ring",
    "draw_state_badge",
    "icon_names",
    "icon_svg",
    "theme",
]
