"""The golden weeks of the solo game, played again and compared."""

from __future__ import annotations

import json

import pytest

from tests.chocolate_factory.manager.golden.make import WEEKS, path, played, summary


@pytest.mark.parametrize("name", WEEKS)
def test_the_week_plays_as_it_did(name: str) -> None:
    kept = json.loads(path(name).read_text("utf-8"))
    for part, value in summary(name, kept["actions"]).items():
        assert value == kept[part], part


def test_the_files_are_what_the_script_writes() -> None:
    assert played("drawn") == json.loads(path("drawn").read_text("utf-8"))["actions"]
