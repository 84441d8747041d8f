"""A game's areas on the stage: the plan of a lesson, a whole table, the column of a lesson."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import takewhile

import htpy as h
from attrs import evolve, frozen
from htpy import Node

from tutor.engine import A, S
from tutor.i18n import _
from widgets.browser.parts import write
from widgets.browser.slots import at_place
from widgets.draw.caching import remembers
from widgets.stage import Place, Staged, Viewport, solve, window_of
from widgets.stage.boxes import Box, Column, Leaf, Row, Tabs, leaves
from widgets.stage.windows import LOW, PAPER, PHONE, SHEET, SIDE, UPRIGHT
from widgets.storage.settings import Frame
from widgets.tabletop.interaction import Board, C
from widgets.tabletop.layout import Accent, Area, Ask, Laid, Plan, Shown, Size, Story, Table
from widgets.tabletop.zone import Zone

TAB = "area"
"""The act that selects the tab of an area, and the name of the row of tabs."""
MANY = 5
"""So many tabs are set narrower on a phone."""
CLASSES: Mapping[str, tuple[str, ...]] = {
    SIDE: ("panelled", "wide"),
    PAPER: ("panelled", "wide"),
    SHEET: ("upright", "on-sheet"),
    UPRIGHT: ("upright", "tablet"),
    PHONE: ("phone",),
    LOW: ("low",),
}
"""CSS classes of a table in each kind of viewport."""


def places(areas: Sequence[Area[S, A, C]], states: Sequence[S]) -> dict[str, Place]:
    """Return the places of the areas that have one, for a table that shows these positions."""
    found = {area.id: area.place for area in areas if area.place is not None}
    return {name: place(states) if callable(place) else place for name, place in found.items()}


# ---- a lesson


def has_panel(areas: Sequence[Area[S, A, C]], story: Story[S]) -> bool:
    """Return whether a lesson has areas for a column of their own on a wide screen."""
    found = places(areas, story.states)
    return any("wide" in found[area].aside for area in story.areas if area in found)


@remembers(4)
def plan(areas: Sequence[Area[S, A, C]], room: Viewport, story: Story[S]) -> Plan:
    """Return the plan of a lesson's areas, the same in all its steps."""
    found = places(areas, story.states)
    shown = {area: place for area, place in found.items() if area in story.areas}
    staged = solve(shown, room)
    return Plan(
        Size({}),
        staged.rects,
        tabs=staged.tabs,
        bare=tuple(area for area, place in shown.items() if not place.named),
        bar=staged.bar,
        shapes=staged.shapes,
        height=0 if staged.fit >= 0 else staged.height,
    )


def panel(
    areas: Sequence[Area[S, A, C]],
    board: Board[S, A, C],
    wanted: Sequence[str],
    accent: Accent,
    room: Viewport,
) -> tuple[Node, tuple[Zone, ...]]:
    """Return the areas in a lesson's column, and their zones."""
    staged = solve(places(areas, (board.state,)), room)
    shown = [
        area.make(
            Ask(
                board,
                room.panel,
                Size({}),
                staged.aside[area.id],
                tuple(wanted),
                accent,
                shape=staged.shapes[area.id],
                room=room,
            )
        )
        for area in areas
        if area.id in wanted and area.id in staged.aside
    ]
    return [_body(each) for each in shown], tuple(zone for each in shown for zone in each.zones)


# ---- a table


@frozen
class Made:
    """An area rendered for a table: its name and whether that is shown, its width and least height,
    and its content.
    """

    title: str
    named: bool
    width: int
    height: int
    shown: Shown

    @property
    def element(self) -> h.Element:
        """The area in its place."""
        style = f"--wide:{self.width}px;min-height:{self.height}px"
        return h.div(".stage-area", role="group", aria_label=self.title, style=style)[
            h.h2(".label", aria_hidden="true")[self.title] if self.named else None,
            _body(self.shown),
        ]


def lay_out(
    areas: Sequence[Area[S, A, C]], table: Table[S, A, C], frame: Frame, tab: str = ""
) -> Laid:
    """Lay a whole table out for a window.

    Args:
        areas: the game's areas; those without a place, or without a shape for this window, are left
            out.
        table: the position, what is asked, and the tabs that the learner has turned to.
        frame: the window.
        tab: an area whose tab is seen until the learner turns to another; "" for the first.
    """
    board = table.board
    window = window_of(frame)
    room = window.room
    found = places(areas, (board.state,))
    staged = solve(found, room)
    known = {area.id: area for area in areas}
    seen = _seen(staged, table.tabs.get(TAB) or tab)

    def made(area: str, width: int, height: int) -> Made:
        ask = Ask(
            board,
            width,
            Size({}),
            height,
            tuple(found),
            tall=width < height,
            shape=staged.shapes[area],
            room=room,
            faces=table.faces,
        )
        shown = _with_faces(known[area].make(ask), table.faces)
        return Made(_(known[area].title), found[area].named, width, height, shown)

    away = {area for group in staged.tabs for area in group if group != seen}
    stage = {
        area: made(area, int(rect.width), int(rect.height))
        for area, rect in staged.rects.items()
        if area not in away
    }
    aside = {area: made(area, window.inner, high) for area, high in staged.aside.items()}
    titles = {area.id: _(area.short or area.title) for area in areas}
    before = frozenset(area.id for area in takewhile(lambda area: not area.main, areas))
    parts = Parts(staged, stage, aside, seen, titles, before)

    def body() -> Node:
        sizes = {"column": window.column, "gap": window.gap, "above": _above(parts, room)}
        return h.div(
            class_=["playing", "staged", board.game.id, *CLASSES[room.kind]],
            data_players=str(len(board.all_names)),
            style=";".join(f"--{name}:{size}px" for name, size in sizes.items()),
        )[_divided(table.panel, parts, room)]

    zones = (zone for each in (*stage.values(), *aside.values()) for zone in each.shown.zones)
    return Laid(cache(lambda: write(body)), tuple(zones))


def _with_faces(shown: Shown, faces: Mapping[int, Node]) -> Shown:
    """Return the area with faces over the players whom it shows: pieces named "player:NUMBER"."""
    zones = tuple(_faced(zone, faces) for zone in shown.zones)
    return evolve(shown, zones=zones) if zones != shown.zones else shown


def _faced(zone: Zone, faces: Mapping[int, Node]) -> Zone:
    over = {n: at for n in faces if (at := zone.rects.get(f"player:{n}"))}
    if not over:
        return zone
    usual = zone.buttons

    def buttons() -> Node:
        return [
            usual() if usual else None,
            (h.span(".faced-piece", style=at_place(at))[faces[n]] for n, at in over.items()),
        ]

    return evolve(zone, buttons=buttons)


def _seen(staged: Staged, wanted: str) -> tuple[str, ...]:
    """Return the areas of the selected tab."""
    groups = staged.tabs
    return next((group for group in groups if wanted in group), groups[0] if groups else ())


@frozen
class Parts:
    """All parts of a table: the stage's layout, the areas on it, those in the page's own column,
    the selected tab, the titles of all, and those before the main one.
    """

    staged: Staged
    stage: Mapping[str, Made]
    aside: Mapping[str, Made]
    seen: tuple[str, ...]
    titles: Mapping[str, str]
    before: frozenset[str]

    @property
    def rows(self) -> Sequence[Box]:
        """The rows of the table."""
        tree = self.staged.tree
        return tree.parts if isinstance(tree, Column) else (tree,)

    @property
    def above(self) -> Sequence[Box]:
        """The rows above that of the main area; on a phone they stand above the prompt."""
        rows = self.rows
        later = (
            n for n, row in enumerate(rows) if not {e.area for e in leaves(row)} <= self.before
        )
        return rows[: next(later, len(rows))]

    def drawn(self, box: Box) -> Node:
        """Render a row, a column, or an area, at least as large as the stage says."""
        if isinstance(box, Leaf):
            return self.stage[box.area].element
        if isinstance(box, Tabs):
            return [self._tabs(), *map(self.drawn, self._group(box).parts)]
        kind = "stage-row" if isinstance(box, Row) else "stage-column"
        return h.div(class_=kind, style=f"gap:{box.gap}px")[map(self.drawn, box.parts)]

    def _group(self, tabs: Tabs) -> Column:
        """Return the selected group of areas."""
        groups = (group for group in tabs.groups if self.seen[0] in {e.area for e in leaves(group)})
        return next(groups)

    def _tabs(self) -> h.Element:
        """Return the row of tabs, each named after its areas."""
        classes = {"tabs": True, "many": len(self.staged.tabs) >= MANY}
        return h.div(class_=classes, role="tablist", data_grid=f"tabs-{TAB}")[
            (
                h.button(
                    type="button",
                    role="tab",
                    id=f"{TAB}-{group[0]}",
                    data_act=f"{TAB}:{group[0]}",
                    aria_selected=str(group == self.seen).lower(),
                )[" · ".join(self.titles[area] for area in group)]
                for group in self.staged.tabs
            )
        ]


def _divided(asked: Node, parts: Parts, room: Viewport) -> Node:
    """Arrange the table and the prompt for this kind of viewport."""
    above = parts.above if room.kind == PHONE else ()
    mine = h.div(".mine", style=f"gap:{room.gap}px")[map(parts.drawn, parts.rows[len(above) :])]
    aside = {area: made.element for area, made in parts.aside.items()}
    if room.kind == LOW:
        first = [aside.pop(area) for area in parts.aside if area in parts.before]
        return [h.div(".low-column")[first, asked, aside.values()], mine]
    if room.kind in (SIDE, PAPER):
        return [mine, h.div(".panel.beside-board")[asked, aside.values()]]
    if room.kind == SHEET:
        return [asked, mine]
    if room.kind == PHONE:
        return [h.div(".stage-above")[map(parts.drawn, above)] if above else None, asked, mine]
    return [mine, asked]


def _above(parts: Parts, room: Viewport) -> int:
    """Return the height of what stands above the prompt."""
    if room.kind == LOW:
        return sum(made.height for area, made in parts.aside.items() if area in parts.before)
    areas = [leaf.area for row in parts.above for leaf in leaves(row)] if room.kind == PHONE else []
    return max((int(parts.staged.rects[area].bottom) for area in areas), default=0)


def _body(shown: Shown) -> Node:
    return shown.body() if shown.body else [zone.element for zone in shown.zones]
