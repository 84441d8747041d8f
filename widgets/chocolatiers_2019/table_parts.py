"""The parts of this edition's table, for the layouts that both editions share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import htpy as h
from htpy import Node

from tutor.chocolatiers_2019.components import load_components
from tutor.chocolatiers_2019.scoring import cheap_boxes
from tutor.chocolatiers_2019.state import State
from tutor.i18n import N_, _, ngettext
from widgets.browser.parts import written_once
from widgets.chocolatiers_2019 import rivals, zones
from widgets.chocolatiers_2019.desk import SIGNS
from widgets.chocolatiers_2019.score_items import figures_svg
from widgets.chocolatiers_2019.turn_bar import turn_bar
from widgets.chocolatiers_family.desk import Desk
from widgets.chocolatiers_family.table_layout.layout_parts import Held, Parts
from widgets.draw.icons import icon_svg

ROW_AND_PILE = load_components().row + 1
MOST_HELD = 8
"""Cards one may hold in the middle of a turn (clause 2.4)."""


def held(desk: Desk, player: int) -> Iterator[Held]:
    """Yield how many boxes of 3 or 4 points a player has."""
    state: State = desk.board.state
    count = cheap_boxes(state.displays[player])
    words = ngettext("{n} box of 3 or 4 points", "{n} boxes of 3 or 4 points", count)
    yield figures_svg(22), count, words


def mark(desk: Desk, player: int) -> Node:
    """Return the start marker, which stays with who began all game (clause 1.6)."""
    state: State = desk.board.state
    return _start_marker() if state.starter == player else None


@written_once
def _start_marker() -> h.Element:
    words = _("Has the start marker")
    return h.span(".start-marker", title=words)[
        icon_svg("play", 14), h.span(".visually-hidden")[words]
    ]


def _turn(desk: Desk) -> Node:
    return turn_bar(desk.board.state)


PARTS = Parts(
    signs=SIGNS,
    other=rivals.other,
    printed=partial(rivals.other, slot_of=int),
    boxes=zones.row,
    tray=zones.tray,
    scoring=zones.score_tiles,
    slot=zones.reserved,
    held=held,
    mark=mark,
    turn=_turn,
    places=lambda state: ROW_AND_PILE,
    hand=MOST_HELD,
    cards=len(zones.ORDER),
    boxes_name=N_("Row"),
    tray_name=N_("Tray"),
    supply_name=N_("Row and tray"),
    cards_name=N_("Score tiles"),
    cards_tab=N_("Tiles"),
    style="edition-2019",
    slot_name=N_("Reserved"),
)
