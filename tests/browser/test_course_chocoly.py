"""The course of Chocoly in a real browser: by mouse and by keyboard, stacks and cuts by touch on a
phone. Whole games are played by other tests.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import by_keys, by_mouse, by_touch, go
from tests.browser.learner import Press, finish
from tutor.lessons.course import course

GAME = "chocoly"
LESSONS = [lesson for lesson in course(GAME) if lesson.id != "whole-game"]
TOUCHED = ("areas", "stacking", "cutting")


@pytest.mark.parametrize(
    ("visit", "press"),
    [
        pytest.param((False, DESKTOP), by_mouse, id="mouse", marks=pytest.mark.long),
        pytest.param((False, DESKTOP), by_keys, id="keys", marks=pytest.mark.long),
        pytest.param((True, PHONE), by_touch, id="touch"),
    ],
    indirect=["visit"],
)
def test_the_course_is_finished(visit: Page, press: Press) -> None:
    lessons = [it for it in LESSONS if press is not by_touch or it.id in TOUCHED]
    for lesson in lessons:
        go(visit, f"{GAME}/lesson/{lesson.id}")
        finish(visit, lesson, press)
    go(visit, GAME)
    expect(visit.locator(".stop.done")).to_have_count(len(lessons))
