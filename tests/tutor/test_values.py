"""Games, positions and results are values: they compare, hash, and travel between processes."""

import pickle
from importlib import import_module
from typing import Any

import pytest

import tutor
from tutor import GAMES, Record, Standing, load_game
from tutor.frozen_map import FrozenMap


def values(name: str) -> list[Any]:
    game = load_game(name)
    state = game.start(2, seed=5)
    return [
        game,
        state,
        game.view(state, 0),
        game.actions(state)[0],
        game.standings(state),
        game.verdict(state),
        game.kind,
        game.options,
        game.rulebook,
    ]


@pytest.mark.parametrize("name", GAMES)
def test_values_are_pickled_and_hashed(name: str) -> None:
    for value in values(name):
        again = pickle.loads(pickle.dumps(value))
        assert again == value
        assert hash(again) == hash(value)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_pickled_with_what_was_undone(name: str) -> None:
    record = Record.start(name, 2, seed=5)
    for _turn in range(3):
        record.play(record.game.actions(record.state)[0])
    record.undo()
    again = pickle.loads(pickle.dumps(record))
    assert again == record
    assert again.redo() == record.redo()
    assert again != Record.start(name, 2, seed=6)


@pytest.mark.parametrize("name", GAMES)
def test_reprs_are_short_and_can_be_read_again(name: str) -> None:
    game = load_game(name)
    assert eval(repr(game)) == game
    room = vars(import_module(type(game).__module__.rpartition(".")[0]))
    view = game.view(game.start(2, seed=5), 0)
    assert eval(repr(view), dict(room)) == view
    assert "seed=5" in repr(Record.start(name, 2, seed=5))


def test_a_standing_keeps_its_points() -> None:
    points = {"Boxes": 4}
    standing = Standing(0, 1, 4, points)
    points["Boxes"] = 5
    assert standing.items == {"Boxes": 4}
    with pytest.raises(TypeError):
        standing.items["Boxes"] = 5  # type: ignore[index]
    assert repr(FrozenMap(a=1)) == "{'a': 1}"


def test_the_version_is_that_of_the_package() -> None:
    assert tutor.__version__.count(".") == 2
