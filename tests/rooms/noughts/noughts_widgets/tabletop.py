"""What the pages ask of the game; `widgets.tabletop.Tabletop` says what each member is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from attrs import evolve, frozen
from markupsafe import Markup

from noughts.board import Mark, State
from noughts.teaching import field
from noughts_widgets import drawing
from noughts_widgets.drawing import Board
from tutor.engine import Game, Violation
from tutor.i18n import N_, _
from widgets import tabletop
from widgets.tabletop import Ask, Outcome, Place, Prompt, Shape, Shown, Span
from widgets.tabletop.zone import Zone

Area = tabletop.Area[State, Mark, None]

FIELD = re.compile(r"field:([0-9]),([0-9])")
FINGER, BEST, LARGEST, SMALL = 44, 96, 160, 56
"""A field's width at least, as it should be and at most, and on a small picture (px)."""


def _place(states: Sequence[State]) -> Place:
    """As large as there is room; each field can be hit with a finger."""
    side = Span(*(c * states[0].size for c in (FINGER, BEST, LARGEST)))
    return Place((Shape(side, side),))


def _make(ask: Ask[State, Mark, None]) -> Shown:
    c = min(ask.width, ask.height) // ask.board.state.size
    return Shown((drawing.zone(ask.board, c),))


AREAS = (Area("board", N_("Board"), _make, _place, main=True),)


@frozen
class NoughtsTabletop(tabletop.Tabletop[State, Mark, None]):
    """Nothing is chosen before a mark is drawn: each click on a field is an action."""

    nothing: None = None
    areas: tuple[Area, ...] = AREAS

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

    def symbol(self, name: str, size: int) -> Markup:
        return drawing.symbol(name, size)

    def changed(self, before: State, after: State, player: int) -> Iterable[str]:
        return drawing.changed(before, after)

    def glimpse(self, board: Board, width: int) -> tuple[Zone, ...]:
        small = drawing.zone(board, min(SMALL, width // board.state.size))
        return (evolve(small, buttons=None),)


TABLETOP = NoughtsTabletop()
