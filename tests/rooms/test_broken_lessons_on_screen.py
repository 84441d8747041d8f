"""A tabletop that does not show what a lesson asks is found, and a table that tells secrets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs
import pytest

from noughts_widgets import drawing
from noughts_widgets.drawing import Board
from noughts_widgets.tabletop import AREAS, NoughtsTabletop
from tutor.engine import AnyGame
from tutor.rooms import room as rules_room
from widgets import testing
from widgets.chocolatiers.tabletop import ChocolatiersTabletop
from widgets.draw.scene import Pen
from widgets.rooms import Room, room
from widgets.table import Match
from widgets.tabletop import Area, Ask, Outcome, Prompt, Shown
from widgets.tabletop.zone import Zone
from widgets.testing import asked, secrets

AnyAsk = Ask[Any, Any, Any]
SIDE = 96


def drawn(**changes: Any) -> Callable[[AnyAsk], Shown]:
    """The board of a lesson, drawn from another one than is asked for."""
    return lambda ask: Shown((drawing.zone(attrs.evolve(ask.board, **changes), SIDE),))


def bare(ask: AnyAsk) -> Shown:
    """A picture without a button, and without a place for anything."""
    return Shown((attrs.evolve(drawing.zone(ask.board, SIDE), rects={}, buttons=None),))


def empty(ask: AnyAsk) -> Shown:
    """A canvas on which nothing is drawn."""
    return Shown((Zone("board", Pen().scene(SIDE, SIDE), "Board", {}),))


def with_areas(*areas: Area[Any, Any, Any]) -> type[NoughtsTabletop]:
    @attrs.frozen
    class Changed(NoughtsTabletop):
        areas: tuple[Any, ...] = attrs.field(factory=lambda: tabled)

    tabled = areas
    return Changed


def with_make(make: Callable[[AnyAsk], Shown]) -> type[NoughtsTabletop]:
    return with_areas(attrs.evolve(AREAS[0], make=make))


class NeverQuiet(NoughtsTabletop):
    def states(self, board: Board) -> Mapping[str, str]:
        return super().states(attrs.evolve(board, quiet=False))


class OffersEverything(NoughtsTabletop):
    def states(self, board: Board) -> Mapping[str, str]:
        return dict.fromkeys(super().states(board), "clickable")


class IgnoresTheMiddle(NoughtsTabletop):
    def click(self, board: Board, target: str) -> Outcome[Any, None]:
        return Outcome(None) if target == "field:1,1" else super().click(board, target)


ANOTHER = attrs.evolve(AREAS[0], id="sky", main=False, place=None)


@pytest.mark.parametrize(
    ("broken", "check", "said"),
    [
        (with_areas(), asked.check_areas, "declares no area"),
        (with_make(lambda ask: Shown(())), asked.check_areas, "“board” shows nothing"),
        (with_make(empty), asked.check_areas, "“board” shows nothing"),
        (with_areas(*AREAS, ANOTHER), asked.check_areas, "Nobody sees the area “sky”"),
        (with_make(drawn(marks={})), asked.check_asked, "looks the same whether it is marked"),
        (with_make(drawn(numbers={})), asked.check_asked, "does not show the number"),
        (with_make(drawn(still=False)), asked.check_asked, "on a table that is a mere picture"),
        (NeverQuiet, asked.check_asked, "can be clicked while another moves"),
        (with_make(bare), asked.check_asked, "No lesson shows a piece"),
        (with_make(bare), asked.check_pointing, "which are not there"),
        (OffersEverything, testing.check_table, "can be clicked, and is refused then"),
        (IgnoresTheMiddle, testing.check_table, "can be clicked, and nothing comes of it"),
    ],
)
def test_what_a_lesson_asks_in_vain_is_found(
    broken: type[NoughtsTabletop],
    check: Callable[[str], None],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = attrs.evolve(room("noughts"), tabletop=broken)
    for module in (testing, asked):
        monkeypatch.setattr(module, "room", lambda game: shown)
    with pytest.raises(AssertionError, match=said):
        check("noughts")


@pytest.mark.parametrize("left_out", [{"untold": "winner"}, {"without": "rubber"}])
def test_a_word_that_leaves_nothing_out_is_found(
    left_out: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (lesson,) = rules_room("noughts").lessons()
    hall = attrs.evolve(rules_room("noughts"), lessons=lambda: (attrs.evolve(lesson, **left_out),))
    monkeypatch.setattr(asked, "rules_room", lambda game: hall)
    with pytest.raises(AssertionError, match="and yet nothing is gone"):
        asked.check_pointing("noughts")


class SaysTheDeck(ChocolatiersTabletop):
    def prompt(self, board: Any) -> Prompt:
        return Prompt(board.state.deck)


def shows_all(self: Match[Any, Any], state: Any) -> Any:
    """The position as nobody may see it."""
    return state


def test_a_table_that_tells_what_is_hidden_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: Room = attrs.evolve(room("chocolatiers"), tabletop=SaysTheDeck)
    monkeypatch.setattr(secrets, "room", lambda game: shown)
    secrets.check_secrets("chocolatiers")
    monkeypatch.setattr(Match, "_seen", shows_all)
    with pytest.raises(AssertionError, match="says what is hidden"):
        secrets.check_secrets("chocolatiers")


def test_a_game_that_hides_nothing_has_no_secrets_on_screen() -> None:
    game: AnyGame = rules_room("noughts").load(None)
    assert game.kind.open
    secrets.check_secrets("noughts")
