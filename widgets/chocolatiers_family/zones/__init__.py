"""Parts of the table: each one canvas with invisible buttons over its pieces.

Every function takes a `Desk` and sizes in CSS px and gives a `Zone`: `zone.element` for the page,
`zone.scene` for its canvas, `zone.rects` for where everything lies.
"""

from widgets.chocolatiers_family.zones.cards import hand, tray
from widgets.chocolatiers_family.zones.display import (
    large_display,
    one_box,
    other_display,
    other_size,
    own_display,
    own_size,
)
from widgets.chocolatiers_family.zones.scoring import graph
from widgets.chocolatiers_family.zones.supply import wild

__all__ = [
    "graph",
    "hand",
    "large_display",
    "one_box",
    "other_display",
    "other_size",
    "own_display",
    "own_size",
    "tray",
    "wild",
]
