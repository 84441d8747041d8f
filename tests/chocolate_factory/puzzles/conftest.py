"""Opens the rooms of Chocolate Factory to the tests of its puzzles, where they are not open yet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tutor import rooms
from tutor.puzzles.games import shipped_by_id
from widgets import rooms as screens

GAME = "chocolate-factory"


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is among those of the house while a test runs."""
    for house, storey in ((rooms, "tutor"), (screens, "widgets")):
        more = {**house.HOUSE, GAME: f"{storey}.chocolate_factory.room:ROOM"}
        monkeypatch.setattr(house, "HOUSE", more)
    yield
    rooms.room.cache_clear()
    screens.room.cache_clear()
    shipped_by_id.cache_clear()
