"""The parts of the table: each one canvas with invisible buttons over its pieces.

Every function takes a `Board` and sizes in CSS px and gives a `Zone`: `zone.element` for the page,
`zone.scene` for its canvas, `zone.rects` for where everything lies.
"""

from widgets.chocolatiers.zones.board import Board, Spot, Zone, scenes_of, short_names, spots_of
from widgets.chocolatiers.zones.cards import hand, tray
from widgets.chocolatiers.zones.display import large_display, one_box, other_display, own_display
from widgets.chocolatiers.zones.moves import moves_between
from widgets.chocolatiers.zones.scoring import graph, leader, scoring_cards
from widgets.chocolatiers.zones.supply import stacks, wild

__all__ = [
    "Board",
    "Spot",
    "Zone",
    "graph",
    "hand",
    "large_display",
    "leader",
    "moves_between",
    "one_box",
    "other_display",
    "own_display",
    "scenes_of",
    "scoring_cards",
    "short_names",
    "spots_of",
    "stacks",
    "tray",
    "wild",
]
