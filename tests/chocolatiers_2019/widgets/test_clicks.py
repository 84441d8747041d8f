"""Clicks and drags on the table of 2019: what they lead to, and what they are answered with."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from attrs import evolve

from tests.chocolatiers_2019.tables import GAME, ID, do, full, table
from tutor.chocolatiers_2019 import RESERVED, Box, Reserve, State, Trade
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.rooms import room
from widgets.chocolatiers_2019.composer import click, clicks
from widgets.chocolatiers_2019.desk import Board
from widgets.chocolatiers_2019.dragging import DRAGS, pieces
from widgets.chocolatiers_2019.prompts import buttons, prompt
from widgets.chocolatiers_2019.tabletop import TABLETOP
from widgets.chocolatiers_family.selection import NOTHING, Selection
from widgets.draw.theme import LIGHT


def board(state: State, chosen: Selection = NOTHING) -> Board:
    return Board(GAME, state, 0, LIGHT, chosen, tuple(GAME.actions(state)))


def play(state: State, *targets: str, chosen: Selection = NOTHING) -> Any:
    """The last answer to these clicks."""
    outcome = None
    for target in targets:
        outcome = click(GAME, state, 0, chosen, target)
        chosen = outcome.chosen
        assert outcome.action is None or target == targets[-1], "played too early"
    return outcome


def drag(state: State, source: str, place: str, chosen: Selection = NOTHING) -> Any:
    """The last answer to the clicks of a drag; the refusal of one that is no click."""
    drop = DRAGS.dropped(board(state, chosen), source, place)
    return play(state, *drop.clicks, chosen=chosen) if drop.clicks else drop


HAND = table(("TTRN", "MBV"), displays=("TNRM/TN..", ""), row=("RBN.", "TTNN"))


@pytest.mark.parametrize(
    ("targets", "action"),
    [
        (["tray:2"], Take("R")),
        (["hand:3", "tray:0", "tray:1"], Trade("R", "TN")),
        (["hand:3", "discards", "tray:4", "tray:5"], Trade("R", "BV")),
        (["row:1", "reserve"], Reserve(1)),
        (["row:0", "reserved"], Reserve(0)),
        (["wild", "space:0,1", "confirm"], PlaceWild(0, 1)),
        (["space:0,1", "space:0,1"], PlaceWild(0, 1)),
    ],
)
def test_clicks_make_an_action(targets: list[str], action: object) -> None:
    for phase in ("first", "second"):
        outcome = play(evolve(HAND, phase=phase), *targets)
        assert (outcome.action, outcome.refusal) == (action, ())


def test_a_box_is_paid_for_and_placed() -> None:
    chosen = ["row:0", "pay", "place:1,0", "rotate", "confirm"]
    assert play(HAND, *chosen).action == Box(0, "TTNR", 1, 0, "NR.B")


def test_the_reserved_box_is_filled_from_its_place() -> None:
    state = do(HAND, "reserve 0")
    outcome = play(state, "reserved", "pay", "place:1,0", "confirm")
    assert outcome.action == Box(RESERVED, "TTNR", 1, 0, "RBN.")


def test_at_the_end_of_a_turn_only_cards_go() -> None:
    state = table(("TTTNNNRR", "M"), phase="discard")
    assert play(state, "hand:0", "hand:3").action == Discard("TN")
    for target in ("tray:0", "row:0", "wild", "reserved", "discards"):
        assert [v.clause for v in play(state, target).refusal] != [], target
    assert [v.clause for v in play(state, "tray:0").refusal] == ["2.4"]


@pytest.mark.parametrize(
    ("targets", "clause"),
    [
        (["reserved"], "6.1"),
        (["reserve"], "6.1"),
        (["confirm"], "2.3"),
        (["hand:0", "hand:3", "tray:0"], "3.2"),
        (["place:1,0"], "4.1"),
        (["rotate"], "4.6"),
        (["row:7"], "4.9"),
        (["deck"], "3.3"),
        (["supply"], "4.1"),
        (["discards"], "3.5"),
        (["card:three_four"], "8.3"),
        (["display:1"], "4.4"),
        (["wild", "confirm"], "5.1"),
    ],
)
def test_every_other_click_is_answered_with_its_clause(targets: list[str], clause: str) -> None:
    assert [v.clause for v in play(HAND, *targets).refusal] == [clause]


def test_what_cannot_be_reserved_says_why() -> None:
    taken = do(HAND, "reserve 0")
    assert [v.clause for v in play(taken, "row:0", "reserve").refusal] == ["6.4"]
    poor = evolve(HAND, wilds=(0, 3), displays=(full(), HAND.displays[1]))
    assert [v.clause for v in play(poor, "row:0").refusal] == ["4.8"]
    assert [v.clause for v in play(evolve(HAND, wilds=(0, 3)), "row:0", "reserve").refusal] == [
        "6.5"
    ]


def test_a_locked_wild_is_not_to_be_placed() -> None:
    state = evolve(do(HAND, "reserve 0"), wilds=(0, 3))
    assert "6.3" in [v.clause for v in play(state, "wild").refusal]


def test_a_drag_is_a_click_or_two() -> None:
    assert drag(HAND, "tray:2", "hand").action == Take("R")
    assert drag(HAND, "row:1", "reserved").action == Reserve(1)
    assert drag(HAND, "hand:3", "discards").chosen == Selection(give=3)
    assert drag(HAND, "hand:3", "row:0").chosen == Selection(box="row:0", cards=(3,))
    assert drag(HAND, "row:0", "place:1,0").chosen == Selection(box="row:0", place=(1, 0))
    tried = Selection(box="row:0", place=(1, 0))
    assert drag(HAND, "place:1,0", "reserved", tried).action == Reserve(0)
    assert drag(HAND, "place:1,0", "row", tried).chosen == NOTHING
    down = Selection(give=3)
    assert drag(HAND, "discards", "hand", down).chosen == NOTHING


@pytest.mark.parametrize(
    ("source", "place", "clause"),
    [
        ("tray:0", "display", "3.1"),
        ("hand:0", "wild", "4.2"),
        ("wild", "hand", "5.1"),
        ("row:0", "hand", "4.4"),
    ],
)
def test_a_piece_let_go_elsewhere_is_told_where_it_goes(
    source: str, place: str, clause: str
) -> None:
    assert [v.clause for v in drag(HAND, source, place).refusal] == [clause]


def test_what_takes_a_piece_lights_up() -> None:
    def takes(source: str) -> set[str]:
        return set(DRAGS.lifted(board(HAND), source).takes)

    places = {f"place:{r},{c}" for r, c in HAND.display.open_places}
    assert takes("row:0") == {*places, "reserved"}
    assert takes("hand:3") == {"row:0", "row:1", "discards"}
    assert takes("tray:0") == {"hand"}


def test_whatever_is_dragged_anywhere_is_answered() -> None:
    """And what lights up for a piece never refuses it."""
    state = GAME.start(players=5, seed=3)
    rng = Random(3)
    for _n in range(40):
        if state.player == 0:
            here = board(state)
            for source in pieces(here):
                for place in DRAGS.lifted(here, source).takes:
                    assert drag(state, source, place).refusal == (), (source, place)
        state = GAME.apply(state, rng.choice(GAME.actions(state)))


def test_the_primary_button_says_what_can_be_done() -> None:
    def main(*targets: str, state: State = HAND) -> list[str]:
        chosen = play(state, *targets).chosen
        return [b.target for b in buttons(board(state, chosen)) if b.primary]

    assert main("row:0") == ["confirm"]
    unpayable = evolve(HAND, hands=("T", "M"))
    assert main("row:0", state=unpayable) == ["reserve"]
    assert main("row:0", state=evolve(unpayable, wilds=(0, 3))) == ["confirm"]
    assert main("wild") == ["confirm"]
    assert buttons(board(HAND)) == ()


def test_the_last_turn_is_said() -> None:
    assert prompt(board(HAND)).who == ""
    assert "last turn" in prompt(board(evolve(HAND, first_tile=1))).who


def test_every_action_has_its_clicks() -> None:
    """Of the players that plan, in whole games."""
    player = room(ID).players()["careful"]
    state, rng = GAME.start(players=3, seed=8), Random(8)
    while not GAME.over(state):
        action = player.choose(GAME, GAME.view(state, state.player), rng)
        outcome, chosen = None, NOTHING
        for target in clicks(GAME, state, action):
            outcome = click(GAME, state, state.player, chosen, target)
            chosen = outcome.chosen
        assert outcome is not None
        assert outcome.action == action
        assert TABLETOP.prompt(board(GAME.view(state, 0))).head
        state = GAME.apply(state, action)
