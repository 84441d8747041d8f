"""The public surface as type checkers know it: they read this file, nobody runs it."""

from typing import Any, assert_type

import tutor
from tutor import Record, load_game
from tutor.chocolate_factory import State as AtWork
from tutor.chocolatiers import Action, State, Take
from tutor.chocoly import State as OnBoard

game = load_game("chocolatiers")
state = game.start(players=2, seed=7)
assert_type(state, State)
assert_type(game.apply(state, Take("T")), State)
assert_type(state.tray, str)
assert_type(load_game("chocoly").start(3), OnBoard)
assert_type(load_game("chocolate-factory").start(3), AtWork)
assert_type(tutor.__version__, str)


def first(found: State) -> Action:
    """Choose an action of the game, not any object."""
    return game.actions(found)[0]


def any_game(name: str) -> tutor.Game[Any, Any]:
    """Load a game whose id is known later."""
    return load_game(name)


record: Record[State, Action] = Record.from_state(game, state)
assert_type(record.state, State)
