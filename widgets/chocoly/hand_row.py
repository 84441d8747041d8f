"""What one does with a tile of the hand: it is turned, and laid or stacked."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.chocoly.state import TURN
from tutor.i18n import _
from widgets.chocoly.desk import Desk
from widgets.draw.icons import icon_svg


def turn_button(desk: Desk) -> Node:
    """Return the button that turns the tile in hand; it keeps its place while there is none."""
    if "turn" in desk.board.without:
        return None
    return h.button(
        ".btn.turn-tile",
        type="button",
        data_act="turn",
        data_shows=desk.board.marks.get("turn"),
        aria_disabled=None if _acts(desk) and desk.chosen.tile is not None else "true",
    )[icon_svg("rotate"), h.span[_("Turn")]]


def way_toggle(desk: Desk, *, short: bool = False) -> Node:
    """Offer laying and stacking; a stack costs a token. Return nothing where stacking is not told
    yet.
    """
    if "stack" in desk.board.without:
        return None
    left = desk.state.left[desk.player]
    price = _("Stack") if short else _("Stack, 1 token")
    return h.div(".placing", role="group", aria_label=_("How the tile is placed"))[
        _way(desk, "lay", _("Lay"), not desk.chosen.stacking, True),
        _way(desk, "stack", price, desk.chosen.stacking, left > 0),
    ]


def _way(desk: Desk, act: str, word: str, on: bool, able: bool) -> h.Element:
    return h.button(
        type="button",
        data_act=act,
        data_shows=desk.board.marks.get(act),
        aria_pressed=str(on).lower(),
        class_={"unable": not able},
    )[word]


def _acts(desk: Desk) -> bool:
    state = desk.state
    return not desk.board.quiet and state.phase == TURN and state.player == desk.player
