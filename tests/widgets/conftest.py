"""What several tests of pages begin with."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widgets.paper import Paper
from tests.widgets.tables import OnePage, OpenTable
from tests.widgets.wire import Wire
from widgets.app import App
from widgets.pages.table.page import KEY
from widgets.table import Match


@pytest.fixture
def open_table(monkeypatch: pytest.MonkeyPatch) -> OpenTable:
    def open_table(match: Match | None = None, **more: Any) -> Paper:
        stored = more.pop("stored", None)
        if stored is None:
            stored = {} if match is None else {KEY: match.dump()}
        return Paper(OnePage, monkeypatch, stored=stored, **more)

    return open_table


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Open the app at an address; without movement unless it is asked for."""

    def open_at(address: str, **browser: Any) -> Paper:
        browser.setdefault("reduced_motion", True)
        return Paper(App, monkeypatch, hash=address, **browser)

    return open_at


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    return Wire(monkeypatch, strict=True)
