"""More learners than the server bears: the rest wait in line, and come in by themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import PHONE, OpenApp, wait_ready
from tests.serving import Served, serve_app

pytestmark = pytest.mark.browser
FULL = "The tutor is full just now"


@pytest.fixture(scope="module")
def small() -> Iterator[Served]:
    """A server that has room for one."""
    served = serve_app("--limit", "1", "--pool", "1")
    yield served
    served.stop()


def leave(page: Page) -> None:
    """Go elsewhere; the page says farewell to its kernel."""
    page.goto("about:blank")


def waits(open_app: OpenApp, served: Served, place: str, **how: object) -> Page:
    page = open_app(url=served.url, ready=False, **how)
    expect(page.get_by_role("heading", name=FULL)).to_be_visible()
    expect(page.get_by_role("status")).to_have_text(place)
    return page


@pytest.mark.long  # widgets/serve/test_entrance.py asks the same without browsers
def test_whoever_waits_is_let_in_in_turn_to_the_place_of_the_link(
    open_app: OpenApp, small: Served
) -> None:
    ada = open_app(url=small.url)
    ben = waits(open_app, small, "You are next.", path="#rules")
    width, height = PHONE
    cleo = waits(open_app, small, "1 is before you.", theme="dark", width=width, height=height)
    assert not findings(cleo)
    leave(ada)
    wait_ready(ben)
    expect(ben.locator("#heading")).to_contain_text("Rules")
    expect(cleo.get_by_role("status")).to_have_text("You are next.")
    ben.reload()  # does not cost the place
    wait_ready(ben)
    leave(ben)
    wait_ready(cleo)
