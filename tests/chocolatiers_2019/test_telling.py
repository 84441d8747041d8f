"""A turn of the edition of 2019 as others are told it."""

from __future__ import annotations

from tutor import load_game

GAME = load_game("chocolatiers-2019")


def test_two_cards_taken_are_told_in_one_sentence() -> None:
    state = GAME.start(players=2, seed=1)
    first, second = state.tray[0], state.tray[1]
    actions = [GAME.parse_action(f"take {card}") for card in (first, second)]
    told = GAME.tell_turn(state, actions, "Ben")
    assert told.count("Ben") == told.count(".") == 1
    assert told.startswith("Ben takes ")


def test_one_action_is_told_as_it_is() -> None:
    state = GAME.start(players=2, seed=1)
    action = GAME.parse_action(f"take {state.tray[0]}")
    assert GAME.tell_turn(state, [action], "Ben") == GAME.tell(state, action, "Ben")
