"""Opens the room of Chocolate Factory to the tests: it is not among the games of the house yet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.conftest import chromium, open_app, visit
from tutor import rooms
from widgets import rooms as screens

__all__ = ["chromium", "open_app", "visit"]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The id of the game, which can be loaded while the test runs."""
    game = "chocolate-factory"
    rules = {**rooms.HOUSE, game: "tutor.chocolate_factory.room:ROOM"}
    monkeypatch.setattr(rooms, "HOUSE", rules)
    pages = {**screens.HOUSE, game: "widgets.chocolate_factory.room:ROOM"}
    monkeypatch.setattr(screens, "HOUSE", pages)
    yield game
    rooms.room.cache_clear()
    screens.room.cache_clear()
