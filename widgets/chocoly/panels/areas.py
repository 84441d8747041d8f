"""The areas of the table: the board, the hand, who has what; how large they are, and where."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node

from tutor.chocoly.actions import Action
from tutor.chocoly.state import CHOOSE, TURN, State
from tutor.i18n import N_, _
from widgets.chocoly import zones
from widgets.chocoly.choosing import choice
from widgets.chocoly.desk import Desk
from widgets.chocoly.draw.layout import STEPS
from widgets.chocoly.hand_row import turn_button, way_toggle
from widgets.chocoly.selection import Selection
from widgets.chocoly.status import status_line, status_list
from widgets.chocoly.tap_players import asks_for_player, tap_players
from widgets.stage import ANY, FREE
from widgets.tabletop import Area, Place, Shape, Shown, Span, fixed
from widgets.tabletop import Ask as AnyAsk
from widgets.tabletop.zone import Zone

Ask = AnyAsk[State, Action, Selection]

LIST, LINE, BETWEEN, WITH_WAYS, BELOW, SLIM = "list", "line", "between", "ways", "below", "slim"
"""Shapes. Of the players: a row for each, or all in one line. Of the hand: between the pile and
what turns a tile, that with what places it, all controls below it, a column."""
AT_TABLE, BESIDE_TEXT = ("side", "upright", "phone", "low"), ("wide", "projector", "side", "paper")
"""Kinds of rooms: at a table, and those with a column for who has what."""
CONTROLS, NEXT = 184, 12
"""Width of what stands beside the hand in a lesson, and how near (px)."""
UNDER = 52
"""Height of what stands below it (px)."""
TILES = 84
"""The tiles are not higher in a column (px)."""
PILE = 48
"""The pile beside other controls (px)."""


# ---- who has what


def _players_place(states: Sequence[State]) -> Place:
    """Two who play together share a row, which is higher then."""
    row = fixed(58, text=38) if any(state.teams for state in states) else fixed(38, text=26)
    return Place(
        (
            Shape(ANY, name=LIST, kinds=BESIDE_TEXT),
            Shape(row, name=LIST, kinds=("upright",)),
            Shape(fixed(44), name=LINE, kinds=("low",)),
            Shape(fixed(48), name=LINE),
            Shape(fixed(66), fixed(224), name=SLIM, kinds=("sideways",), slim=True),
        ),
        beside=("board",),
        aside=(*BESIDE_TEXT, "low"),
    )


def _players(ask: Ask) -> Shown:
    desk = Desk(ask.board)
    made = status_list if ask.shape == LIST else status_line
    fit, wide = "narrow" if ask.shape == SLIM else None, None
    taps = asks_for_player(ask.board)
    if taps:
        fit = "small" if ask.room.kind == "phone" else fit
        wide = None if ask.shape == LIST else f"width:{ask.width}px"

    def body() -> Node:
        players = tap_players(desk) if taps else made(desk, ask.faces)
        return h.div(class_=["chocoly", fit], style=wide)[players]

    return Shown((), body)


# ---- the board

BOARD = Place(
    (
        Shape(Span(240, 400, FREE), Span(200, 400, FREE), kinds=AT_TABLE),
        Shape(Span(160, 400, FREE), Span(120, 400, FREE)),
    )
)


def _board(ask: Ask) -> Shown:
    """Return the board; before anything lies there, the choice of a flavour."""
    desk = Desk(ask.board)
    if desk.state.phase == CHOOSE:
        style = f"width:{ask.width}px;height:{ask.height}px"
        return Shown((), lambda: h.div(".chocoly.board-place", style=style)[choice(desk)])
    most = max(STEPS[-1], round(STEPS[-1] * ask.room.scale * (2 if ask.room.projector else 1)))
    shown = zones.board(desk, width=ask.width, height=ask.height, most=most)
    return Shown(shown.zones, lambda: h.div(".chocoly")[shown.element])


# ---- the hand

HAND = Place(
    (
        Shape(fixed(136), name=BETWEEN, kinds=("side",)),
        Shape(fixed(104), name=BETWEEN, kinds=("paper",)),
        Shape(fixed(116), name=WITH_WAYS, kinds=("upright",)),
        Shape(fixed(66, text=UNDER), name=BELOW, kinds=("low",)),
        Shape(Span(84 + UNDER, 92 + UNDER, 92 + UNDER, UNDER), name=BELOW, kinds=("phone",)),
        Shape(fixed(116), kinds=("wide", "projector")),
        Shape(fixed(112), kinds=("tall", "sideways")),
        Shape(Span(190, 190, FREE), fixed(224), name=SLIM, kinds=("sideways",), slim=True),
    ),
    beside=("board",),
    aside=("low",),
)


def _hand(ask: Ask) -> Shown:
    """Return the tiles one holds, and what turns and places them."""
    desk = Desk(ask.board)
    if ask.shape in (BETWEEN, WITH_WAYS):
        return _between(desk, ask)
    under = round(UNDER * ask.room.text)
    tiles = {BELOW: ask.height - under, SLIM: min(TILES, ask.height - 2 * UNDER)}
    width = ask.width if ask.shape else ask.width - CONTROLS - NEXT
    hand = zones.hand(desk, width=width, height=tiles.get(ask.shape, ask.height))
    pile = zones.pile(desk, side=PILE)
    where = {BELOW: "controls-below", SLIM: "controls-below narrow"}
    classes = ["chocoly", "hand-row", where.get(ask.shape, "controls-beside")]
    classes += ["in-lesson"] if ask.story is not None else []
    doing = _turns(desk) if ask.story is not None or desk.state.phase == TURN else None
    body = h.div(class_=classes)[hand.element, h.div(".doing")[doing, pile.element]]
    return Shown((hand, pile), lambda: body)


def _turns(desk: Desk) -> Node:
    return [turn_button(desk), way_toggle(desk, short=True)]


SHARE = {BETWEEN: 0.62, WITH_WAYS: 0.56}
"""The part of the width that the tiles have between the pile and the controls."""
HIGH = 0.62
"""The pile compared with the tiles."""


def _between(desk: Desk, ask: Ask) -> Shown:
    hand = zones.hand(desk, width=round(SHARE[ask.shape] * ask.width), height=ask.height)
    pile: Zone = zones.pile(desk, side=round(HIGH * ask.height))
    ways = way_toggle(desk, short=True) if ask.shape == WITH_WAYS else None
    body = h.div(".hand-row")[
        h.div(".pile-place")[pile.element, h.span(".label.second")[_("Pile")]],
        hand.element,
        h.div(".hand-controls")[turn_button(desk), ways],
    ]
    return Shown((hand, pile), lambda: body)


WAYS = Place((Shape(fixed(52), kinds=("side",)),), aside=("side",))


def _ways(ask: Ask) -> Shown:
    """How the tile is placed, while tiles are placed."""
    desk = Desk(ask.board)
    toggle = way_toggle(desk) if desk.state.phase == TURN else None
    return Shown((), lambda: h.div(".doing")[toggle])


AREAS: tuple[Area[State, Action, Selection], ...] = (
    Area("players", N_("Players"), _players, _players_place),
    Area("board", N_("Board"), _board, BOARD, main=True),
    Area("hand", N_("Your hand"), _hand, HAND, held=True),
    Area(
        "ways", N_("Placing"), _ways, Place((Shape(fixed(52), kinds=("side",)),), aside=("side",))
    ),
)
