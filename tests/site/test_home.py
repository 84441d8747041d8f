"""Home is on the page before there is Python, as on the served page before there is a kernel."""

# ruff: noqa: F401 (pytest uses what is imported)

from __future__ import annotations

import pytest

from tests.browser.test_first import (
    held,
    test_home_is_seen_at_once_and_nothing_moves_when_the_tutor_comes,
    test_what_is_clicked_too_early_is_done_when_it_can_be,
)

# Long here: the layout is that of the served page, which tests/browser tries in every size.
pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def speaker() -> str:
    """The script that starts Python."""
    return "**/boot.js"
