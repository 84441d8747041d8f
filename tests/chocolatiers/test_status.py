"""What cannot lie on a table is told with its clause; what a game can come to never is."""

from __future__ import annotations

from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tutor
from tests.chocolatiers.strategies import game, positions
from tests.chocolatiers.tables import GAME, TILES
from tutor.chocolatiers import Display, State, Tile
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.setting import SETUP
from tutor.chocolatiers.status import status
from tutor.lessons.course import course
from tutor.lessons.session import LessonSession

START = GAME.start(2, seed=7)


def at_end(seed: int = 3, players: int = 3) -> State:
    """A game that is over."""
    state: State = game(seed, players)[-1][0]
    return state


def at(phase: str, seed: int = 3, players: int = 2) -> State:
    """A late position of a random game, in this phase."""
    found: list[State] = [s for s, _a in game(seed, players) if s.phase == phase]
    return found[-1]


def told(state: State, **changes: Any) -> dict[str, str]:
    """What is said about the position with some entries changed, by clause."""
    return {v.clause: v.message for v in GAME.status(attrs.evolve(state, **changes))}


@given(positions(), st.integers(0, 3))
@settings(max_examples=300)
def test_whatever_a_game_comes_to_can_be(state: State, player: int) -> None:
    assert GAME.status(state) == ()
    assert GAME.status(GAME.view(state, player % state.players)) == ()


@pytest.mark.parametrize("lesson", course("chocolatiers"), ids=lambda lesson: lesson.id)
def test_every_position_of_the_course_can_be(lesson: Any) -> None:
    session = LessonSession(lesson)
    while True:
        if session.start.phase != SETUP:  # a table that is being set is no position yet
            assert GAME.status(session.start) == ()
        while not session.solved:
            session.hint()
        if session.finished:
            break
        session.next()


def test_what_is_no_position_is_told() -> None:
    with pytest.raises(tutor.StateError):
        GAME.status("a position")


@pytest.mark.parametrize(
    ("entry", "value", "clause", "message"),
    [
        ("hands", ("TNR",), "1.1", "2 to 4 players; there are 1 hands"),
        ("displays", START.displays[:1], "2.1", "“displays” must have 2 items"),
        ("wilds", (3,), "1.2", "“wilds” must have 2 items"),
        ("tray", START.tray + "T", "1.3", "“tray” must have 6 items; it has 7"),
        ("stacks", START.stacks[:4], "1.4", "“stacks” must have 5 items; it has 4"),
        ("player", 2, "7.4", "“player” must be a player from 0 to 1"),
        ("starter", -1, "1.6", "“starter”"),
        ("first_card", 7, "8.1", "“first_card”"),
        ("phase", "start", "2.1", "“phase” must be one of"),
        ("deck", "TNRMB" * 40, "1.1", "cards in this position; the box has"),
        ("deck", START.deck[1:], "1.1", "cards in this position; the box has"),
        ("deck", START.deck + "X", "1.1", "“X” is no card"),
        ("hands", ("????????", "TTT"), "7.1", "Player 0 has 8 cards in hand; at most 6"),
        ("hands", ("TNR", "???????"), "7.1", "Player 1 has 7 cards in hand; at most 6"),
        ("phase", "end", "7.1", "nothing to discard"),
        ("phase", "bonus", "2.2", "No slot of the tray is empty"),
        ("tray", ".....T", "7.2", "5 slots of the tray are empty"),
        ("wilds", (4, 3), "1.2", "Player 0 has 4 Wilds"),
        ("wilds", (3, -1), "1.2", "Player 1 has -1 Wilds"),
        ("turn", 0, "2.1", "“turn” counts from 1"),
        ("turn", 2, "7.4", "player 0 is not the one to play"),
        ("phase", "over", "8.2", "The game is over, but nobody holds First"),
        ("last_turns", 1, "8.2", "nobody holds First"),
        ("first_card", 1, "8.1", "Player 1 holds First without 6 boxes"),
        ("stacks", (TILES[:30],) * 5, "1.4", ""),
        ("stacks", ((Tile("TNRM", 4),) * 3,) * 5, "1.4", "TNRM with 4 points is not in the game"),
        ("stacks", (TILES[:4], *START.stacks[1:]), "1.4", ""),
        ("stacks", ((Tile("....", 4),), *START.stacks[1:]), "1.4", ""),
        ("stacks", ((Tile("T", 4),), *START.stacks[1:]), "1.4", ""),
    ],
    ids=lambda value: str(value)[:16],
)
def test_what_cannot_be_is_told(entry: str, value: object, clause: str, message: str) -> None:
    said = told(START, **{entry: value})
    assert message in said[clause]


def test_every_reason_is_told() -> None:
    said = told(START, phase="over", wilds=(9, 3), deck="", turn=4)
    assert {"1.1", "1.2", "7.4", "8.2"} <= set(said)


def test_a_stack_is_no_higher_than_the_players_allow() -> None:
    high = attrs.evolve(START, stacks=(TILES[:4], *START.stacks[1:]))
    assert GAME.status(high)[0].message == "Stack 1 has 4 tiles; with 2 players it has 3."


def test_a_box_worth_99_points_is_none_of_the_game() -> None:
    state = at("action")
    display = state.displays[0]
    rich = attrs.evolve(display, points=(99, *display.points[1:]))
    said = told(state, displays=(rich, *state.displays[1:]))
    assert "with 99 points is not in the game" in said["1.4"]


def test_a_tile_is_not_there_more_often_than_in_the_box() -> None:
    top = START.stacks[0][0]
    said = told(START, stacks=(START.stacks[0], (top, *START.stacks[1][1:]), *START.stacks[2:]))
    assert f"{top.spaces} with {top.points} points" in said["1.4"]


def test_a_box_under_wilds_may_be_any_tile_that_fits_but_no_other() -> None:
    state = at("action", seed=4)
    player = next(p for p, d in enumerate(state.displays) if d)
    display = state.displays[player]
    wild = display.with_wild(*next(s for s in display.spaces if display.at(*s) not in "*"))
    kept = list(state.wilds)
    kept[player] = 0
    covered = tuple(wild if p == player else d for p, d in enumerate(state.displays))
    assert "1.4" not in told(state, displays=covered, wilds=tuple(kept))
    other = attrs.evolve(wild, points=(9, *wild.points[1:]))
    covered = tuple(other if p == player else d for p, d in enumerate(state.displays))
    assert "not in the game" in told(state, displays=covered, wilds=tuple(kept))["1.4"]


def test_boxes_of_ones_own_are_for_lessons_alone() -> None:
    state = attrs.evolve(START, stacks=((Tile("TTTT", 4),), (), (), (), ()))
    assert {v.clause for v in GAME.status(state)} == {"1.4"}
    assert status(state, load_components(), own_tiles=True) == ()


@pytest.mark.parametrize(
    ("rows", "clause", "message"),
    [
        (("TTNNRRMM", "TTNNRRMM"), "5.6", "4 boxes wide"),
        (("TT--", "TT--", "--NN", "--NN"), "5.2", "touches no other"),
        (("TT", "T"), "1.4", "equally long"),
        (("TT",), "1.4", "half a box"),
        (("TTT", "T"), "1.4", "half a box"),
        (("..", ".."), "1.4", "without chocolates"),
    ],
)
def test_a_display_that_cannot_be_is_told(rows: tuple[str, ...], clause: str, message: str) -> None:
    display = Display(rows, (4,) * 4 if len(rows[0]) == 8 else (4,) * (len(rows) // 2))
    messages = [
        v.message
        for v in GAME.status(attrs.evolve(START, displays=(display, START.displays[1])))
        if v.clause == clause
    ]
    assert any(message in said for said in messages)


def test_a_game_that_is_over_on_turn_1_is_told() -> None:
    over = at_end()
    said = told(over, turn=1, starter=over.player)
    assert "had 0 turns" in said["2.3"] or "had 1 turns" in said["2.3"]


def test_each_turn_adds_one_box_or_one_wild() -> None:
    over = at_end()
    said = told(over, turn=over.turn % 3 + 3)
    assert "each with one bonus" in said["2.3"]


def test_the_end_fits_the_last_turns() -> None:
    over = at_end()
    assert "8.2" in told(over, last_turns=1)
    assert "8.2" in told(over, last_turns=None)
    assert "8.2" in told(over, player=over.first_card)
    assert "8.2" in told(over, phase="action")
    assert "8.1" in told(over, first_card=None, last_turns=None)


def test_whoever_holds_first_has_no_more_turn() -> None:
    over = at_end()
    said = told(over, phase="action", player=over.first_card, last_turns=2)
    assert "has no more turn" in said["8.2"]


def test_a_second_player_has_six_boxes_only_after_the_last_turn() -> None:
    over = at_end()
    assert over.first_card is not None
    six = over.displays[over.first_card]
    player = (over.first_card + 2) % 3
    displays = tuple(six if p == player else d for p, d in enumerate(over.displays))
    assert "8.1" not in told(over, displays=displays)
    before = told(over, displays=displays, phase="action", player=player, last_turns=1)
    assert f"Player {player} has 6 boxes before the last turn" in before["8.1"]
