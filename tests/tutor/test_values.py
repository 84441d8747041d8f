"""Games, positions and results are values: they compare, hash, and travel between processes."""

import pickle
import re
from typing import Any

import pytest

import tutor
from tutor import GAMES, Record, Standing, load_game
from tutor.frozen_map import FrozenMap


def values(name: str) -> list[Any]:
    game = load_game(name)
    state = game.start(min(game.players), seed=5)
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
    players = min(load_game(name).players)
    record = Record.start(name, players, seed=5)
    for _turn in range(3):
        record.play(record.game.actions(record.state)[0])
    record.undo()
    again = pickle.loads(pickle.dumps(record))
    assert again == record
    assert again.redo() == record.redo()
    assert again != Record.start(name, players, seed=6)


@pytest.mark.parametrize("name", GAMES)
def test_reprs_are_short_and_can_be_read_again(name: str) -> None:
    game = load_game(name)
    assert eval(repr(game)) == game
    record = Record.start(name, max(game.players), seed=5)
    assert repr(record) == f"Record.start({name!r}, players={max(game.players)}, seed=5, first=0)"
    assert eval(repr(record)) == record
    record.play(game.actions(record.state)[0])
    assert eval(repr(record)) == record
    assert str(record).endswith("seed=5, first=0; 1 actions>")
    placed = Record.from_state(game, record.state)
    assert eval(repr(placed)) == placed
    for state in (record.state, game.view(record.state, 0)):
        assert re.match(r"<\w*State: ", repr(state))
        assert f"player={record.state.player}, " in repr(state)
        assert len(repr(state)) < 200
    first, *_others, last = game.rulebook
    clauses = len(game.rulebook)
    assert repr(game.rulebook) == f"<Rulebook: {clauses} clauses, {first} to {last}>"
    assert type(pickle.loads(pickle.dumps(game.rulebook))) is type(game.rulebook)


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
