"""Which parts of the table stand where in a lesson, and how large, so that nothing ever jumps.

Sizes follow from the window and from what the step shows, never from what has been clicked.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from widgets.chocolatiers.panels import (
    GAP,
    LABEL,
    PLAIN,
    Details,
    Panel,
    Size,
    display_size,
    height_of,
    panel,
)
from widgets.chocolatiers.zones import Board, Zone
from widgets.memo import remembers
from widgets.settings import Frame

ORDER = ("others", "cards", "display", "graph", "stacks", "tray", "hand", "wild")
"""From top to bottom."""

SIZES = {
    "wide": (
        Size(card=112, stack=52, display=92, other=34),
        Size(card=112, stack=52, display=78, other=34),
        Size(card=98, stack=44, display=78, other=34),
        Size(card=84, stack=36, display=70, other=30),
        Size(card=72, stack=32, display=60, other=26),
    ),
    "tablet": (
        Size(card=112, stack=44, display=76, other=32, graph=170),
        Size(card=98, stack=44, display=66, other=32, graph=170),
        Size(card=84, stack=36, display=60, other=28, graph=150),
        Size(card=72, stack=32, display=52, other=24, graph=140),
    ),
    "phone": (Size(card=72, stack=28, display=52, other=23, graph=112),),
}
"""From large to small; the first that fits is taken."""

PAGE, WIDEST = 1280, 720
LEFT, RIGHT, GUTTER = 304, 320, 24
TAB_BAR = 56
DUO, COUNTS = 300, 124
"""On a tablet the groups stand beside the display: their width, and the height of the counts."""
LEAST = 0.78
"""A display is not drawn smaller than this part of its size while anything else can shrink."""


@frozen
class Room:
    """Where the parts of the table have to fit: a column of `width` by `height` px."""

    width: int
    height: int


@frozen
class Arranged:
    """The panels of a step.

    `duo`: the display's groups stand beside it. `tabs`: areas of which one at a time is seen;
    `tab`: that one.
    """

    panels: tuple[Panel, ...]
    duo: bool = False
    tabs: tuple[str, ...] = ()
    tab: str = ""
    tab_height: int = 0

    @property
    def zones(self) -> tuple[Zone, ...]:
        """Every canvas that is seen."""
        return tuple(zone for panel in self.panels for zone in panel.zones)


def room(frame: Frame, aside: bool) -> Room:
    """The room for the parts of the table; `aside`: whether the right panel is there."""
    view = frame.view
    height = max(view.height, 560) - (24 if view.embedded else 64)
    if frame.layout == "wide":
        left = 400 if frame.projector else LEFT if aside else 340
        right = RIGHT + GUTTER if aside else 0
        inner = min(view.width - 48, PAGE)
        width = min(inner - left - GUTTER - right, WIDEST)
        return Room(width, max(620, height - 24))
    margin, rest = (48, 350) if frame.layout == "tablet" else (24, 342)
    return Room(min(view.width - margin, WIDEST), max(380, height - round(rest * frame.zoom)))


@frozen
class _Plan:
    """All that the sizes follow from."""

    board: Board
    areas: tuple[str, ...]
    room: Room
    layout: str
    details: Details

    @property
    def duo(self) -> bool:
        return self.layout == "tablet" and {"display", "graph"} <= set(self.areas)

    @property
    def rows(self) -> list[str]:
        """The areas that have a row of their own."""
        beside = {"wild"} if "hand" in self.areas else set()
        if self.duo:
            beside |= {"graph"}
        return [area for area in self.areas if area not in beside]

    def height(self, area: str, size: Size) -> int:
        return height_of(area, self.board, self.room.width, size)

    def left_for_display(self, rows: Sequence[str], size: Size) -> int:
        others = sum(self.height(area, size) for area in rows if area != "display")
        return self.room.height - others - GAP * (len(rows) - 1)

    def display_height(self, size: Size) -> int:
        full = display_size(size.display)[1]
        return max(full, self.groups_height(size)) if self.duo else full

    def groups_height(self, size: Size) -> int:
        return LABEL + size.graph + COUNTS

    def least(self, size: Size) -> int:
        """How small a display may get before other things shrink."""
        least = round(LEAST * display_size(size.display)[1])
        return max(least, self.groups_height(size)) if self.duo else least

    def panel(self, area: str, size: Size, height: int) -> Panel:
        wide, tall = self.room.width, False
        if self.duo and area in ("display", "graph"):
            wide, tall = (wide - DUO if area == "display" else DUO - 20), True
        return panel(area, self.board, wide, size, height, self.areas, self.details, tall)

    def stacked(self, size: Size, left: int) -> Arranged:
        """Everything below each other."""
        height = max(120, min(left, self.display_height(size)))
        shown = [area for area in self.areas if area in self.rows or (self.duo and area == "graph")]
        return Arranged(tuple(self.panel(area, size, height) for area in shown), self.duo)

    def tabbed(self, size: Size, tab: str) -> Arranged | None:
        """The display, the hand where there is room, and tabs for all else; None: does not fit."""
        fixed = ("display", "hand") if self.layout == "tablet" else ("display",)
        tabs = tuple(area for area in self.rows if area not in fixed)
        tab = tab if tab in tabs else tabs[0]
        tab_height = max(self.height(area, size) for area in tabs) - 20
        shown = [area for area in self.rows if area in (*fixed, tab)]
        kept = sum(self.height(area, size) for area in shown if area not in ("display", tab))
        left = self.room.height - TAB_BAR - tab_height - kept - GAP * len(shown)
        least = self.least(size)
        if left < least and size is not SIZES[self.layout][-1]:
            return None
        height = max(least, min(left, self.display_height(size)))
        if self.duo:
            shown.insert(shown.index("display") + 1, "graph")
        panels = tuple(self.panel(area, size, height) for area in shown)
        return Arranged(panels, self.duo, tabs, tab, tab_height)


@remembers(1)
def arrange(
    board: Board,
    areas: Sequence[str],
    frame: Frame,
    where: Room,
    *,
    tab: str = "",
    details: Details = PLAIN,
) -> Arranged:
    """Choose sizes, and tabs where not everything can be seen at once.

    `areas`: of the main column. `tab`: the one wanted.
    """
    ordered = tuple(area for area in ORDER if area in areas)
    plan = _Plan(board, ordered, where, frame.layout, details)
    sizes = SIZES[plan.layout]
    for size in sizes:
        left = plan.left_for_display(plan.rows, size)
        if left >= (plan.least(size) if "display" in plan.rows else 0):
            return plan.stacked(size, left)
    if plan.layout != "wide" and len(plan.rows) > 2:
        for size in sizes:
            found = plan.tabbed(size, tab)
            if found is not None:
                return found
    return plan.stacked(sizes[-1], max(180, plan.left_for_display(plan.rows, sizes[-1])))
