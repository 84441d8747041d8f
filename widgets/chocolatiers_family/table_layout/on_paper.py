"""The whole table on a sheet of paper of its own: everybody's pieces are large enough to read.

The displays stand in rows and are as large as the sheet lets them, what all share stands below.
"""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.i18n import _
from widgets.chocolatiers_family import zones
from widgets.chocolatiers_family.table_layout.layout_parts import (
    Made,
    Table,
    own_place,
    own_row,
    player_head,
)
from widgets.chocolatiers_family.table_layout.rows import (
    ACROSS,
    SPACE,
    WIDTH,
    Parts,
    Rows,
    arranged,
    height,
)
from widgets.storage.settings import Frame
from widgets.tabletop.zone import Zone

SPACES = (60, 54, 48, 45, SPACE)
"""Spaces of displays (px), all alike: the largest that leave room."""
OWN_SPACES = (36, 30)
"""Smaller spaces of the own display, which has places for a box, too."""
ROOM = 800
"""For the rows of displays (px): the rest of a sheet of Letter paper is below and above them."""
HEAD, LEAST_WIDTH = 40, 276
"""Height of a player's name, and the width that it needs with all that is told beside it."""
ROUND = 16
"""Round the Scoring cards there is room for what lies on them (px)."""
STRIP, BOX_SPACE, CARDS, HALF = 52, 48, 80, (WIDTH - ACROSS) // 2
"""Heights of the Scoring cards and of cards, a space of the boxes, and half the sheet (px)."""

Placed = tuple[Node, tuple[Zone, ...], tuple[int, int]]
"""What stands in a row, its canvases, and its size (px)."""


def lay_out_on_paper(table: Table, _frame: Frame) -> Made:
    """Return the table for a sheet, the question first."""
    desk, parts = table.desk, table.parts
    scoring = parts.scoring(
        desk, width=WIDTH - ROUND, per_row=parts.cards, gap=10, height=STRIP, widest=170
    )
    boxes = parts.boxes(desk, width=WIDTH, c=BOX_SPACE)
    tray = parts.tray(desk, width=HALF, height=CARDS, room=24, widest=96)
    hand = zones.hand(desk, width=HALF - 80, height=CARDS, room=22, gap=8, usual=parts.hand)
    wild = zones.wild(desk, width=64, height=CARDS, room=22)
    seats, rows = _displays(table)
    body = h.div(
        class_=["playing", "on-sheet", parts.style],
        data_players=str(table.board.state.players),
    )[
        table.given.panel,
        h.section(".strip", aria_label=_(parts.cards_name))[
            h.h2(".label")[_(parts.cards_name)], scoring.element
        ],
        [h.div(".sheet-row")[[seats[each][0] for each in row]] for row in rows],
        h.section(".supply", aria_label=_(parts.supply_name))[
            h.h2(".label")[_(parts.boxes_name)],
            boxes.element,
            h.div(".sheet-row")[
                h.div[h.h2(".label")[_(parts.tray_name)], tray.element],
                own_row(table, hand, wild),
            ],
        ],
    ]
    shown = [zone for _element, found, _size in seats.values() for zone in found]
    return body, (*shown, scoring, boxes, tray, hand, wild)


def _displays(table: Table) -> tuple[dict[str, Placed], Rows]:
    """Return everybody's display, and the rows in which they stand."""
    for c, own in (*((c, c) for c in SPACES), *((SPACE, c) for c in OWN_SPACES)):
        seats = {"own": _own(table, own)} | {str(p): _other(table, p, c) for p in table.others}
        sizes: Parts = {name: size for name, (_element, _zones, size) in seats.items()}
        rows = arranged(sizes)
        if height(rows, sizes) <= ROOM and all(wide <= WIDTH for wide, _high in sizes.values()):
            break
    return seats, rows


def _own(table: Table, c: int) -> Placed:
    desk, parts = table.desk, table.parts
    beside = parts.slot(desk, c=c).scene.width if parts.slot else 0
    wide, high = zones.own_size(desk, c)
    display, found = own_place(table, c=c, width=wide + beside, height=high, slot=c)
    body = h.section(".mine", aria_label=_("Your display"))[
        h.h2(".label")[_("Your display")], display
    ]
    return body, found, (max(LEAST_WIDTH, wide + beside), high + HEAD)


def _other(table: Table, player: int, c: int) -> Placed:
    zone = table.parts.printed(table.desk, player, c=c, width=WIDTH, height=ROOM, snug=True)
    body = h.section(".other", aria_label=table.desk.name(player))[
        player_head(table, player), zone.element
    ]
    return body, (zone,), (max(LEAST_WIDTH, zone.scene.width), zone.scene.height + HEAD)
