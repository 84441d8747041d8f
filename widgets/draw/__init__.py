"""The drawing of the game: pure data first, ipycanvas only in `backend` and `wire`.

A page makes a `Pen`, lets the functions below draw on it, takes `pen.scene(width, height)` and
gives that to the `CanvasBoard` of `widgets.draw.backend`. The layouts tell where each piece lies.
"""

from widgets.draw.box import draw_box, draw_box_back, draw_place, draw_space
from widgets.draw.cards import draw_card, draw_pair, lifted
from widgets.draw.display import Marks, draw_display
from widgets.draw.display_layout import DisplayLayout
from widgets.draw.geometry import Place, Rect, box_side
from widgets.draw.graph import draw_graph
from widgets.draw.graph_layout import GraphLayout
from widgets.draw.icons import draw_icon, icon_names, icon_svg
from widgets.draw.kinds import kind
from widgets.draw.link import draw_refused_link
from widgets.draw.marks import STATES, draw_badge, draw_ring, draw_state_badge
from widgets.draw.piece import draw_piece
from widgets.draw.rows import BLEED, LIFT, CardRow, StackRow
from widgets.draw.scene import Pen, Scene
from widgets.draw.scoring import draw_scoring_card, draw_tally, draw_wild_token, draw_wilds
from widgets.draw.stack import draw_stack
from widgets.draw.svg import cup_svg, favicon, mark_svg, piece_svg, tally_svg
from widgets.draw.theme import DARK, LIGHT, Theme, theme

__all__ = [
    "BLEED",
    "DARK",
    "LIFT",
    "LIGHT",
    "STATES",
    "CardRow",
    "DisplayLayout",
    "GraphLayout",
    "Marks",
    "Pen",
    "Place",
    "Rect",
    "Scene",
    "StackRow",
    "Theme",
    "box_side",
    "cup_svg",
    "draw_badge",
    "draw_box",
    "draw_box_back",
    "draw_card",
    "draw_display",
    "draw_graph",
    "draw_icon",
    "draw_pair",
    "draw_piece",
    "draw_place",
    "draw_refused_link",
    "draw_ring",
    "draw_scoring_card",
    "draw_space",
    "draw_stack",
    "draw_state_badge",
    "draw_tally",
    "draw_wild_token",
    "draw_wilds",
    "favicon",
    "icon_names",
    "icon_svg",
    "kind",
    "lifted",
    "mark_svg",
    "piece_svg",
    "tally_svg",
    "theme",
]
