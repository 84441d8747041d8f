"""The drawing of the game: pure data first, ipycanvas only in `backend` and `wire`."""

from widgets.draw.box import draw_box, draw_box_back, draw_place, draw_space
from widgets.draw.display import Marks, draw_display
from widgets.draw.geometry import DisplayLayout, Place, Rect, box_side
from widgets.draw.kinds import kind
from widgets.draw.marks import draw_badge, draw_ring, draw_state_badge
from widgets.draw.piece import draw_piece
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import DARK, LIGHT, Theme, theme

__all__ = [
    "DARK",
    "LIGHT",
    "DisplayLayout",
    "Marks",
    "Pen",
    "Place",
    "Rect",
    "Scene",
    "Theme",
    "box_side",
    "draw_badge",
    "draw_box",
    "draw_box_back",
    "draw_display",
    "draw_piece",
    "draw_place",
    "draw_ring",
    "draw_space",
    "draw_state_badge",
    "kind",
    "theme",
]
