"""What a placement leads to, reckoned without placing it, against the rules and a plain count."""

from __future__ import annotations

from random import Random

import networkx as nx
import pytest

from tests.chocoly.played_positions import GAME, at_random
from tutor.chocoly.actions import Bean, Lay, Stack
from tutor.chocoly.areas import graph
from tutor.chocoly.board import Board
from tutor.chocoly.outcomes import outcomes, sizes_after, sizes_of
from tutor.chocoly.state import State


def _counted(board: Board) -> tuple[int, ...]:
    """The learners' way: components of the graphs of all pieces."""
    return tuple(
        max(map(len, nx.connected_components(graph(board, flavour))), default=0)
        for flavour in "ABC"
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_reckoned_is_what_the_placement_does(players: int) -> None:
    rng, stacked = Random(players), 0
    for state in at_random(players, 100 + players):
        found = outcomes(state)
        placements = [a for a in GAME.actions(state) if isinstance(a, Lay | Stack)]
        assert [outcome.action for outcome in found] == placements
        for action, sizes in rng.sample(found, min(8, len(found))):
            after = GAME.apply(state, action)
            assert sizes == _counted(after.board) == sizes_of(after.board)
            stacked += isinstance(action, Stack)
    assert stacked > 5


def test_flat_and_stacked_placements_can_be_asked_for_alone() -> None:
    state = next(s for s in at_random(2, 5) if len(s.board) > 20)
    flat, stacked = outcomes(state, stacked=False), outcomes(state, flat=False)
    assert {type(it.action) for it in flat} == {Lay}
    assert {type(it.action) for it in stacked} == {Stack}
    assert flat + stacked == outcomes(state)


def test_two_corners_of_a_tile_can_meet_through_an_area_around_it() -> None:
    # A ring of Almond round three sides of the place: both corners of ABBA join the same area.
    #   A A
    #   A . .
    #   A . .
    #   A A A
    squares = [(-1, -1), (-1, 0), (0, -1), (1, -1), (2, -1), (2, 0), (2, 1)]
    pieces = dict.fromkeys(squares, ("A", 0, 0))
    state = State(
        player=0,
        phase="turn",
        hands=(("ABBA",), ()),
        board=Board(pieces),  # type: ignore[arg-type]
        beans=(False, False),
        left=(0, 0),
        flavours=("A", "B"),
        placed=2,
    )
    assert sizes_after(state.board, Lay("ABBA", 0, 0)) == (len(squares) + 2, 1, 0)


def test_other_actions_change_no_area() -> None:
    state = next(s for s in at_random(2, 5) if len(s.board) > 20)
    assert sizes_after(state.board, Bean()) == sizes_of(state.board)
