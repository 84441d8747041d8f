"""How the table is laid out: wide, on a tablet, on a phone, on paper."""

from __future__ import annotations

from functools import cache
from typing import Any

import htpy as h
from attrs import evolve, frozen
from htpy import Node

from tutor.i18n import _
from widgets.browser.parts import write
from widgets.chocolatiers_family import zones
from widgets.chocolatiers_family.selection import Selection
from widgets.chocolatiers_family.table_layout.layout_parts import (
    Made,
    Parts,
    Table,
    own_counts,
    own_place,
    own_row,
    player_head,
    tab_row,
)
from widgets.chocolatiers_family.table_layout.on_paper import lay_out_on_paper
from widgets.chocolatiers_family.table_layout.phone import lay_out_phone
from widgets.storage.settings import Frame
from widgets.tabletop import Laid
from widgets.tabletop import Table as AnyTable
from widgets.tabletop.zone import Zone

GAP, SIDE, MARGIN = 24, 288, 24
ROOM, TABLET_ROOM = 1428, 1280
"""The table is never wider than this, but on a projector."""
USUAL_ROOM, SIDE_SHARE = 1232, 0.3
"""Width of a window, and the share of additional width that the side panels get in a wider one."""
USUAL_HEIGHT, MOST_MORE = 800, 240
"""Height of a window, and the most (px) by which own display and hand grow in a taller one."""
EVEN = 105
"""Part of that height (px) that does not grow with the screen: gaps and rooms."""
ROOMY, UPRIGHT, LOW, LOWEST = 752, 1100, 712, 500
"""Of a tablet: from the first height, or held upright from the second, the names of rows have room
of their own, unless five play. Held sideways, above the third the own display grows; below the
fourth, as on a phone held sideways, everything is smaller."""
LOW_SCREEN, LEAST_SCREEN, NARROW = 390, 375, 720
"""Heights of a usual phone that is held sideways, and of the lowest: all of the table is in sight
there; in a lower window, as beside a duel's buttons, the page scrolls, and no display of others is
cut. Below that width what they hold stands below their names, as it does where there are three."""
HEAD, LOW_HEAD = 92, 76
"""Width of a player's name, and of what they hold below it, at the left of their display."""
LOW_OTHER = {2: 108, 3: 68, 4: 84}
"""Height of a display on a low screen where more is told of so many others."""
LANDSCAPE = 900
"""From this width (px) a tablet's table has two columns."""


def lay_out(given: AnyTable[Any, Any, Selection], frame: Frame, parts: Parts) -> Laid:
    """Return the table for this window; `parts`: what an edition lays on it."""
    table = Table(given, parts)
    layouts = {"wide": _wide, "tablet": _tablet, "phone": lay_out_phone}
    layout = lay_out_on_paper if frame.paper else layouts[frame.layout]
    body, found = layout(table, frame)
    return Laid(cache(lambda: write(body)), found)


def _wide(table: Table, frame: Frame) -> Made:
    board, desk = table.board, table.desk
    scale = frame.unit
    room = frame.view.width - round(2 * MARGIN * scale)
    if not frame.projector:
        room = min(room, round(ROOM * scale))
    usual = round(USUAL_HEIGHT * scale)
    more = max(0, min(frame.view.height - usual, round(MOST_MORE * scale)))
    side_width = round(SIDE * scale + SIDE_SHARE * max(0, room - USUAL_ROOM * scale))
    middle = room - 2 * side_width - round(2 * GAP * scale)
    players = board.state.players
    shown, supply = _top(table, room, side_width, scale)
    card = round(80 * scale) + min(round(32 * scale), more // 4)
    gained = round(EVEN * (scale - 1))
    display, own = own_place(
        table,
        c=round(96 * scale),
        width=middle,
        height=round(401 * scale) + more + gained - card,
        slot=round(42 * scale),
    )
    hand = zones.hand(
        desk,
        width=middle - 80,
        height=card,
        gap=8,
        room=20,
        widest=round(85 * scale),
        usual=table.parts.hand,
    )
    wild = zones.wild(desk, width=64, height=card, room=20)
    side, side_zone = _side(table, side_width, scale)
    found = (*shown.values(), *supply, *own, hand, wild, side_zone)
    classes = ["playing", "wide", table.parts.style]

    def body() -> Node:
        return h.div(class_=classes, data_players=str(players), style=f"--side:{side_width}px")[
            h.div(".table-top")[
                [_other(table, p, zone) for p, zone in list(shown.items())[:1]],
                [_other(table, p, zone) for p, zone in list(shown.items())[1:] if players > 3],
                _supply(table, *supply),
                [_other(table, p, zone) for p, zone in list(shown.items())[1:] if players == 3],
            ],
            h.div(".table-bottom")[
                side,
                h.section(".mine", aria_label=_("Your display and hand"))[
                    display,
                    own_row(table, hand, wild),
                ],
                table.given.panel,
            ],
        ]

    return body, found


def _top(
    table: Table, room: int, side_width: int, scale: float
) -> tuple[dict[int, Zone], tuple[Zone, Zone]]:
    """Return the others' displays, and stacks and tray in what is left beside them."""
    desk, players = table.desk, table.board.state.players
    small = players > 3
    width = round({4: 228, 5: 172}.get(players, 0) * scale) or side_width
    c, gap = (28, 16) if small else (35, GAP)
    count = players - 1
    inner, high = (
        width - round((32 if players < 5 else 20) * scale),
        round((150 if small else 178) * scale),
    )
    shown = {
        p: table.parts.other(desk, p, c=round(c * scale), width=inner, height=high)
        for p in table.others
    }
    left = min(room - count * (width + round(gap * scale)), round(700 * scale))
    boxes = {4: 36, 5: 31}.get(players, 44)
    stacks = table.parts.boxes(desk, width=left, c=round(boxes * scale))
    card = round((84 if small else 76) * scale)
    tray = table.parts.tray(desk, width=left, height=card, room=24, widest=round(85 * scale))
    return shown, (stacks, tray)


def _other(table: Table, player: int, zone: Zone) -> h.Element:
    current = table.board.state.player == player
    classes = {"panel": True, "other": True, "current": current}
    head: Node = player_head(table, player)
    if face := table.given.faces.get(player):
        head = h.div(".faced-head")[face, head]
    return h.section(class_=classes, aria_label=table.desk.name(player))[head, zone.element]


def _supply(table: Table, stacks: Zone, tray: Zone) -> h.Element:
    return h.section(".supply", aria_label=_(table.parts.supply_name))[
        h.h2(".label")[_(table.parts.boxes_name)],
        stacks.element,
        h.h2(".label")[_(table.parts.tray_name)],
        tray.element,
    ]


def _side(table: Table, width: int, scale: float) -> tuple[Node, Zone]:
    """Scoring cards or the graph, and the counts below."""
    desk = table.desk
    inner, larger = width - round(40 * scale), width / SIDE
    if table.side == "groups":
        zone = zones.graph(desk, width=inner, height=round(168 * larger))
    else:
        zone = table.parts.scoring(
            desk,
            width=inner - 8,
            per_row=4,
            gap=8,
            height=round(76 * larger),
            widest=round(64 * larger),
        )

    def panel() -> Node:
        tabs = {"score": _(table.parts.cards_tab), "groups": _("Groups")}
        return h.section(".panel.side", aria_label=_("Scoring"))[
            tab_row("side", tabs, table.side),
            h.div(".side-picture", role="tabpanel", id="side-panel", aria_label=tabs[table.side])[
                zone.element
            ],
            h.h2(".label")[_("Your largest groups")],
            own_counts(desk),
        ]

    return panel, zone


@frozen
class Sizes:
    """Sizes on a tablet's table, in px: a space on the others' displays, the largest space on the
    own display, a space on the stacks; heights of displays and rows of cards.
    """

    other_c: int
    other: int
    own_c: int
    own: int
    stack_c: int
    tray: int
    hand: int


def _tablet_sizes(frame: Frame, others: int, beside: bool) -> Sizes:
    """Choose the layout for this window: a low one, held sideways, shows all at once, too."""
    other_c, other = (24, 114) if others > 1 else (30, 140)
    if frame.view.height < LOWEST:
        more = frame.view.height - LOW_SCREEN
        other = 84 if others < 3 and frame.view.width >= NARROW else 64
        other += max(more, LEAST_SCREEN - LOW_SCREEN) // 2
        return Sizes(30, other, 60, max(104, 166 + more), 20, 48, 50)
    more = max(0, min(frame.view.height - LOW, MOST_MORE)) if beside else 0
    stack_c = 32 if beside else 36
    return Sizes(other_c, other, 60 + more // 4, 416 - other + more, stack_c, 72, 76)


def _tablet(table: Table, frame: Frame) -> Made:
    board, desk = table.board, table.desk
    room = frame.view.width - 2 * MARGIN
    low = frame.view.height < LOWEST
    beside = low or frame.view.width >= LANDSCAPE
    room = min(room, TABLET_ROOM if beside else LANDSCAPE)
    column = (room - 16) // 2 if beside else room
    count = len(table.others)
    across = 2 if count > 3 and beside and not low else count
    crowded = low and count > 3
    gap, padding = (6, 12) if crowded else (12, 16 if low else 24)
    width = (column - gap * (across - 1)) // across - padding
    size = _tablet_sizes(frame, count, beside)
    more_told = low and frame.view.width >= NARROW and any(table.parts.held(desk, table.other))
    heads_beside = beside and ((more_told and count == 2) or (not low and count > 3))
    if beside:
        roomy = not low and frame.view.height >= ROOMY and (count < 4 or frame.zoom == 1)
    else:
        roomy = frame.view.height >= UPRIGHT and frame.zoom == 1
    if heads_beside:
        width -= LOW_HEAD if low else round(HEAD * frame.zoom)
    if more_told:
        told = LOW_OTHER.get(count, size.other) + frame.view.height - LOW_SCREEN
        size = evolve(size, other=max(size.other, told))
    if count > 3 and not low:  # their heads are higher, and beside the display there are two rows
        other = 112 if roomy else 96
        size = evolve(size, other=other) if beside else evolve(size, own=size.own - 50)
    shown = {
        p: table.parts.other(desk, p, c=size.other_c, width=width, height=size.other)
        for p in table.others
    }
    scoring = table.parts.scoring(
        desk,
        width=column - 16 if low else room,
        per_row=table.parts.cards,
        gap=8 if low else 10,
        height=38 if low else 48,
        widest=170,
    )
    stacks = table.parts.boxes(desk, width=column - (40 if beside else 120), c=size.stack_c)
    tray = table.parts.tray(desk, width=column, height=size.tray, room=24, widest=96)
    display, own = own_place(
        table, c=size.own_c, width=column, height=size.own, slot=24 if low else 32, tight=low
    )
    slots = table.parts.hand
    hand = zones.hand(desk, width=column - 80, height=size.hand, room=22, gap=8, usual=slots)
    wild = zones.wild(desk, width=64, height=size.hand, room=22)
    fit = "low" if low else "roomy" if roomy else None
    heads = "heads-beside" if heads_beside else None
    body = h.div(
        class_=["playing", "tablet", beside and "beside", fit, heads, table.parts.style],
        data_players=str(board.state.players),
    )[
        h.section(".strip", aria_label=_(table.parts.cards_name))[
            h.h2(".label")[_(table.parts.cards_name)], scoring.element
        ],
        h.div(".others")[(_other(table, p, zone) for p, zone in shown.items())],
        _supply(table, stacks, tray),
        h.section(".mine", aria_label=_("Your display and hand"))[
            display, own_row(table, hand, wild)
        ],
        table.given.panel,
    ]
    return body, (*shown.values(), scoring, stacks, tray, *own, hand, wild)
