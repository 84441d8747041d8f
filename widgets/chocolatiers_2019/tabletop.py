"""The tabletop of Chocolatiers 2019: what the house's pages ask of it, and where it is answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import frozen
from htpy import Node

from tutor.chocolatiers_2019.actions import Action, Box
from tutor.chocolatiers_2019.state import State
from widgets.chocolatiers_2019 import (
    changes,
    composer,
    dragging,
    flights,
    glimpse,
    lesson_plan,
    prompts,
    score_items,
)
from widgets.chocolatiers_2019.areas import AREAS
from widgets.chocolatiers_2019.desk import Board
from widgets.chocolatiers_2019.dragging import DRAGS
from widgets.chocolatiers_2019.missed import missed
from widgets.chocolatiers_2019.near import near
from widgets.chocolatiers_2019.rivals import reserved_by
from widgets.chocolatiers_2019.table_parts import PARTS
from widgets.chocolatiers_2019.turn_bar import turn_bar
from widgets.chocolatiers_2019.zones import scored
from widgets.chocolatiers_family.remarks import card_remark, first_remark
from widgets.chocolatiers_family.selection import Selection
from widgets.chocolatiers_family.table_layout.layout_parts import Parts
from widgets.chocolatiers_family.table_layout.on_the_wall import by_clause
from widgets.chocolatiers_family.tabletop import CardTabletop
from widgets.tabletop import Area
from widgets.tabletop.remarks import Remark

RULES = by_clause(
    {
        "hand": "1.1 2.4",
        "tray": "1.2 3.1 3.3 3.4 3.5",
        "wild": "1.3 5.7 6.5",
        "boxes": "1.4 4.9 6.6",
        "cards": "1.5 7.3 8.4 9.3 9.4",
        "boxes tray": "1.6",
        "boxes tray hand": "2.2 2.3",
        "tray hand": "3.2",
        "boxes reserved": "4.1 6.1",
        "boxes hand": "4.2 4.3",
        "reserved": "6.2 6.3 6.4",
        "cards display": "8.1 8.3 9.1",
        "cards others display": "8.2",
    }
)
"""What rules are about; the others are about a display."""


@frozen
class Tabletop2019(CardTabletop[State, Action]):
    """See `widgets.tabletop.Tabletop` for what each part promises."""

    parts: Parts = PARTS
    box: type[Any] = Box
    rules: Mapping[str, tuple[str, ...]] = RULES
    keys: str = "r:rotate p:pay v:reserve c:confirm"
    areas: tuple[Area[State, Action, Selection], ...] = AREAS

    composed = staticmethod(composer.click)
    scored = staticmethod(scored)
    beside = staticmethod(reserved_by)
    clicks = staticmethod(composer.clicks)
    pieces = staticmethod(dragging.pieces)
    lifted = staticmethod(DRAGS.lifted)
    dropped = staticmethod(DRAGS.dropped)
    prompt = staticmethod(prompts.prompt)
    buttons = staticmethod(prompts.buttons)
    why = staticmethod(prompts.why)

    def price(self, board: Board) -> Node:
        """Return which of the two actions it is, and the price of the box in hand."""
        price = None if prompts.offers_reserving(board) else super().price(board)
        return [turn_bar(board.state), price]

    has_panel = staticmethod(lesson_plan.has_panel)
    plan = staticmethod(lesson_plan.plan)
    near = staticmethod(near)
    tried = staticmethod(flights.tried)
    flights = staticmethod(flights.flights)
    changed = staticmethod(changes.changed)
    glimpse = staticmethod(glimpse.glimpse)
    columns = staticmethod(score_items.columns)
    missed = staticmethod(missed)

    def remark(self, before: State, after: State, mover: int, player: int) -> Remark | None:
        """See `remarks`."""
        return first_remark(before.first_tile, after.first_tile, player) or card_remark(
            before, after, mover, player
        )


TABLETOP = Tabletop2019()
