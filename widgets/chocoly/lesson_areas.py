"""The parts of the table as lessons show them: the board, the hand, and who has what."""

from __future__ import annotations

import htpy as h

from tutor.chocoly.actions import Action
from tutor.chocoly.state import CHOOSE, State
from tutor.i18n import N_
from widgets.chocoly import zones
from widgets.chocoly.choosing import choice
from widgets.chocoly.desk import Desk
from widgets.chocoly.hand_row import turn_button, way_toggle
from widgets.chocoly.selection import Selection
from widgets.chocoly.status import status_line, status_list
from widgets.chocoly.tap_players import asks_for_player, tap_players
from widgets.tabletop import Area, Ask, Shown

CONTROLS = 184
"""Width of what stands beside the hand (px)."""
PILE = 48
"""The pile beside it (px)."""
LIST = 150
"""From this height on there is room for the list of players, not only for one line."""


def _board(ask: Ask[State, Action, Selection]) -> Shown:
    """The board; before anything lies there, the choice of a flavour."""
    desk = Desk(ask.board)
    if desk.state.phase == CHOOSE:
        style = f"width:{ask.width}px;height:{ask.height}px"
        return Shown((), lambda: h.div(".chocoly.board-place", style=style)[choice(desk)])
    shown = zones.board(desk, width=ask.width, height=ask.height)
    return Shown(shown.zones, lambda: h.div(".chocoly")[shown.element])


def _hand(ask: Ask[State, Action, Selection]) -> Shown:
    """The tiles one holds, and what turns and places them."""
    desk = Desk(ask.board)
    below = ask.size["below"]
    width = ask.width if below else ask.width - CONTROLS - 12
    hand = zones.hand(desk, width=width, height=ask.height - below)
    pile = zones.pile(desk, side=PILE)
    where = "controls-below" if below else "controls-beside"
    if ask.size["narrow"]:
        where = "controls-below narrow"
    body = h.div(class_=["chocoly", "hand-row", "in-lesson", where])[
        hand.element,
        h.div(".doing")[
            turn_button(desk),
            way_toggle(desk, short=True),
            pile.element,
        ],
    ]
    return Shown((hand, pile), lambda: body)


def _players(ask: Ask[State, Action, Selection]) -> Shown:
    desk = Desk(ask.board)
    if asks_for_player(ask.board):
        room = "narrow" if ask.size["narrow"] else "small" if ask.size["below"] else None
        wide = f"width:{ask.width}px"
        return Shown((), lambda: h.div(class_=["chocoly", room], style=wide)[tap_players(desk)])
    made = status_list if ask.height >= LIST else status_line
    fit = "narrow" if ask.size["narrow"] else None
    return Shown((), lambda: h.div(class_=["chocoly", fit])[made(desk)])


AREAS: tuple[Area[State, Action, Selection], ...] = (
    Area("players", N_("Players"), _players),
    Area("board", N_("Board"), _board, main=True),
    Area("hand", N_("Your hand"), _hand, held=True),
)
