"""Which parts of the table stand where in a lesson, and how large, so that nothing ever jumps.

Sizes follow from the window and from what the step shows, never from what has been clicked. The
parts and their measures are the game's own (`Tabletop.areas`, `Tabletop.sizes`); where each one may
stand is told by its record, so a game with other parts needs no line here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Generic

import htpy as h
from attrs import field, frozen
from htpy import Node

from tutor.engine import A, S
from tutor.i18n import _
from widgets.memo import remembers
from widgets.settings import Frame
from widgets.tabletop import PLAIN, Accent, Area, Ask, Board, C, Size, Tabletop
from widgets.zone import Zone

LABEL, GAP = 26, 12
"""Height of an area's label, and from area to area."""
PAGE, WIDEST = 1280, 720
LEFT, RIGHT, GUTTER = 304, 320, 24
TAB_BAR = 56
TWIN = 300
"""On a tablet so much of the width goes to what stands beside the main area."""
LEAST = 0.78
"""The main area is not drawn smaller than this part of its size while anything else can shrink."""
MOST_ROWS = 4
"""More rows than these do not fit below each other."""


@frozen
class Extent:
    """Where the parts of the table have to fit: a column of `width` by `height` px."""

    width: int
    height: int


@frozen
class Part:
    """One part of the table: its area, what it is called, its zones, and what is in it."""

    area: str
    title: str
    zones: tuple[Zone, ...]
    body: Callable[[], Node]
    labelled: bool = True

    @property
    def element(self) -> h.Element:
        """The panel with its name above it."""
        return h.section(class_=["zone", f"zone-{self.area}"], aria_label=self.title)[
            h.p(".label", aria_hidden="true")[self.title] if self.labelled else None,
            self.body,
        ]


@frozen
class Tab:
    """An area that is seen when its tab is turned to."""

    area: str
    title: str


@frozen
class Arranged:
    """The panels of a step.

    `twins`: ids of the areas that stand beside each other, () if none do. `tabs`: of which one at a
    time is seen; `tab`: the area of that one.
    """

    panels: tuple[Part, ...]
    twins: tuple[str, ...] = ()
    tabs: tuple[Tab, ...] = ()
    tab: str = ""
    tab_height: int = 0

    @property
    def zones(self) -> tuple[Zone, ...]:
        """Every canvas that is seen."""
        return tuple(zone for panel in self.panels for zone in panel.zones)


def extent(frame: Frame, aside: bool) -> Extent:
    """The room for the parts of the table; `aside`: whether the right panel is there."""
    view = frame.view
    height = max(view.height, 560) - (24 if view.embedded else 64)
    if frame.layout == "wide":
        left = 400 if frame.projector else LEFT if aside else 340
        right = RIGHT + GUTTER if aside else 0
        inner = min(view.width - 48, PAGE)
        width = min(inner - left - GUTTER - right, WIDEST)
        return Extent(width, max(620, height - 24))
    margin, rest = (48, 350) if frame.layout == "tablet" else (24, 342)
    return Extent(min(view.width - margin, WIDEST), max(380, height - round(rest * frame.zoom)))


# ---- the right column


def has_aside(areas: Sequence[Area[S, A, C]], steps: Sequence[Sequence[str]], frame: Frame) -> bool:
    """Whether a lesson has a right column: the same in all its steps, so that nothing jumps.

    `steps`: ids of the areas each step shows or reveals.
    """
    if frame.layout != "wide" or frame.projector:
        return False
    twins = {area.id for area in areas if area.twin}
    return any(twins & set(shown) or len(shown) > MOST_ROWS for shown in steps)


def aside_areas(areas: Sequence[Area[S, A, C]], shown: Sequence[str]) -> tuple[str, ...]:
    """Which of the shown areas stand in the right column; more of them where the table is full."""
    known = {area.id: area for area in areas}
    rows = [i for i in shown if not known[i].aside and not known[i].beside]
    full = len(rows) > MOST_ROWS
    wanted = [area for area in areas if area.aside or (area.crowd and full)]
    wanted.sort(key=lambda area: (area.crowd, not area.twin))
    return tuple(area.id for area in wanted if area.id in shown)


# ---- the main column


@frozen
class _Plan(Generic[S, A, C]):
    """All that the sizes follow from."""

    tabletop: Tabletop[S, A, C]
    board: Board[S, A, C]
    ids: tuple[str, ...]
    extent: Extent
    layout: str
    accent: Accent
    sizes: tuple[Size, ...] = field(init=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "sizes", self.tabletop.sizes[self.layout])

    def one(self, area: str) -> Area[S, A, C]:
        return next(each for each in self.tabletop.areas if each.id == area)

    @property
    def main(self) -> Area[S, A, C] | None:
        """The area that takes what is left."""
        return next((a for a in self.tabletop.areas if a.main and a.id in self.ids), None)

    @property
    def twin(self) -> Area[S, A, C] | None:
        """What stands beside the main area."""
        if self.layout != "tablet" or self.main is None:
            return None
        return next((a for a in self.tabletop.areas if a.twin and a.id in self.ids), None)

    @property
    def rows(self) -> list[str]:
        """The areas that have a row of their own."""
        twin = self.twin
        return [
            i
            for i in self.ids
            if self.one(i).beside not in self.ids and not (twin is not None and i == twin.id)
        ]

    def height(self, area: str, size: Size) -> int:
        one = self.one(area)
        return 0 if one.main else LABEL + one.height(self.board, self.extent.width, size)

    def left_for_main(self, rows: Sequence[str], size: Size) -> int:
        others = sum(self.height(area, size) for area in rows)
        return self.extent.height - others - GAP * (len(rows) - 1)

    def main_height(self, size: Size) -> int:
        if self.main is None:
            return 0
        full = self.main.height(self.board, self.extent.width, size)
        return max(full, self.twin_height(size))

    def twin_height(self, size: Size) -> int:
        twin = self.twin
        return 0 if twin is None else self.height(twin.id, size) + twin.more

    def least(self, size: Size) -> int:
        """How small the main area may get before other things shrink, here or in other steps."""
        main = next(area for area in self.tabletop.areas if area.main)
        least = round(LEAST * main.height(self.board, self.extent.width, size))
        return max(least, self.twin_height(size))

    def panel(self, area: str, size: Size, height: int) -> Part:
        wide, tall, one, twin = self.extent.width, False, self.one(area), self.twin
        if twin is not None and (one.main or area == twin.id):
            wide, tall = (wide - TWIN if one.main else TWIN - 20), True
        ask = Ask(self.board, wide, size, height, self.ids, self.accent, tall)
        return part_of(one, ask)

    def stacked(self, size: Size, left: int) -> Arranged:
        """Everything below each other."""
        height = max(120, min(left, self.main_height(size)))
        rows, twin = self.rows, self.twin
        shown = [i for i in self.ids if i in rows or (twin is not None and i == twin.id)]
        return Arranged(tuple(self.panel(area, size, height) for area in shown), self.twins)

    @property
    def twins(self) -> tuple[str, ...]:
        """The areas that stand beside each other."""
        if self.main is None or self.twin is None:
            return ()
        return (self.main.id, self.twin.id)

    def tabbed(self, size: Size, tab: str) -> Arranged | None:
        """The main area, what is kept where there is room, and tabs for all else.

        None: that does not fit.
        """
        fixed = [i for i in self.ids if self.one(i).main]
        fixed += [i for i in self.ids if self.one(i).kept and self.layout == "tablet"]
        tabs = tuple(area for area in self.rows if area not in fixed)
        tab = tab if tab in tabs else tabs[0]
        tab_height = max(self.height(area, size) for area in tabs) - 20
        shown = [area for area in self.rows if area in (*fixed, tab)]
        kept = sum(self.height(area, size) for area in shown if area != tab)
        left = self.extent.height - TAB_BAR - tab_height - kept - GAP * len(shown)
        least = self.least(size)
        if left < least and size is not self.sizes[-1]:
            return None
        height = max(least, min(left, self.main_height(size)))
        if self.twins:
            shown.insert(shown.index(self.twins[0]) + 1, self.twins[1])
        panels = tuple(self.panel(area, size, height) for area in shown)
        titles = tuple(Tab(area, _(self.one(area).short or self.one(area).title)) for area in tabs)
        return Arranged(panels, self.twins, titles, tab, tab_height)


def part_of(area: Area[S, A, C], ask: Ask[S, A, C]) -> Part:
    """The panel of an area."""
    shown = area.make(ask)
    body = shown.body or cache(
        lambda: h.div(".in-row")[[zone.element for zone in shown.zones]],
    )
    return Part(area.id, _(area.title), shown.zones, body, labelled=not area.main)


@remembers(1)
def arrange(
    tabletop: Tabletop[S, A, C],
    board: Board[S, A, C],
    areas: Sequence[str],
    frame: Frame,
    where: Extent,
    *,
    tab: str = "",
    accent: Accent = PLAIN,
) -> Arranged:
    """Choose sizes, and tabs where not everything can be seen at once.

    `areas`: ids of those of the main column. `tab`: the one wanted.
    """
    ordered = tuple(area.id for area in tabletop.areas if area.id in areas)
    plan = _Plan(tabletop, board, ordered, where, frame.layout, accent)
    rows = plan.rows
    for size in plan.sizes:
        left = plan.left_for_main(rows, size)
        if left >= (plan.least(size) if plan.main is not None else 0):
            return plan.stacked(size, left)
    if plan.layout != "wide" and len(rows) > 2:
        for size in plan.sizes:
            found = plan.tabbed(size, tab)
            if found is not None:
                return found
    smallest = plan.sizes[-1]
    return plan.stacked(smallest, max(180, plan.left_for_main(rows, smallest)))
