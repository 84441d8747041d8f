"""The golden weeks, played again and compared."""

from __future__ import annotations

import json

import pytest

from tests.chocolate_factory.golden.make import SIDES, path, played, summary


@pytest.mark.parametrize("players", SIDES)
def test_the_week_plays_as_it_did(players: int) -> None:
    kept = json.loads(path(players).read_text("utf-8"))
    for part, value in summary(players, kept["actions"]).items():
        assert value == kept[part], part


def test_the_files_are_what_the_script_writes() -> None:
    assert played(2) == json.loads(path(2).read_text("utf-8"))["actions"]
