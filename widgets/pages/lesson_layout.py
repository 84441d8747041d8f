"""Which parts of the table stand where in a lesson, and how large, so that nothing ever jumps.

Sizes follow from the window and from what the step shows, never from what has been clicked.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from widgets.pages.lesson_panels import (
    GAP,
    PLAIN,
    Details,
    Panel,
    Size,
    display_size,
    height_of,
    panel,
)
from widgets.settings import Frame
from widgets.zones import Board, Zone

ORDER = ("others", "cards", "display", "stacks", "tray", "hand", "wild", "graph")
"""From top to bottom."""

SIZES = {
    "wide": (
        Size(card=112, stack=52, display=78, other=34),
        Size(card=98, stack=44, display=78, other=34),
        Size(card=84, stack=36, display=70, other=30),
        Size(card=72, stack=32, display=60, other=26),
    ),
    "tablet": (
        Size(card=98, stack=44, display=66, other=32, graph=170),
        Size(card=84, stack=36, display=62, other=30, graph=160),
        Size(card=72, stack=32, display=56, other=26, graph=150),
    ),
    "phone": (Size(card=72, stack=28, display=52, other=24, graph=118),),
}
"""From large to small; the first that fits is taken."""

PAGE, WIDEST = 1280, 720
LEFT, RIGHT, GUTTER = 304, 320, 24
TAB_BAR = 56
LEAST = 0.78
"""A display is not drawn smaller than this part of its size while anything else can shrink."""


@frozen
class Room:
    """Where the parts of the table have to fit: a column of `width` by `height` px."""

    width: int
    height: int


@frozen
class Arranged:
    """The panels of a step. `tabs`: areas of which one at a time is seen; `tab`: that one."""

    panels: tuple[Panel, ...]
    tabs: tuple[str, ...] = ()
    tab: str = ""
    tab_height: int = 0

    @property
    def zones(self) -> tuple[Zone, ...]:
        """Every canvas that is seen."""
        return tuple(zone for panel in self.panels for zone in panel.zones)

    def panel(self, area: str) -> Panel | None:
        """The panel of an area, if it is seen."""
        return next((panel for panel in self.panels if panel.area == area), None)


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
    margin, rest = (48, 350) if frame.layout == "tablet" else (24, 360)
    return Room(min(view.width - margin, WIDEST), max(380, height - round(rest * frame.zoom)))


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
    areas = [area for area in ORDER if area in areas]
    columns = [area for area in areas if not (area == "wild" and "hand" in areas)]
    sizes = SIZES["wide" if frame.layout == "wide" else frame.layout]
    for size in sizes:
        rest = _rest(columns, board, where, size)
        if rest >= _least(columns, size):
            return _stacked(board, columns, where, size, areas, rest, details)
    size = sizes[-1]
    if frame.layout == "wide" or len(columns) < 3:
        return _stacked(board, columns, where, size, areas, max(rest, 180), details)
    return _tabbed(board, columns, where, size, areas, tab, details)


def _least(columns: Sequence[str], size: Size) -> float:
    return LEAST * display_size(size.display)[1] if "display" in columns else 0


def _rest(columns: Sequence[str], board: Board, where: Room, size: Size) -> int:
    """The height that is left for the display."""
    others = [height_of(area, board, where.width, size) for area in columns if area != "display"]
    return where.height - sum(others) - GAP * (len(columns) - 1)


def _stacked(
    board: Board,
    columns: Sequence[str],
    where: Room,
    size: Size,
    areas: Sequence[str],
    rest: int,
    details: Details,
) -> Arranged:
    height = max(120, min(rest, display_size(size.display)[1]))
    return Arranged(
        tuple(panel(area, board, where.width, size, height, areas, details) for area in columns)
    )


def _tabbed(
    board: Board,
    columns: Sequence[str],
    where: Room,
    size: Size,
    areas: Sequence[str],
    tab: str,
    details: Details,
) -> Arranged:
    """The display, and tabs for all else."""
    tabs = tuple(area for area in columns if area != "display")
    tab = tab if tab in tabs else tabs[0]
    tab_height = max(height_of(area, board, where.width, size) for area in tabs) - 20
    height = where.height - TAB_BAR - tab_height - GAP
    full = display_size(size.display)[1]
    height = max(round(LEAST * full), min(height, full))
    shown = [area for area in columns if area in ("display", tab)]
    panels = tuple(panel(area, board, where.width, size, height, areas, details) for area in shown)
    return Arranged(panels, tabs, tab, tab_height)
