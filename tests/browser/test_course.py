"""The course in a real browser: every lesson to its stars, by mouse and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenApp
from tests.browser.driving import press, press_by_keys
from tutor.chocolatiers.actions import parse_action
from tutor.lessons import Do, Explore, LessonSession, Predict
from tutor.lessons.course import course
from widgets.composer import clicks, slots

pytestmark = pytest.mark.browser

LESSONS = [lesson.id for lesson in course()]
Press = Callable[[Page, str], None]


def way_through(session: LessonSession) -> Iterator[str]:
    """The targets that solve a lesson by its reference solution, step by step.

    The session goes along, so that each target is chosen for the position that the page shows.
    """
    while True:
        step = session.step
        if isinstance(step, Predict):
            value = str(step.answer(session.state))
            yield f"answer:{value}"
            session.answer(value)
        elif isinstance(step, Explore):
            yield from _explored(session, step)
        else:
            yield from _done(session, step)
        assert session.solved, step.id
        yield "next"
        if session.finished:
            return
        session.next()


def _explored(session: LessonSession, step: Explore) -> Iterator[str]:
    for value in step.solution:
        if step.mode == "wild":
            assert isinstance(value, tuple)
            yield f"space:{value[0]},{value[1]}"
        else:
            hand = session.state.hands[session.seat]
            yield from (f"hand:{i}" for i in slots(hand, str(value)))
            yield "confirm"
        session.explore(value)


def _done(session: LessonSession, step: Do) -> Iterator[str]:
    for text in step.solution:
        action = parse_action(text)
        yield from clicks(session.game, session.state, action)
        session.act(action)


def play_through(page: Page, lesson_id: str, press_target: Press) -> None:
    """Solve every step of a lesson on the page and see its stars."""
    lesson = next(lesson for lesson in course() if lesson.id == lesson_id)
    for target in way_through(LessonSession(lesson)):
        press_target(page, target)
    expect(page.locator("#heading")).to_have_text("Perfect!")


@pytest.mark.parametrize("lesson_id", LESSONS)
def test_every_lesson_by_mouse(open_app: OpenApp, lesson_id: str) -> None:
    page = open_app(path=f"#lesson/{lesson_id}")
    page.wait_for_selector(".lesson")
    play_through(page, lesson_id, press)


@pytest.mark.parametrize("lesson_id", LESSONS)
def test_every_lesson_by_keyboard_alone(open_app: OpenApp, lesson_id: str) -> None:
    page = open_app(path=f"#lesson/{lesson_id}")
    page.wait_for_selector(".lesson")
    play_through(page, lesson_id, press_by_keys)


def test_a_newcomers_first_minute(open_app: OpenApp) -> None:
    """One click on the home page, one more is the first legal action; few words before it."""
    page = open_app()
    page.get_by_role("link", name="Start").or_(page.get_by_role("button", name="Start")).click()
    page.wait_for_selector(".lesson")
    words = page.locator("#heading").inner_text().split()
    assert len(words) <= 40
    press(page, "tray:2")
    expect(page.locator('[data-act="next"]')).to_be_visible()


def test_progress_is_there_when_one_comes_back(open_app: OpenApp) -> None:
    page = open_app(path="#lesson/first-bite")
    page.wait_for_selector(".lesson")
    play_through(page, "first-bite", press)
    context = page.context
    page.close()
    again = open_app(context=context)
    expect(again.locator("#heading")).to_contain_text("Lesson 2")
    expect(again.locator("body")).to_contain_text("1 of")


def test_a_half_done_lesson_goes_on_where_it_was(open_app: OpenApp) -> None:
    page = open_app(path="#lesson/first-bite")
    page.wait_for_selector(".lesson")
    press(page, "tray:2")
    press(page, "next")
    second = course()[0].steps[1].text
    expect(page.locator("#heading")).to_contain_text(second)
    page.reload()
    expect(page.locator("#heading")).to_contain_text(second)


def test_back_and_forward_go_from_page_to_page(open_app: OpenApp) -> None:
    page = open_app()
    home = page.locator("#heading").inner_text()
    page.evaluate("location.hash = 'rules'")
    expect(page.locator("#heading")).to_have_text("Rules")
    page.go_back()
    expect(page.locator("#heading")).to_have_text(home)
    page.go_forward()
    expect(page.locator("#heading")).to_have_text("Rules")


def test_a_wrong_card_is_answered_in_words_and_its_rule_opens(open_app: OpenApp) -> None:
    page = open_app(path="#lesson/first-bite")
    page.wait_for_selector(".lesson")
    press(page, "tray:0")
    expect(page.locator(".message.refused, .message.mistake").first).to_be_visible()
    press(page, "why")
    expect(page.locator("#opened")).to_be_visible()


def test_the_board_is_said_as_the_game_describes_it(open_app: OpenApp) -> None:
    page = open_app(path="#lesson/first-bite")
    page.wait_for_selector(".lesson")
    press(page, "board")
    session = LessonSession(course()[0])
    first_line = session.game.describe(session.state, session.seat).splitlines()[1]
    expect(page.locator("#opened").or_(page.locator("dialog")).first).to_contain_text(first_line)
