"""A game's tabletop: what the pages ask of the game they show.

All of it is plain data and functions. A click becomes a choice, then an action; the board is shown
as zones; a flight is named by its two ends. The pages know nothing else of a game.
"""

from __future__ import annotations

from widgets.stage import Place, Shape, Span, Viewport, fixed
from widgets.tabletop.explorer import Explored, Explorer, Misplaced
from widgets.tabletop.interaction import (
    BACK,
    MAIN,
    STEP,
    Air,
    Board,
    Button,
    C,
    Dropped,
    Lifted,
    Near,
    Outcome,
    Prompt,
    marked,
)
from widgets.tabletop.layout import (
    NOWHERE,
    PLAIN,
    Accent,
    Area,
    Ask,
    Enlarged,
    Laid,
    Plan,
    Shown,
    Size,
    Story,
    Table,
)
from widgets.tabletop.pieces import piece_button
from widgets.tabletop.score import (
    Cell,
    Column,
    plain_columns,
)
from widgets.tabletop.surface import (
    AnyTabletop,
    Tabletop,
)

__all__ = [
    "BACK",
    "MAIN",
    "NOWHERE",
    "PLAIN",
    "STEP",
    "Accent",
    "Air",
    "AnyTabletop",
    "Area",
    "Ask",
    "Board",
    "Button",
    "C",
    "Cell",
    "Column",
    "Dropped",
    "Enlarged",
    "Explored",
    "Explorer",
    "Laid",
    "Lifted",
    "Misplaced",
    "Near",
    "Outcome",
    "Place",
    "Plan",
    "Prompt",
    "Shape",
    "Shown",
    "Size",
    "Span",
    "Story",
    "Table",
    "Tabletop",
    "Viewport",
    "fixed",
    "marked",
    "piece_button",
    "plain_columns",
]
