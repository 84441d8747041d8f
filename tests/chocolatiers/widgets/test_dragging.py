"""What a drag stands for: clicks, or a sentence that says why it cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from hypothesis import given, settings

from tests.chocolatiers.widgets.composing import GAME, board, play, position, positions
from tutor.chocolatiers.actions import Action, Swap
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.display import Display
from widgets.chocolatiers.composer import click
from widgets.chocolatiers.dragging import DRAGS, pieces
from widgets.chocolatiers_family.selection import NOTHING, Selection


def drag(state: State, source: str, place: str, chosen: Selection = NOTHING) -> Any:
    """The last answer to the clicks of a drag; the refusal of one that is no click."""
    drop = DRAGS.dropped(board(state, 0, chosen), source, place)
    return play(state, *drop.clicks, selection=chosen) if drop.clicks else drop


@pytest.mark.parametrize(
    ("phase", "source", "place", "action"),
    [
        ("action", "tray:2", "hand", Take("R")),
        ("action", "tray:2", "hand:0", Take("R")),
        ("end", "hand:7", "discards", None),
        ("bonus", "wild", "space:1,0", None),
    ],
)
def test_a_drop_is_a_click_or_two(
    phase: str, source: str, place: str, action: Action | None
) -> None:
    state = position(phase, hands=("TTTNNNMM" if phase == "end" else "TTNM", "RR"))
    outcome = drag(state, source, place)
    assert (outcome.action, outcome.refusal) == (action, ())


def test_a_card_that_is_dragged_on_a_card_of_the_tray_takes_it_in_a_swap() -> None:
    state = position("action")
    chosen = drag(state, "hand:3", "tray:2").chosen
    assert chosen == Selection(give=3, taken=(2,))
    assert drag(state, "tray:0", "hand", chosen).action == Swap("M", "TR")
    assert drag(state, "tray:6", "hand", chosen).chosen == NOTHING  # one's own card comes back


def test_a_whole_box_is_bought_by_dragging() -> None:
    state = position()
    chosen = NOTHING
    for source, place in (
        ("hand:0", "stack:0"),
        ("hand:2", "stack:0"),
        ("stack:0", "place:0,1"),
        ("hand:3", "place:0,1"),
    ):
        chosen = drag(state, source, place, chosen).chosen
    assert chosen == Selection(box="stack:0", cards=(0, 2, 3), place=(0, 1))
    moved = drag(state, "place:0,1", "place:1,0", chosen).chosen
    assert moved.place == (1, 0)
    assert drag(state, "place:1,0", "stacks", moved).chosen == NOTHING


def test_a_wild_is_dragged_about_and_back() -> None:
    state = position()
    chosen = drag(state, "wild", "space:1,0").chosen
    assert chosen == Selection(wild=True, space=(1, 0))
    moved = drag(state, "space:1,0", "space:0,1", chosen).chosen
    assert play(state, "confirm", selection=moved).action == PlaceWild(0, 1)
    assert drag(state, "space:0,1", "wild", moved).chosen == NOTHING


def test_the_last_card_too_many_is_dragged_away() -> None:
    state = position("end", hands=("TTTNNNMM", ""))
    one = drag(state, "hand:0", "discards").chosen
    assert drag(state, "hand:3", "tray", one).action == Discard("TN")


@pytest.mark.parametrize(
    ("phase", "source", "place", "clause"),
    [
        ("action", "tray:0", "display", "3.1"),
        ("action", "hand:0", "display", "3.2"),
        ("action", "stack:0", "display", "2.1"),
        ("action", "wild", "space:0,0", "2.1"),
        ("bonus", "tray:0", "hand", "2.2"),
        ("bonus", "hand:0", "display", "4.2"),
        ("bonus", "stack:0", "hand", "4.5"),
        ("bonus", "stack:0", "display", "4.5"),
        ("bonus", "stack:0", "space:0,0", "5.5"),
        ("bonus", "stack:0", "enlarge:0,0", "5.5"),
        ("bonus", "stack:0", "other-1", "4.5"),
        ("bonus", "stack:0", "display:1", "4.5"),
        ("bonus", "wild", "display", "6.1"),
        ("end", "hand:0", "display", "7.1"),
    ],
)
def test_a_drag_that_cannot_be_is_answered_with_its_clause(
    phase: str, source: str, place: str, clause: str
) -> None:
    hand = "TTTNNNMM" if phase == "end" else "TTNM"
    answer = drag(position(phase, hands=(hand, "RR")), source, place)
    assert [v.clause for v in answer.refusal][:1] == [clause]


@pytest.mark.parametrize(
    ("source", "place"), [("hand:0", ""), ("hand:0", "hand:1"), ("stack:0", "stack:1")]
)
def test_a_piece_let_go_at_home_just_goes_back(source: str, place: str) -> None:
    assert drag(position(), source, place).refusal == ()


def takes(state: State, source: str) -> tuple[str, ...]:
    return DRAGS.lifted(board(state, 0, NOTHING), source).takes


def test_what_takes_a_piece_lights_up() -> None:
    state = position("action")
    assert takes(state, "tray:1") == ("hand",)
    assert takes(state, "hand:0") == tuple(f"tray:{n}" for n in range(7))
    state = position()
    box = DRAGS.lifted(board(state, 0, NOTHING), "stack:0")
    assert box.chosen == Selection(box="stack:0"), "places for it are seen"
    assert set(box.takes) == {f"place:{r},{c}" for r, c in state.display.open_places}
    assert takes(state, "hand:0") == ("stack:0", "stack:1", "stack:3")
    full = Display.parse("TNTNTN/TNTNTN/TNTNTN/TNTNTN", [3] * 6)
    crowded = evolve(state, displays=(full, Display()))
    assert takes(crowded, "stack:0") == ()


def test_nothing_can_be_dragged_while_another_moves() -> None:
    assert pieces(evolve(board(position(), 0, NOTHING), quiet=True)) == ()
    assert pieces(board(evolve(position(), player=1), 0, NOTHING)) == ()


@settings(max_examples=60, deadline=None)
@given(positions())
def test_every_lit_place_takes_its_piece(state: State) -> None:
    seen = GAME.view(state, state.player)
    given_board = board(seen, state.player, NOTHING)
    for source in pieces(given_board):
        for place in DRAGS.lifted(given_board, source).takes:
            chosen, answers = NOTHING, []
            for target in DRAGS.dropped(given_board, source, place).clicks:
                answers.append(click(GAME, seen, state.player, chosen, target))
                chosen = answers[-1].chosen
            assert answers
            assert not any(answer.refusal for answer in answers)
