"""The course of Chocoly in a real browser: by mouse and by keyboard, stacks and cuts by touch on a
phone. Whole games are played by other tests.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import by_keys, by_mouse, by_touch, go
from tests.browser.learner import Press, finish
from tutor.lessons.course import course
from tutor.lessons.model import AnyLesson

GAME = "chocoly"
LESSONS = [lesson for lesson in course(GAME) if lesson.id != "whole-game"]
TOUCHED = [lesson for lesson in LESSONS if lesson.id in ("areas", "stacking", "cutting")]
STACKED = [lesson for lesson in LESSONS if lesson.id == "stacking"]


@pytest.mark.parametrize(
    ("visit", "press", "lessons"),
    [
        pytest.param((False, DESKTOP), by_mouse, LESSONS, id="mouse", marks=pytest.mark.long),
        pytest.param((False, DESKTOP), by_keys, LESSONS, id="keys", marks=pytest.mark.long),
        pytest.param((True, PHONE), by_touch, TOUCHED, id="touch", marks=pytest.mark.long),
        pytest.param((True, PHONE), by_touch, STACKED, id="stacked by touch"),
    ],
    indirect=["visit"],
)
def test_the_course_is_finished(visit: Page, press: Press, lessons: Sequence[AnyLesson]) -> None:
    for lesson in lessons:
        go(visit, f"{GAME}/lesson/{lesson.id}")
        finish(visit, lesson, press)
    go(visit, GAME)
    expect(visit.locator(".stop.done")).to_have_count(len(lessons))
