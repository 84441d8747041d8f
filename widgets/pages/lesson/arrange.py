"""Which parts of the table stand where in a lesson, and how large, so that nothing ever jumps.

Places and sizes follow from the window and from the whole lesson, never from its step or from what
has been clicked. The stage says where the areas stand, or the game itself (`Tabletop.plan`). They
follow the position, as at a table, where all that a lesson ever shows does not fit, or where
anything may happen in a step; what does not fit even then is scrolled, covered by nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

import htpy as h
from attrs import evolve, frozen
from htpy import Node

from tutor.engine import A, S
from tutor.i18n import _
from widgets.draw.caching import remembers
from widgets.draw.geometry import Rect
from widgets.tabletop import (
    NOWHERE,
    PLAIN,
    Accent,
    Area,
    Ask,
    Board,
    C,
    Plan,
    Story,
    Tabletop,
    Viewport,
)
from widgets.tabletop.zone import Zone

SHOWN, RESTS, COVERED = "shown", "rests", "withheld"
"""An area of the step; one that only other steps of the lesson need; one that would give the answer
away."""


@frozen
class Part:
    """One part of the table: its area, what it is called, its place, its zones, what is in it.

    `label`: where its name stands, "above", "beside" or "".
    """

    area: str
    title: str
    rect: Rect
    zones: tuple[Zone, ...]
    body: Callable[[], Node]
    label: str = "above"
    state: str = SHOWN

    @property
    def element(self) -> h.Element:
        """The panel in its place."""
        x, y, width, height = self.rect
        style = f"left:{x:g}px;top:{y:g}px;width:{width:g}px;height:{height:g}px"
        classes = ["zone", f"zone-{self.area}", self.state]
        # What rests is there to be seen: a step that does not need it does not answer for it.
        rests = self.state == RESTS
        return h.section(class_=classes, aria_label=self.title, style=style, inert=rests)[
            h.p(f".label.{self.label}", aria_hidden="true")[self.title] if self.label else None,
            self.body,
        ]


@frozen
class Tab:
    """What is seen when it is turned to: `area` and those that stand there with it."""

    area: str
    title: str
    areas: tuple[str, ...]


@frozen
class Arranged:
    """The table of a step.

    `tabs`: of which one at a time is seen; `tab`: the area of that one; `bar`: where the tabs
    stand. `panel`: the areas that stand in the panel, `panel_height` px high (0: as high as
    there is room). `height`: of the whole table where it is more than there is room for, else 0.
    """

    parts: tuple[Part, ...]
    tabs: tuple[Tab, ...] = ()
    tab: str = ""
    bar: Rect = NOWHERE
    panel: tuple[str, ...] = ()
    panel_height: int = 0
    height: int = 0

    @property
    def zones(self) -> tuple[Zone, ...]:
        """Every canvas that is seen."""
        return tuple(zone for part in self.parts for zone in part.zones)

    def tab_of(self, area: str) -> str:
        """Return the tab to turn to for an area; the one that is seen if it has none."""
        return next((tab.area for tab in self.tabs if area in tab.areas), self.tab)


@remembers(1)
def arrange(
    tabletop: Tabletop[S, A, C],
    board: Board[S, A, C],
    story: Story[S],
    room: Viewport,
    *,
    areas: Sequence[str] = (),
    covered: Sequence[str] = (),
    tab: str = "",
    accent: Accent = PLAIN,
) -> Arranged:
    """Return the table of a step: `areas` as they are, `covered` ones hidden, all others of
    the lesson at rest. `tab`: the one wanted."""
    plan = tabletop.plan(room, story)
    follows = any(callable(area.place) for area in tabletop.areas) and story.at in story.open
    if plan.height or follows:
        plan = tabletop.plan(room, evolve(story, steps=((board.state,),), areas=tuple(areas), at=0))
    known = {area.id: area for area in tabletop.areas}
    whole = next((area for area in tabletop.areas if area.whole and area.id in areas), None)
    if whole is not None:
        everything = Rect(0, 0, room.width, room.height)
        return Arranged((_part(whole, plan, board, story, accent, everything, SHOWN, room),))
    groups = tuple(group for group in plan.tabs if {*group} & {*areas}) or plan.tabs
    tabs = tuple(Tab(group[0], _called(group, known), group) for group in groups)
    seen = next((each for each in tabs if tab in each.areas), next(iter(tabs), None))
    away = {area for group in plan.tabs for area in group} - {*(seen.areas if seen else ())}
    parts: list[Part] = []
    for area in tabletop.areas:
        rect = plan.rects.get(area.id)
        if rect is None or area.whole or area.id in away:
            continue
        state = SHOWN if area.id in areas else COVERED if area.id in covered else RESTS
        if state == RESTS and (area.tells or (area.held and room.kind == "projector")):
            continue
        parts.append(_part(area, plan, board, story, accent, rect, state, room))
    panel = tuple(each for each in areas if each in known and each not in plan.rects)
    return Arranged(
        tuple(parts),
        tabs,
        seen.area if seen else "",
        plan.bar,
        panel,
        plan.panel_height,
        plan.height,
    )


def _called(group: Sequence[str], known: Mapping[str, Area[S, A, C]]) -> str:
    """Return the word on the tab of these areas; one that shares its place with another has
    none."""
    found = (known[area] for area in group if not known[area].beside)
    return " · ".join(_(area.short or area.title) for area in found)


def _part(
    area: Area[S, A, C],
    plan: Plan,
    board: Board[S, A, C],
    story: Story[S],
    accent: Accent,
    rect: Rect,
    state: str,
    room: Viewport,
) -> Part:
    """Return the panel of an area in its place."""
    title, label = _(area.title), _label(area, plan)
    if state == COVERED:
        return Part(area.id, title, rect, (), _covered, label, state)
    seen = board if state == SHOWN else evolve(board, marks={}, quiet=True, touch=())
    width, height = int(rect.width), int(rect.height)
    ask = Ask(
        seen,
        width,
        plan.size,
        height,
        story.areas,
        accent,
        width < height,
        story,
        plan.shapes.get(area.id, ""),
        room,
    )
    shown = area.make(ask)
    body = shown.body or cache(
        lambda: h.div(".in-row")[[zone.element for zone in shown.zones]],
    )
    return Part(area.id, title, rect, shown.zones, body, label, state)


def _covered() -> Node:
    """In the place of what would give the answer away."""
    words = h.span(".visually-hidden")[_("You see this when you have answered.")]
    return h.div(".covered")[h.span(aria_hidden="true")["?"], words]


def _label(area: Area[S, A, C], plan: Plan) -> str:
    if area.id in plan.bare or area.whole:
        return ""
    return "beside" if area.id in plan.beside else "above"
