"""Tables of pandas: a row for each player, action and strength."""

from __future__ import annotations

import sys
from random import Random

import pytest

from tutor import GAMES, Record
from tutor.commands.simulate import SimulationTotals, play_game
from tutor.players.random_player import RandomPlayer
from tutor.rooms import load_game, room


def played(game: str, actions: int = 12) -> Record:
    rng, record = Random(3), Record.start(game, players=min(load_game(game).players), seed=3)
    for _number in range(actions):
        record.play(rng.choice(record.game.actions(record.state)))
    return record


@pytest.mark.parametrize("game", GAMES)
def test_a_record_has_a_row_for_each_action(game: str) -> None:
    record = played(game)
    frame = record.to_frame()
    assert list(frame.index) == list(range(1, 13))
    texts = [record.game.action_text(action) for action in record.actions]
    assert list(frame["action"]) == texts
    assert list(frame["player"]) == [record.game.to_move(each) for each in record.states[:-1]]
    assert all(frame["told"])


@pytest.mark.parametrize("game", GAMES)
def test_standings_have_a_row_for_each_player_and_columns_that_add_up(game: str) -> None:
    record = played(game)
    standings = record.game.standings(record.state)
    frame = standings.to_frame()
    assert list(frame["player"]) == [one.player for one in standings]
    assert list(frame[list(standings[0].items)].sum(axis=1)) == list(frame["total"])


def test_a_simulation_has_a_row_for_each_strength() -> None:
    players = {"a": RandomPlayer(), "b": RandomPlayer()}
    totals = SimulationTotals(tuple(players))
    play_game(load_game("chocoly"), players, ["a", "b"], 1, totals)
    frame = totals.to_frame().set_index("strength")
    assert list(frame.index) == ["a", "b"]
    assert frame["won"].sum() == 1
    assert (frame["low"] <= frame["won"]).all()


def test_without_pandas_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match=r"choco-tutor\[pandas\]"):
        played("chocoly", 1).to_frame()
    assert room("chocoly"), "the rest works without it"


def test_a_slider_shows_each_action_and_its_position() -> None:
    record = played("chocolatiers", 4)
    (controls, said, shown) = record.show().children
    at = controls.children[1]
    assert (at.min, at.max, said.value) == (0, 4, "<p>The start.</p>")
    first = shown.value
    at.value = 2
    assert said.value.startswith("<p>2. ")
    assert shown.value != first
    record.play(record.game.actions(record.state)[0])
    assert at.max == 4, "it shows the game as it was"
