"""The app on a browser of paper, opened at an address."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widgets.paper import Paper
from widgets.app.app import App


@pytest.fixture
def open_at(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Open the app at an address."""

    def open_at(address: str, **more: Any) -> Paper:
        more.setdefault("today", "2026-11-21")
        return Paper(App, monkeypatch, hash=address, **more)

    return open_at
