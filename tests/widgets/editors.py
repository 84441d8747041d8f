"""An editor of puzzles on a browser of paper, whatever the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.widgets.paper import Paper
from widgets.app import App

OpenAt = Callable[..., Paper]


def opener(monkeypatch: pytest.MonkeyPatch, game: str) -> OpenAt:
    """Return what opens the app at an address of a game."""

    def open_at(address: str, **more: Any) -> Paper:
        return Paper(App, monkeypatch, hash=f"{game}/{address}", **more)

    return open_at


def finish(page: Paper) -> None:
    """Let the pause after the last change be over."""
    assert page.last["after"] == {"ms": 200, "act": "search"}
    page.event("act", "search")
    assert page.last["after"] is None
