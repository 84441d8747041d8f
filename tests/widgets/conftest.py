"""What several tests of pages begin with."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widgets.paper import Paper
from tests.widgets.tables import OpenTable, Room
from widgets.pages.table.page import KEY
from widgets.table import Match


@pytest.fixture
def open_table(monkeypatch: pytest.MonkeyPatch) -> OpenTable:
    def open_table(match: Match | None = None, **more: Any) -> Paper:
        stored = more.pop("stored", None)
        if stored is None:
            stored = {} if match is None else {KEY: match.dump()}
        return Paper(Room, monkeypatch, stored=stored, **more)

    return open_table
