"""The table on a phone: the own display, and below it all that one plays with; tabs for the rest.

Nobody has to turn to a tab to see what they take, what they hold and what that pays for.
"""

from __future__ import annotations

import htpy as h
from attrs import evolve
from htpy import Node

from tutor.i18n import _
from widgets.chocolatiers_family import zones
from widgets.chocolatiers_family.draw.measures import box_side
from widgets.chocolatiers_family.draw.rows import BELOW, STACK_BELOW, STACK_DEPTH, StackRow
from widgets.chocolatiers_family.table_layout.layout_parts import (
    Made,
    Table,
    own_counts,
    own_place,
    own_row,
    player_head,
    tab_row,
)
from widgets.chocolatiers_family.target_ids import FIRST_CARD
from widgets.draw.geometry import Rect
from widgets.draw.scene import Scene
from widgets.storage.settings import Frame
from widgets.tabletop.zone import Spot, Zone

CARD, ABOVE = 54, 20
"""Height of the cards of tray and hand, and the room over them, into which they are lifted."""
NAME, NAMES = 12, 3
"""Height that the name of a row adds to it, and how many rows have one."""
WILDS, GAP, SLOTS = 48, 8, 6
FINGER = 44
"""Seven cards are so wide at 390 px, with their gaps, and eight as wide as they can be."""
LARGEST, SMALLEST = 38, 16
"""A space on the stacks (px)."""
AROUND = 52 + 84 + 48 + 76 + 5 * GAP
"""Heights of the header, of what is asked, of the tabs and of the buttons, and the gaps (px)."""
TURN, SLOT = 32, 27
"""Height of what tells the actions of a turn; a space of the place beside the display (px)."""
MANY_CARDS = 8
"""Number of Scoring cards in a row from which they stand close together."""
NOWHERE = Rect(0, 0, 0, 0)
LEAST, MOST = 190, 318
"""Height of the own display (px); below the first the page scrolls."""


def lay_out_phone(table: Table, frame: Frame) -> Made:
    """Return the whole table for this window."""
    desk, parts = table.desk, table.parts
    room = max(320, frame.view.width) - 24
    c = _stack_space(room, parts.places(table.board.state))
    turn = parts.turn(desk)
    rows = StackRow(1, room, c).room + box_side(c) + STACK_BELOW
    rows += 2 * (ABOVE + CARD + BELOW) + NAMES * NAME
    around = AROUND + (0 if turn is None else TURN)
    left = frame.view.height - round(around * max(1.0, frame.zoom)) - rows
    high = max(LEAST, min(MOST, left))
    display, own = own_place(table, c=52, width=room, height=high, slot=SLOT)
    labels = {"play": _("Play"), "others": _("Others"), "score": _("Score")}
    shown: tuple[Zone, ...]
    inside: Node
    match table.tab:
        case "play":
            stacks = parts.boxes(desk, width=room, c=c)
            tray = parts.tray(desk, width=room, height=CARD, room=ABOVE)
            many = len(desk.state.hands[desk.player]) > SLOTS
            wilds, apart, gap = (FINGER, 4, 2) if many else (WILDS, GAP, 6)
            hand = zones.hand(
                desk, width=room - wilds - apart, height=CARD, room=ABOVE, gap=gap, slots=SLOTS
            )
            wild = zones.wild(desk, width=wilds, height=CARD, room=ABOVE)
            shown = (stacks, tray, hand, wild)
            inside = [
                h.h2(".label")[_(parts.boxes_name)],
                stacks.element,
                h.h2(".label")[_(parts.tray_name)],
                tray.element,
                own_row(table, hand, wild),
            ]
        case "others":
            few = len(table.others) == 1
            size = {"c": 30 if few else 24, "height": 150 if few else 116}
            other = parts.other(desk, table.other, width=room - 24, **size)
            shown = (other,)
            names = {str(p): desk.name(p) for p in table.others}
            inside = [
                tab_row("other", names, str(table.other)) if len(names) > 1 else None,
                player_head(table, table.other),
                other.element,
            ]
        case _:
            across = parts.cards
            wide, gap = (room - 8, 6) if across < MANY_CARDS else (room, 2)  # 44 px for a finger
            shown = (parts.scoring(desk, width=wide, per_row=across, gap=gap, height=76),)
            inside = [shown[0].element, h.h2(".label")[_("Your largest groups")], own_counts(desk)]
    body = h.div(class_=["playing", "phone", parts.style])[
        table.given.panel,
        h.section(".mine", aria_label=_("Your display"))[display],
        turn,
        tab_row("tab", labels, table.tab),
        h.div(
            ".table-tab",
            role="tabpanel",
            id="tab-panel",
            aria_label=labels[table.tab],
            style=f"min-height:{rows}px",
        )[inside],
    ]
    display_zone = evolve(own[-1], elsewhere=_on_tabs(table, room))
    return body, (*own[:-1], display_zone, *shown)


def _on_tabs(table: Table, room: int) -> dict[str, Spot]:
    """Return the tabs from which First flies and to which it flies, and what others take, while
    what lies on them is not shown.
    """
    desk, across = table.desk, table.parts.cards

    def first() -> Scene | None:
        return table.parts.scoring(desk, width=room, per_row=across).picture(FIRST_CARD)

    tab = "other-{}" if table.tab == "others" else "tab-others"
    others = {f"display:{p}": Spot(tab.format(p), NOWHERE) for p in table.others}
    return {FIRST_CARD: Spot("tab-score", NOWHERE, first), **others}


def _stack_space(room: int, count: int) -> int:
    """Return the size of a space with which all stacks stand side by side."""
    side = (room - GAP * (count - 1)) // count - STACK_DEPTH
    return next((c for c in range(LARGEST, SMALLEST, -1) if box_side(c) <= side), SMALLEST)
