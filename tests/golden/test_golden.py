"""The golden playthroughs, replayed and compared."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tutor
from tests.golden.make import FOLDER, path, playthrough, summary

EVERY_GAME = [(game, n) for game in tutor.GAMES for n in tutor.load_game(game).players]


def golden(game_id: str, players: int) -> dict[str, Any]:
    """What the file says."""
    data: dict[str, Any] = json.loads(path(game_id, players).read_text(encoding="utf-8"))
    return data


def test_every_edition_and_number_of_players_has_one() -> None:
    expected = sorted(path(game, n).name for game, n in EVERY_GAME)
    assert sorted(file.name for file in FOLDER.glob("*.json")) == expected


@pytest.mark.parametrize(("game_id", "players"), EVERY_GAME)
def test_the_game_plays_as_it_did(game_id: str, players: int) -> None:
    kept = golden(game_id, players)
    record = tutor.Record.load(json.dumps(kept["record"]))
    assert record.game.over(record.state)
    for part, value in summary(record).items():
        assert value == kept[part], part


@pytest.mark.parametrize(("game_id", "players"), EVERY_GAME)
def test_the_link_still_opens(game_id: str, players: int) -> None:
    kept = golden(game_id, players)
    record = tutor.Record.from_link(kept["link"])
    assert json.loads(record.dump()) == kept["record"]


def test_the_files_are_what_the_script_writes() -> None:
    made, kept = playthrough("chocolatiers", 2), golden("chocolatiers", 2)
    del made["link"], kept["link"]
    assert made == kept
