"""What holds for the served app holds for the site: a choice of its tests, run on the site by a
browser that has no network after its first visit. test_same_long.py has the rest of the choice,
and `make site-test` runs all of them so.
"""

# ruff: noqa: F401 (pytest uses what is imported)

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.test_course import (
    test_a_newcomers_first_minute,
)
from tests.site.sent import Returning, Sent, returning


@pytest.fixture(scope="module")
def chromium(real_chromium: Browser, app: Sent) -> Iterator[Returning]:
    """A browser that keeps the site."""
    with returning(real_chromium, app) as visitor:
        yield visitor


def test_no_answer_comes_but_from_what_is_kept(open_app) -> None:
    page = open_app(problems=[])  # of which the browser tells
    asked = "name => fetch(name, { cache: 'reload' }).then((got) => got.ok, () => 'no network')"
    assert page.evaluate(asked, "mark.svg") is True
    assert page.evaluate(asked, "of-no-site.svg") == "no network"
