"""Laying and stacking: each rule alone, all of them at once, and against the slow referee."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.chocoly import slow
from tests.chocoly.tables import GAME, clauses, do, listed, play, said, table
from tutor.chocoly import Action, Bean, Flavour, Lay, Pass, Stack, State, turnings


@cache
def game(seed: int, players: int) -> list[tuple[State, Action | None]]:
    """A random game, remembered: many tests look at the same few."""
    return list(play(seed, players, stack_match=("beside", "beside_or_beneath")[seed % 2]))


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A position of a random game in which somebody is to place a tile."""
    played = game(draw(st.integers(0, 7)), draw(st.integers(2, 4)))
    turns = [state for state, _action in played if state.phase == "turn"]
    return turns[draw(st.integers(0, len(turns) - 1))]


# Laying


@pytest.mark.clause("chocoly/3.1")
def test_the_first_tile_lies_as_one_likes() -> None:
    state = table(hands=(("AABC",), ("BBCC",)), pile=())
    assert listed(state, "lay") == [f"lay {face} 0 0" for face in turnings("AABC")]
    assert clauses(state, "lay AABC 0 1") == ["3.2"]  # squares are counted from it


@pytest.mark.clause("chocoly/3.1")
def test_any_flavour_may_match_not_only_ones_own() -> None:
    state = table("CCCB 0 0", hands=(("BBBC",), ("AABC",)), flavours=("A", "B"))
    assert clauses(state, "lay CBBB 0 2") == []


@pytest.mark.clause("chocoly/3.2")
@pytest.mark.parametrize(
    ("tiles", "action"),
    [
        (("AAAB 0 0",), "lay AABC 0 2"),  # a whole side
        (("AAAB 0 0", "AAAC 0 2"), "lay AABC 2 1"),  # half a side of two tiles
        (("AAAB 0 0", "BBCC 2 2"), "lay AABC 0 2"),  # an inner corner
    ],
)
def test_two_pieces_of_one_tile_or_of_several(tiles: tuple[str, ...], action: str) -> None:
    assert clauses(table(*tiles), action) == []


@pytest.mark.clause("chocoly/3.1", "chocoly/3.2")
def test_the_equal_piece_may_be_at_any_of_the_edges() -> None:
    # Three edges: two of them do not match, the third one does.
    state = table("BBBB 0 0", "AAAA 2 2", hands=(("ACCC",), ("BBCC",)))
    assert clauses(state, "lay CCCA 0 2") == []
    assert clauses(state, "lay CACC 0 2") == ["3.1"]


@pytest.mark.clause("chocoly/2.1", "chocoly/2.3")
def test_what_else_is_wrong_is_said_at_once() -> None:
    state = table("AAAB 0 0", hands=(("AABC",), ("BBCC",)))
    assert clauses(state, "lay CCCC 0 1") == ["2.1", "2.3", "3.1"]
    assert "mirror image" in said(state, "lay AACB 0 2")
    assert "mirror image" in said(state, "lay CABA 0 2")  # turned, besides
    assert "no such tile" in said(state, "lay CCCA 0 2")
    assert "four pieces" in said(state, "lay AAB 0 2")
    assert "already" in said(state, "lay AABC 0 1")


@pytest.mark.clause("chocoly/3.3")
def test_gaps_may_be_left_and_filled() -> None:
    ring = ("AAAA 0 0", "AAAA 0 2", "AAAA 0 4", "AAAA 2 4", "AAAA 4 4", "AAAA 4 2", "AAAA 4 0")
    state = do(table(*ring, hands=(("AABC",), ("AABC",))), "lay AABC 2 0")
    assert (2, 2) not in state.board
    assert "lay AABC 2 2" in listed(state, "lay")


# Stacking


TWO = ("AAAB 0 0", "CACC 0 2")


@pytest.mark.clause("chocoly/4.5", "chocoly/2.3")
def test_the_token_lies_on_the_stacked_tile_and_stays() -> None:
    state = do(table(*TWO, hands=(("ABCA",), ("BBCC",))), "stack ABCA 0 1")
    assert state.tokens == {2: 0}
    assert state.left == (2, 3)
    assert {state.board[square].tile for square in ((0, 1), (0, 2), (1, 1), (1, 2))} == {2}
    assert {state.board[square].level for square in ((0, 1), (0, 2), (1, 1), (1, 2))} == {1}
    assert state.board[0, 0].level == 0


@pytest.mark.clause("chocoly/2.3")
def test_whoever_has_no_token_left_stacks_no_more() -> None:
    state = table(*TWO, hands=(("ABCA",), ("BBCC",)), left=(0, 3))
    assert listed(state, "stack") == []
    assert clauses(state, "stack ABCA 0 1") == ["2.3"]
    assert "none left" in said(state, "stack ABCA 0 1")


@pytest.mark.clause("chocoly/4.1")
def test_two_copies_of_one_tile_are_two_tiles() -> None:
    state = table("AAAB 0 0", "AAAB 0 2", hands=(("ABCA",), ("BBCC",)))
    assert clauses(state, "stack ABCA 0 1") == []


@pytest.mark.clause("chocoly/4.1", "chocoly/4.2", "chocoly/4.3", "chocoly/4.4")
def test_all_four_conditions_are_told_apart_at_once() -> None:
    state = table(*TWO, "ABCA 0 1 by 1", hands=(("ACCC",), ("BBCC",)), left=(0, 2))
    # At (1, 1): two pieces stick out, it covers the stacked tile alone, and A meets A at a corner.
    assert clauses(state, "stack CACC 1 1") == ["2.3", "3.4", "4.1", "4.2", "4.3", "4.4"]
    assert clauses(state, "stack CACC 9 9") == ["2.3", "4.1", "4.2", "4.3"]
    assert "There is no tile under it" in said(state, "stack CACC 9 9")


@pytest.mark.clause("chocoly/4.4")
def test_an_open_piece_beside_a_stack_may_be_covered_by_another() -> None:
    tiles = ("AAAB 0 0", "AAAC 0 2", "AABB 0 4", "BBCC 2 2", "BBCA 2 4")
    state = table(*tiles, "ABCA 0 1 by 1", hands=(("AABC",), ("BBCC",)))
    assert clauses(state, "stack BACA 1 3") == []  # over (1, 3), whose tile lies half below


@pytest.mark.clause("chocoly/4.2")
def test_whether_the_equal_piece_may_lie_beneath_can_be_chosen() -> None:
    tiles = ("AAAB 0 0", "ABAC 0 2")  # around (0, 1): A, A on the left, B and C on the right
    beside = table(*tiles, hands=(("BBBC",), ("BBCC",)))
    beneath = table(*tiles, hands=(("BBBC",), ("BBCC",)), stack_match="beside_or_beneath")
    assert clauses(beside, "stack BCBB 0 1") == ["3.4", "4.2"]
    assert clauses(beneath, "stack BCBB 0 1") == []  # its third piece lies on the B at (1, 1)
    assert "stack BCBB 0 1" in listed(beneath)
    assert "stack BCBB 0 1" not in listed(beside)
    neither = table("AAAA 0 0", "AAAA 0 2", hands=(("BBBC",), ("BBCC",)))
    assert "beside a visible piece" in said(neither, "stack BBBC 0 1")
    neither = table("AAAA 0 0", "AAAA 0 2", hands=neither.hands, stack_match="beside_or_beneath")
    assert "beside or on" in said(neither, "stack BBBC 0 1")
    assert GAME.start(2, options={"stack_match": "beside_or_beneath"}).stack_match != "beside"


# All of it


@pytest.mark.clause("chocoly/3.1", "chocoly/3.2", "chocoly/3.3", "chocoly/4.1", "chocoly/4.2")
@given(positions())
@settings(max_examples=40)
def test_what_is_listed_is_what_the_slow_referee_finds(state: State) -> None:
    placed = [text for text in listed(state) if text.split()[0] in ("lay", "stack")]
    assert len(set(placed)) == len(placed)
    assert set(placed) == set(slow.placements(state))


NUMBERS = st.integers(-6, 12)
ODD: Any = st.one_of(st.none(), st.booleans(), st.floats(), st.text(max_size=5), st.integers())


@st.composite
def attempts(draw: st.DrawFn, state: State) -> Action:
    """An action that may be anything: mostly a tile of the hand, somewhere."""
    hand = [face for tile in state.hand for face in turnings(tile)]
    if draw(st.integers(0, 9)) == 0:
        return draw(
            st.one_of(
                st.builds(Lay, ODD, ODD, ODD),
                st.builds(Stack, ODD, ODD, ODD),
                st.builds(Flavour, ODD),
                st.just(Bean()),
                st.just(Pass()),
            )
        )
    faces = st.sampled_from([*hand, "AAAA", "ABCA"])
    return draw(st.builds(draw(st.sampled_from((Lay, Stack))), faces, NUMBERS, NUMBERS))


@given(st.data(), positions())
@settings(max_examples=200)
def test_explain_answers_everything_and_is_silent_exactly_for_what_is_listed(
    data: st.DataObject, state: State
) -> None:
    action = data.draw(attempts(state))
    broken = GAME.explain(state, action)
    assert (not broken) == (action in GAME.actions(state))
    for violation in broken:
        assert violation.clause in GAME.rulebook
        assert violation.message.endswith(".")


def every(state: State) -> Iterator[Action]:
    """Each way to lay or stack a tile of the hand near the tiles of the table."""
    for tile in dict.fromkeys(state.hand):
        for face in turnings(tile):
            for row in range(-2, 4):
                for column in range(-2, 6):
                    yield Lay(face, row, column)
                    yield Stack(face, row, column)


def test_every_placement_around_two_tiles_is_judged_as_listed() -> None:
    state = table(*TWO, "ABCA 0 1 by 1", "AABC 2 1", hands=(("AABC", "BBBC"), ("BBCC",)))
    listed_ = {action for action in GAME.actions(state) if isinstance(action, Lay | Stack)}
    near = {action for action in listed_ if -2 <= action.row < 4 and -2 <= action.column < 6}
    assert {action for action in every(state) if not GAME.explain(state, action)} == near
    assert len(near) > 30
