"""What the pages ask of the game; `widgets.tabletop.Tabletop` says what each member is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

import htpy as h
from attrs import evolve, frozen
from markupsafe import Markup

from noughts.board import Mark, State
from noughts.teaching import field
from noughts_widgets import drawing
from noughts_widgets.drawing import Board
from tutor.engine import Game, Violation
from tutor.i18n import N_, _
from widgets import tabletop
from widgets.storage.settings import Frame
from widgets.tabletop import Ask, Laid, Outcome, Prompt, Shown, Size, Table
from widgets.tabletop.zone import Zone

Area = tabletop.Area[State, Mark, None]

FIELD = re.compile(r"field:([0-9]),([0-9])")
LARGEST, SMALL, MARGIN = 120, 56, 48
"""A field's width at most, also on a small picture, and what a page keeps free at both sides
together, in px."""


def _make(ask: Ask[State, Mark, None]) -> Shown:
    c = min(ask.size["field"], ask.height // ask.board.state.size)
    return Shown((drawing.zone(ask.board, c),))


AREAS = (
    Area(
        "board",
        N_("Board"),
        _make,
        lambda board, width, size: size["field"] * board.state.size,
        main=True,
    ),
)
SIZES = {
    "wide": (Size({"field": 120}), Size({"field": 96})),
    "tablet": (Size({"field": 104}), Size({"field": 80})),
    "phone": (Size({"field": 80}), Size({"field": 56})),
}


@frozen
class NoughtsTabletop(tabletop.Tabletop[State, Mark, None]):
    """Nothing is chosen before a mark is drawn: each click on a field is an action."""

    nothing: None = None
    areas: tuple[Area, ...] = AREAS
    sizes: Mapping[str, tuple[Size, ...]] = SIZES

    # ---- what a click means

    def is_target(self, act: str) -> bool:
        return FIELD.fullmatch(act) is not None

    def click(self, board: Board, target: str) -> Outcome[Mark, None]:
        found = FIELD.fullmatch(target)
        if found is None:
            return Outcome(None)
        if board.game.to_move(board.state) != board.player:
            turn = Violation("2.1", _("It is not your turn."))
            return Outcome(None, refusal=(turn,), target=target)
        action = Mark(int(found[1]), int(found[2]))
        refusal = board.game.explain(board.state, action)
        return Outcome(None, None if refusal else action, refusal, target if refusal else "")

    def clicks(self, game: Game[State, Mark], state: State, action: Mark) -> tuple[str, ...]:
        return (field(action.row, action.column),)

    def prompt(self, board: Board) -> Prompt:
        if board.state.over:
            return Prompt(_("The game is over."))
        if board.state.player != board.player:
            return Prompt(_("Wait for {who}.").format(who=board.all_names[board.state.player]))
        return Prompt(_("Mark an empty field."))

    def why(self, board: Board) -> str:
        return "2.1"

    def states(self, board: Board) -> Mapping[str, str]:
        return drawing.states(board)

    # ---- what is shown

    def lay_out(self, table: Table[State, Mark, None], frame: Frame) -> Laid:
        room = min(frame.view.width, frame.view.height) - MARGIN
        zone = drawing.zone(table.board, min(LARGEST, room // table.board.state.size))
        body = h.div(class_=["playing", "noughts", frame.layout])[zone.element, table.panel]
        return Laid(cache(lambda: Markup(str(body))), (zone,))

    def symbol(self, name: str, size: int) -> Markup:
        return drawing.symbol(name, size)

    def changed(self, before: State, after: State, player: int) -> Iterable[str]:
        return drawing.changed(before, after)

    def glimpse(self, board: Board, width: int) -> tuple[Zone, ...]:
        small = drawing.zone(board, min(SMALL, width // board.state.size))
        return (evolve(small, buttons=None),)


TABLETOP = NoughtsTabletop()
