"""The button over a piece of a table, the same on every page."""

from __future__ import annotations

from typing import Any

import htpy as h

from tutor.i18n import _
from widgets.browser.slots import target
from widgets.draw.geometry import Rect
from widgets.tabletop.interaction import Board


def piece_button(
    board: Board[Any, Any, Any], key: str, rect: Rect, label: str, state: str, **attributes: Any
) -> h.Element:
    """Return the transparent button over a piece.

    `key`: its target. `rect`: its place, px of its canvas. `label`: its name for screen readers.
    `state`: how it is shown. A number by which a class calls it is said first and shown; on a
    `still` board the button is disabled.
    """
    if number := board.numbers.get(key):
        label = _("{n}: {piece}").format(n=number, piece=label)
        attributes["data_number"] = str(number)
    if board.still:
        attributes["aria_disabled"] = "true"
    return target(key, rect, label, data_shows=state, **attributes)
