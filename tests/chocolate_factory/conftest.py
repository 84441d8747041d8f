"""Opens the room of Chocolate Factory to the tests: it is not among the games of the house yet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tutor import rooms


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The id of the game, which can be loaded while the test runs."""
    game = "chocolate-factory"
    more = {**rooms.HOUSE, game: "tutor.chocolate_factory.room:ROOM"}
    monkeypatch.setattr(rooms, "HOUSE", more)
    yield game
    rooms.room.cache_clear()
