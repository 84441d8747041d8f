"""Progress goes from the site to the served app and back, by the copy that Settings save."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import app as served
from tests.browser.driving import by_mouse, go
from tests.browser.learner import finish
from tests.site.test_kept import LESSON, goes_on, in_the_second_step
from tutor import GAMES
from tutor.lessons.course import course

__all__ = ["served"]

OTHER = course(GAMES[0])[1]
"""A lesson that is not LESSON."""


def copied(page: Page, copy: Path) -> Path:
    """What a learner takes along."""
    go(page, "settings")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save a copy").click()
    waiting.value.save_as(copy)
    return copy


def arrived(open_app: Callable[..., Page], url: str, copy: Path) -> Page:
    """A browser that knew nothing of the learner, and the copy."""
    page = open_app(url=url, path="#settings")
    page.get_by_label("Load a copy").set_input_files(copy)
    expect(page.locator(".news")).to_contain_text("Your progress is here.")
    go(page, LESSON.removeprefix("#"))
    goes_on(page)
    return page


@pytest.mark.long
def test_what_was_begun_on_the_site_goes_on_in_the_served_app_and_comes_back(
    open_app, app, served, tmp_path: Path
) -> None:
    page = in_the_second_step(open_app(path=LESSON))
    there = arrived(open_app, served.url, copied(page, tmp_path / "from-the-site.json"))
    go(there, f"lesson/{OTHER.id}")
    finish(there, OTHER, by_mouse)
    back = arrived(open_app, app.url, copied(there, tmp_path / "from-the-app.json"))
    go(back, "home")
    expect(back.locator(".stop.done")).to_have_count(1)
    expect(back.locator(".stop.done")).to_contain_text(OTHER.title)
