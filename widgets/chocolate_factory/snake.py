"""The order of a draft as numbered dots: clockwise once, and back (clauses 6.1 and 6.2)."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.chocolate_factory.state import PICK
from tutor.i18n import _
from widgets.chocolate_factory.offering import Board
from widgets.tabletop.zone import badge

SIZE = 20
"""Size of a player's mark (px)."""


def snake(board: Board) -> Node:
    """Return a mark for each pick of the day: done, now, or to come; nothing outside a draft."""
    state = board.state
    if state.step != PICK:
        return None
    now = state.snake_place
    return h.ol(".factory-snake", aria_label=_("Order of picks"))[
        (
            h.li(
                class_={"is-done": n < now, "is-now": n == now},
                aria_current="step" if n == now else None,
            )[badge(player, SIZE), h.span(".visually-hidden")[board.all_names[player]]]
            for n, player in enumerate(state.snake)
        )
    ]
