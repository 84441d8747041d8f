"""A tabletop that breaks a promise is found, as a game is."""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest
from markupsafe import Markup

from noughts.board import Mark, State
from noughts_widgets.drawing import Board
from noughts_widgets.tabletop import AREAS, Area, NoughtsTabletop
from tutor.engine import Game
from widgets import testing
from widgets.rooms import room
from widgets.stage import KINDS
from widgets.storage.settings import Frame
from widgets.tabletop import Cell, Column, Laid, Place, Prompt, Shape, Table, fixed


class AsksNothing(NoughtsTabletop):
    def prompt(self, board: Board) -> Prompt:
        return Prompt("")


class ClicksAnotherField(NoughtsTabletop):
    def clicks(self, game: Game[State, Mark], state: State, action: Mark) -> tuple[str, ...]:
        return super().clicks(game, state, game.actions(state)[-1])


class CallsAFieldAsThePageCallsAButton(NoughtsTabletop):
    def clicks(self, game: Game[State, Mark], state: State, action: Mark) -> tuple[str, ...]:
        return ("new:b2",)


class HasNoButtons(NoughtsTabletop):
    def lay_out(self, table: Table[State, Mark, None], frame: Frame) -> Laid:
        laid = super().lay_out(table, frame)
        if frame.layout != "phone":
            return laid
        panel = Markup(str(table.panel))
        return attrs.evolve(laid, body=lambda: panel)


class CountsTwice(NoughtsTabletop):
    def columns(self, game: Game[State, Mark], state: State, names: object) -> tuple[Column, ...]:
        return (*super().columns(game, state, ()), Column("Luck", (Cell(1), Cell(1))))


class CitesNoClause(NoughtsTabletop):
    def why(self, board: Board) -> str:
        return "9.9"


ELSEWHERE = tuple(kind for kind in KINDS if kind != "phone")


@attrs.frozen
class NotForPhones(NoughtsTabletop):
    areas: tuple[Area, ...] = tuple(
        attrs.evolve(area, place=Place((Shape(fixed(300), kinds=ELSEWHERE),))) for area in AREAS
    )


@pytest.mark.parametrize(
    ("broken", "check", "said"),
    [
        (AsksNothing, testing.check_table, "Nothing is asked"),
        (ClicksAnotherField, testing.check_table, "do not play"),
        (ClicksAnotherField, testing.check_lessons, "is not on the|is not solved|costs a star"),
        (CallsAFieldAsThePageCallsAButton, testing.check_table, "“new:b2” is no piece"),
        (HasNoButtons, testing.check_table, "is not on the phone page"),
        (CountsTwice, testing.check_table, "add up to"),
        (CitesNoClause, testing.check_table, "which there is not"),
        (NotForPhones, testing.check_tabletop, "has no shape for a room of the kind “phone”"),
    ],
)
def test_what_is_broken_on_screen_is_found(
    broken: type[NoughtsTabletop],
    check: Callable[[str], None],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = attrs.evolve(room("noughts"), tabletop=broken)
    monkeypatch.setattr(testing, "room", lambda game: shown)
    with pytest.raises(AssertionError, match=said):
        check("noughts")
