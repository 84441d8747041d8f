"""The tabletop of Chocolatiers: what the house's pages ask of it, and where each answer is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import evolve, frozen
from htpy import Node

from tutor.chocolatiers.actions import Action, Box
from tutor.chocolatiers.setting import Setting
from tutor.chocolatiers.state import State
from tutor.lessons.teaching import AnyExploration
from widgets.chocolatiers import (
    areas,
    changes,
    composer,
    dragging,
    explorers,
    flights,
    glimpse,
    lesson_plan,
    prompts,
    score_items,
    setting,
)
from widgets.chocolatiers.desk import Board
from widgets.chocolatiers.dragging import DRAGS
from widgets.chocolatiers.missed import missed
from widgets.chocolatiers.near import near
from widgets.chocolatiers.table_parts import PARTS
from widgets.chocolatiers.zones.scoring import scored_cards
from widgets.chocolatiers_family.lesson_plan.needs import has_panel
from widgets.chocolatiers_family.remarks import card_remark, first_remark
from widgets.chocolatiers_family.selection import Selection
from widgets.chocolatiers_family.table_layout.layout_parts import Parts
from widgets.chocolatiers_family.table_layout.on_the_wall import by_clause
from widgets.chocolatiers_family.tabletop import CardTabletop
from widgets.tabletop import Dropped, Explorer, Lifted, Outcome
from widgets.tabletop.remarks import Remark

RULES = by_clause(
    {
        "hand": "1.1 7.1",
        "wild": "1.2 6.7 10.2",
        "tray": "1.3 3.1 3.3 7.2 7.3",
        "boxes": "1.4 4.1",
        "cards": "1.5 10.4 10.5",
        "boxes tray": "1.6",
        "tray hand": "2.2 3.2 3.4",
        "boxes tray hand": "2.1",
        "boxes hand": "4.2 4.3 4.4",
        "cards display": "9.1 9.2 9.4 10.1",
        "cards others display": "9.3",
    }
)
"""What rules are about; the others are about a display."""
SHUFFLE = 7
"""The seed of the table that rules of the set-up show."""


@frozen
class ChocolatiersTabletop(CardTabletop[State, Action]):
    """See `widgets.tabletop.Tabletop` for what each part promises."""

    parts: Parts = PARTS
    box: type[Any] = Box
    rules: Mapping[str, tuple[str, ...]] = RULES
    keys: str = "r:rotate p:pay c:confirm e:skip"
    areas: tuple[areas.Area, ...] = areas.AREAS

    composed = staticmethod(composer.click)
    scored = staticmethod(scored_cards)
    clicks = staticmethod(composer.clicks)

    def click(self, board: Board, target: str) -> Outcome[Action, Selection]:
        """See `CardTabletop`; nothing is taken back while the table is set."""
        if isinstance(board.state, Setting):
            return composer.click(board.game, board.state, board.player, board.chosen, target)
        return super().click(board, target)

    def pieces(self, board: Board) -> tuple[str, ...]:
        """See `dragging`, and `setting` while the table is set."""
        if isinstance(board.state, Setting):
            return setting.pieces(board)
        return dragging.pieces(board)

    def lifted(self, board: Board, source: str) -> Lifted[Selection]:
        """See `dragging`."""
        if isinstance(board.state, Setting):
            return setting.lifted(board, source)
        return DRAGS.lifted(board, source)

    def dropped(self, board: Board, source: str, place: str) -> Dropped:
        """See `dragging`."""
        if isinstance(board.state, Setting):
            return setting.dropped(board, source, place)
        return DRAGS.dropped(board, source, place)

    def about(self, board: Board, clause: str, areas: Sequence[str]) -> Node:
        """See `CardTabletop`; rules of the set-up show a table that has been set."""
        if isinstance(board.state, Setting):
            start = board.game.start(board.state.players, SHUFFLE)
            board = evolve(board, state=board.game.view(start, board.player))
        return super().about(board, clause, areas)

    prompt = staticmethod(prompts.prompt)
    buttons = staticmethod(prompts.buttons)
    why = staticmethod(prompts.why)
    has_panel = staticmethod(has_panel)
    plan = staticmethod(lesson_plan.plan)
    near = staticmethod(near)

    def explorer(self, exploration: AnyExploration) -> Explorer[State, Selection]:
        """See `explorers`."""
        return explorers.explorer(exploration) or super().explorer(exploration)

    flights = staticmethod(flights.flights)
    changed = staticmethod(changes.changed)
    glimpse = staticmethod(glimpse.glimpse)
    columns = staticmethod(score_items.columns)
    missed = staticmethod(missed)

    def remark(self, before: State, after: State, mover: int, player: int) -> Remark | None:
        """See `remarks`."""
        return first_remark(before.first_card, after.first_card, player) or card_remark(
            before, after, mover, player
        )


TABLETOP = ChocolatiersTabletop()
