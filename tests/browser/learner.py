"""A learner in the browser who knows every answer: follows a lesson's solution.

The lesson is played along in this process, so that the right pieces are known by their ids; the
page is only clicked, typed at and looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from tutor.lessons.model import AnyLesson, Do, Predict, Touch
from tutor.lessons.session import AnySession, LessonSession
from widgets.rooms import room

Press = Callable[[Page, str], None]
"""How a target is pressed: `by_mouse`, `by_touch` or `by_keys` of `driving`."""


def finish(page: Page, lesson: AnyLesson, press: Press) -> None:
    """Play an opened lesson from its first step to its end."""
    session = LessonSession(lesson)
    for number, step in enumerate(lesson.steps, 1):
        expect(page.locator("#heading")).to_contain_text(session.text)
        for target in targets(session):
            press(page, target)
        assert session.solved, f"{step.id}: the solution does not solve it"
        expect(page.locator("[data-act=next]"), f"{step.id} is not solved").to_be_visible()
        press(page, "next")
        if number < len(lesson.steps):
            session.next()
    expect_end(page, lesson)


HIDDEN = """end => {
  const ways = end.querySelector(".row-of-buttons").getBoundingClientRect();
  return [...end.getRootNode().querySelectorAll(".learned button")].filter((rule) => {
    const lies = rule.getBoundingClientRect();
    return lies.bottom > ways.top + 1 || lies.right > innerWidth;
  }).map((rule) => rule.textContent);
}"""


SCROLLS = "() => document.scrollingElement.scrollHeight - innerHeight"


def expect_end(page: Page, lesson: AnyLesson) -> None:
    """Expect the end of a lesson, all of its rules above the buttons."""
    expect(page.locator("#heading")).to_have_text(lesson.can)
    assert page.locator(".lesson-end").evaluate(HIDDEN) == [], (
        "rules lie below the buttons, or are cut"
    )
    assert page.evaluate(SCROLLS) <= 0, "the end of a lesson is higher than the window"


def targets(session: AnySession) -> Iterator[str]:
    """What to press in the current step, one after the other; the session goes along."""
    step, tabletop = session.step, room(session.game.id).tabletop()
    if isinstance(step, Do):
        for action in session.moves():
            yield from tabletop.clicks(session.game, session.state, action)
            session.act(action)
    elif isinstance(step, Predict):
        value = str(step.answer(session.state))
        yield f"answer:{value}"
        session.answer(value)
    elif isinstance(step, Touch):
        right = step.answer(session.state)
        for target in right if step.every else right[:1]:
            yield target
            session.touch(target)
    else:
        for value in step.rest(session.start):
            yield from tabletop.explorer(step.by).clicks(session.state, session.seat, value)
            session.explore(value)
