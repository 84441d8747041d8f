"""The parts of the table: each one canvas with invisible buttons over its pieces.

Every function takes a `Desk` and sizes in CSS px and gives a `Zone`: `zone.element` for the page,
`zone.scene` for its canvas, `zone.rects` for where everything lies.
"""

from widgets.chocolatiers.zones.cards import hand, tray
from widgets.chocolatiers.zones.display import (
    large_display,
    one_box,
    other_display,
    other_size,
    own_display,
)
from widgets.chocolatiers.zones.scoring import graph, leaders, scoring_cards
from widgets.chocolatiers.zones.supply import stacks, wild
from widgets.tabletop.zone import Zone, scenes_of

__all__ = [
    "Zone",
    "graph",
    "hand",
    "large_display",
    "leaders",
    "one_box",
    "other_display",
    "other_size",
    "own_display",
    "scenes_of",
    "scoring_cards",
    "stacks",
    "tray",
    "wild",
]
