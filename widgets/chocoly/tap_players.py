"""The players as buttons, where a lesson asks for one of them."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.chocoly.faces import name
from tutor.i18n import _
from widgets.chocoly.composer import Board
from widgets.chocoly.desk import Desk
from widgets.chocoly.draw.svg import piece_svg
from widgets.draw.players import mark_name
from widgets.tabletop.zone import badge

PIECE, MARK = 26, 20


def asks_for_player(board: Board) -> bool:
    """Return whether a player is to be tapped."""
    return any(target.startswith("player:") for target in board.touch)


def tap_players(desk: Desk) -> h.Element:
    """Return a button for each player, by seat: mark, name, flavour."""
    return h.div(".tap-players", role="group", aria_label=_("Players"))[
        (_button(desk, player) for player in range(desk.state.players))
    ]


def _button(desk: Desk, player: int) -> h.Element:
    target, flavour = f"player:{player}", desk.state.flavours[player] or ""
    state = desk.state_of(target)
    return h.button(
        type="button",
        data_act=target,
        data_shows=state,
        aria_pressed=str(state == "chosen").lower(),
        aria_label=_said(desk, player, flavour),
    )[
        badge(player, MARK),
        h.span[desk.name(player)],
        _piece(flavour),
    ]


def _said(desk: Desk, player: int, flavour: str) -> str:
    text = _("{who}, {mark}, plays {flavour}") if flavour else _("{who}, {mark}")
    return text.format(who=desk.name(player), mark=mark_name(player), flavour=name(flavour))


def _piece(flavour: str) -> Node:
    return piece_svg(flavour, PIECE) if flavour else None
