"""Both ways through the course of Chocolatiers 2019 in a real browser: the whole course by touch on
a phone, the short way by mouse and by keyboard. All other ways are clicked without a browser.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import by_keys, by_mouse, by_touch, go
from tests.browser.learner import Press, finish
from tutor.lessons.course import ways

GAME = "chocolatiers-2019"
COURSE, SHORT = ways(GAME)
LONG = "whole-game"
"""Other tests play whole games in the browser."""


def follow(page: Page, link: str, press: Press) -> None:
    """Go where a link leads."""
    there = page.locator(f"#{link}")
    if press is by_keys:
        there.focus()
        page.keyboard.press("Enter")
    else:
        there.click()


@pytest.mark.long
@pytest.mark.parametrize("visit", [(True, PHONE)], indirect=True, ids=["touch"])
def test_the_course_is_finished_by_touch(visit: Page) -> None:
    lessons = [lesson for lesson in COURSE if lesson.id != LONG]
    for lesson in lessons:
        go(visit, f"{GAME}/lesson/{lesson.id}")
        finish(visit, lesson, by_touch)
    go(visit, GAME)
    expect(visit.locator(".stop.done")).to_have_count(len(lessons))


@pytest.mark.long
@pytest.mark.parametrize(
    ("visit", "press"),
    [
        pytest.param((False, DESKTOP), by_mouse, id="mouse"),
        pytest.param((False, DESKTOP), by_keys, id="keys"),
    ],
    indirect=["visit"],
)
def test_the_short_way_leads_from_the_course_page_to_the_table(visit: Page, press: Press) -> None:
    go(visit, GAME)
    follow(visit, "short-way", press)
    for number, lesson in enumerate(SHORT, 1):
        finish(visit, lesson, press)
        if number < len(SHORT):
            follow(visit, "go-on", press)
    go(visit, GAME)
    expect(visit.locator(".course .btn-primary")).to_have_attribute("href", f"#{GAME}/table")
    expect(visit.locator("#short-way")).to_have_count(0)


@pytest.mark.parametrize("visit", [(False, (1024, 768))], indirect=True)
def test_the_end_of_the_lesson_with_most_rules_fits_a_tablet(visit: Page) -> None:
    most = max(COURSE, key=lambda lesson: len(lesson.teaches))
    go(visit, f"{GAME}/lesson/{most.id}")
    finish(visit, most, by_mouse)
