"""A turn on the game's own table: every legal one can be clicked, and the solver sits in front."""

from __future__ import annotations

from random import Random

import pytest

from tutor.chocolatiers.actions import Action, Box, Skip, action_text
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.table import as_seen
from tutor.chocolatiers.state import BONUS, State
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.kinds import WILD
from tutor.rooms import load_game
from widgets.chocolatiers.puzzles import turn
from widgets.chocolatiers_family.selection import NOTHING
from widgets.chocolatiers_family.taking_back import just_done
from widgets.chocolatiers_family.target_ids import spot
from widgets.draw.theme import LIGHT

GAME = load_game("chocolatiers")


def moments(players: int, seed: int) -> list[State]:
    """Bonus phases of a game of chance, as who is to act sees them."""
    rng, state = Random(seed), GAME.start(players=players, seed=seed)
    found = []
    while not GAME.over(state) and len(found) < 40:
        actions = GAME.actions(state)
        if state.phase == BONUS and any(isinstance(each, Box) for each in actions):
            found.append(as_seen(state, state.player))
        boxes = [each for each in actions if isinstance(each, Box)]
        state = GAME.apply(state, rng.choice(boxes or actions))
    return found


MOMENTS = [each for players, seed in ((2, 3), (3, 5), (4, 8)) for each in moments(players, seed)]
SOME = Random(4).sample(MOMENTS, 12)


def task(state: State) -> Task:
    return Task("turn", state, state.player)


def clicked(asked: Task, targets: tuple[str, ...]) -> turn.Turned:
    led = turn.Turned(NOTHING)
    for target in targets:
        assert not led.action, "the turn was over before its last click"
        led = turn.click(asked, led.selection, target)
        assert led.refusal is None, led.refusal
    return led


@pytest.mark.parametrize("number", range(len(SOME)))
def test_every_legal_turn_can_be_clicked_and_lies_on_the_table(number: int) -> None:
    state = SOME[number]
    asked = task(state)
    actions: list[Action] = list(GAME.actions(state))
    for action in Random(number).sample(actions, min(15, len(actions))):
        text = action_text(action)
        assert clicked(asked, turn.clicks(asked, text)).action == text
        table = turn.table_of(state, state.player, text)
        after = GAME.apply(state, action)
        assert table.displays[0] == after.displays[state.player]
        assert table.wilds[0] == after.wilds[state.player]
        assert turn.in_words(asked, text)


def test_what_was_just_done_is_taken_back_by_a_click_on_it() -> None:
    kinds = {type(action): (state, action) for state in MOMENTS for action in GAME.actions(state)}
    for kind in (Box, PlaceWild):
        state, action = kinds[kind]
        table = turn.board(task(state), NOTHING, action_text(action), LIGHT, {}, True)
        display = table.state.displays[0]
        (*spaces,) = (at for at in display.spaces if spot("space", at) in just_done(table))
        assert len(just_done(table)) == len(spaces) == (4 if kind is Box else 1)
        if isinstance(action, PlaceWild):
            assert [display.at(*at) for at in spaces] == [WILD]
        quiet = turn.board(task(state), NOTHING, action_text(action), LIGHT, {}, False)
        assert just_done(quiet) == ()


def test_who_solves_sits_in_front_and_the_others_in_the_order_of_play() -> None:
    for state in MOMENTS:
        table = turn.table_of(state, state.player, "")
        assert (table.player, table.displays[0]) == (0, state.displays[state.player])
        following = (state.player + 1) % state.players
        assert table.displays[1] == state.displays[following]
        assert table.hands[1] == state.hands[following]
        assert set(map(action_text, GAME.actions(table))) == set(
            map(action_text, GAME.actions(state))
        )


def test_what_cannot_be_is_refused_with_its_clause_and_a_look_is_no_reproach() -> None:
    asked = task(MOMENTS[0])
    tray = turn.click(asked, NOTHING, "tray:0")
    assert tray.refusal is not None
    assert tray.refusal.clause in GAME.rulebook
    assert not tray.told
    assert turn.click(asked, NOTHING, "deck").told
    for target in ("", "nonsense", "place:9,9", "stack:77", "hand:77", "space:-4,0"):
        assert turn.click(asked, NOTHING, target).action == ""


def test_new_pieces_are_those_of_the_action() -> None:
    kinds = {Box: (1, 0), PlaceWild: (0, 1), Skip: (0, 0)}
    for state in SOME:
        for action in GAME.actions(state):
            boxes, wilds = turn.new_pieces(action_text(action))
            assert (len(boxes), len(wilds)) == kinds[type(action)]
    assert turn.new_pieces("box nothing") == ([], [])
