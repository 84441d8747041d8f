"""What the tests of Chocolate Factory share."""

from __future__ import annotations

import pytest

from tests.browser.conftest import app, chromium, open_app, visit

__all__ = ["app", "chromium", "open_app", "visit"]


@pytest.fixture
def opened() -> str:
    """The id of the game."""
    return "chocolate-factory"
