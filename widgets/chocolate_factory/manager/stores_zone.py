"""The five Department Stores of the solo game, with the one that nobody can open tomorrow."""

from __future__ import annotations

from attrs import evolve

from tutor.chocolate_factory.stores import NAMES
from tutor.i18n import _
from widgets.chocolate_factory import stores_zone as main
from widgets.chocolate_factory.manager.offering import Board, as_main
from widgets.chocolate_factory.manager.row_zone import closes_next
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen, Scene
from widgets.tabletop.zone import Zone

TALL = 40
"""Rows (px) at least so high have the pill above their track's end."""


def stores(board: Board, width: int, height: int) -> Zone:
    """Show all five as in the main game; mark the store whose Employee leaves tomorrow."""
    made = main.stores(as_main(board), width, height)
    store = closes_next(board)
    if not store:
        return made
    row, pen = made.rects[f"store:{store}"], Pen()
    text = _("not tomorrow")
    wide, high = min(92.0, row.width * 0.4), min(17.0, row.height - 4)
    y = row.y + 1 if row.height >= TALL else row.y + (row.height - high) / 2
    at = Rect(row.right - wide - 4, y, wide, high)
    pen.rect(*at, high / 2, fill=board.theme.surface_2, stroke=board.theme.line_strong)
    pen.text(text, *at.centre, min(11.0, high * 0.7), board.theme.ink, 600)
    scene = made.scene
    more = pen.scene(scene.width, scene.height).commands
    label = _("{stores}. {store} is not open tomorrow.").format(
        stores=made.label, store=_(NAMES[store])
    )
    return evolve(
        made, scene=Scene(scene.width, scene.height, (*scene.commands, *more)), label=label
    )
