"""How the pieces of Chocolatiers are drawn: pure data on a Pen, and layouts that tell where each
piece lies.
"""

from widgets.chocolatiers_family.draw.box import draw_box, draw_box_back, draw_place, draw_space
from widgets.chocolatiers_family.draw.cards import draw_card, draw_pair, lifted
from widgets.chocolatiers_family.draw.display import Marks, draw_display
from widgets.chocolatiers_family.draw.display_layout import DisplayLayout
from widgets.chocolatiers_family.draw.graph import draw_graph
from widgets.chocolatiers_family.draw.graph_layout import GraphLayout
from widgets.chocolatiers_family.draw.kinds import kind
from widgets.chocolatiers_family.draw.link import draw_refused_link
from widgets.chocolatiers_family.draw.measures import BoxSize, box_side, box_size
from widgets.chocolatiers_family.draw.piece import draw_piece
from widgets.chocolatiers_family.draw.rows import BLEED, LIFT, CardRow, StackRow
from widgets.chocolatiers_family.draw.scoring import (
    draw_scoring_card,
    draw_tally,
    draw_wild_token,
    draw_wilds,
)
from widgets.chocolatiers_family.draw.stack import draw_stack
from widgets.chocolatiers_family.draw.svg import cup_svg, piece_svg, tally_svg

__all__ = [
    "BLEED",
    "LIFT",
    "BoxSize",
    "CardRow",
    "DisplayLayout",
    "GraphLayout",
    "Marks",
    "StackRow",
    "box_side",
    "box_size",
    "cup_svg",
    "draw_box",
    "draw_box_back",
    "draw_card",
    "draw_display",
    "draw_graph",
    "draw_pair",
    "draw_piece",
    "draw_place",
    "draw_refused_link",
    "draw_scoring_card",
    "draw_space",
    "draw_stack",
    "draw_tally",
    "draw_wild_token",
    "draw_wilds",
    "kind",
    "lifted",
    "piece_svg",
    "tally_svg",
]
