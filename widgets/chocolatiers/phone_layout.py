"""The table on a phone: the own display, and tabs for all the rest."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.i18n import _
from widgets.chocolatiers import zones
from widgets.chocolatiers.table_parts import Made, Table, own_counts, player_head, tab_row
from widgets.settings import Frame
from widgets.zone import Zone


def lay_out_phone(table: Table, frame: Frame) -> Made:
    """The whole table for this window."""
    desk = table.desk
    room = max(320, frame.view.width) - 24
    display = zones.own_display(desk, c=52, width=room, height=318)
    labels = {
        "boxes": _("Boxes"),
        "tray": _("Tray"),
        "hand": _("Hand"),
        "others": _("Others"),
        "score": _("Score"),
    }
    shown: tuple[Zone, ...]
    inside: Node
    match table.tab:
        case "boxes":
            shown = (zones.stacks(desk, width=room - 40, c=38, per_row=3),)
            inside = shown[0].element
        case "tray":
            shown = (zones.tray(desk, width=room, height=78, per_row=4, widest=84),)
            inside = shown[0].element
        case "hand":
            hand = zones.hand(desk, width=room - 84, height=76, per_row=4, room=20, gap=6)
            wild = zones.wild(desk, width=64, height=76, room=20)
            shown = (hand, wild)
            inside = h.div(".own-row")[hand.element, wild.element]
        case "others":
            few = len(table.others) == 1
            size = {"c": 30 if few else 24, "height": 150 if few else 116}
            other = zones.other_display(desk, table.other, width=room - 24, **size)
            shown = (other,)
            names = {str(p): desk.name(p) for p in table.others}
            inside = [
                tab_row("other", names, str(table.other)) if len(names) > 1 else None,
                player_head(desk, table.other),
                other.element,
            ]
        case _:
            shown = (zones.scoring_cards(desk, width=room - 8, per_row=7, gap=6, height=76),)
            inside = [shown[0].element, h.h2(".label")[_("Your largest groups")], own_counts(desk)]
    body = h.div(".playing.phone")[
        table.given.panel,
        h.section(".mine", aria_label=_("Your display"))[display.element],
        tab_row("tab", labels, table.tab),
        h.div(".table-tab", role="tabpanel", id="tab-panel", aria_label=labels[table.tab])[inside],
    ]
    return body, (display, *shown)
