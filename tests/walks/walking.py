"""One lesson walked on a page: each step in a way that is right, and not its solution's."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.learner import Press, expect_end, targets
from tutor.lessons.model import AnyLesson, Do, Explore, Touch
from tutor.lessons.session import AnySession, LessonSession
from widgets.rooms import room

MOST_TRIED = 60
"""First moves that are tried until one leads on."""
MOST_MOVES = 40
"""Most moves of a way through a step."""


def walk(page: Page, lesson: AnyLesson, press: Press) -> int:
    """Walk an opened lesson to its end; return the number of steps done in another way."""
    session, twin = LessonSession(lesson), LessonSession(lesson)
    before, others = None, 0
    for number, step in enumerate(lesson.steps, 1):
        expect(page.locator("#heading")).to_contain_text(session.text)
        twin.enter(number - 1, before)
        found = other_targets(session, twin, before)
        others += bool(found)
        for target in found or targets(session):
            try:
                press(page, target)
            except Exception as error:
                raise AssertionError(f"{step.id}, {found or 'its solution'}: {error}") from error
        expect(page.locator("[data-act=next]"), f"{step.id}, {found}: not solved").to_be_visible()
        press(page, "next")
        if number < len(lesson.steps):
            before = session.state
            session.next()
    expect_end(page, lesson)
    return others


def other_targets(session: AnySession, twin: AnySession, before: Any) -> list[str]:
    """What to press for another right way through the step, the session going along; [] if there
    is none, or if the step is a whole game."""
    step, tabletop = session.step, room(session.game.id).tabletop()
    pressed: list[str] = []
    if isinstance(step, Touch):
        right = list(step.answer(session.state))
        pressed = right[::-1] if step.every else right[-1:]
        if len(right) == 1:
            return []
        for target in pressed:
            session.touch(target)
    elif isinstance(step, Do) and not step.open_play:
        for action in other_way(twin, before):
            pressed += tabletop.clicks(session.game, session.state, action)
            session.act(action)
    elif isinstance(step, Explore) and not callable(step.solution) and len(step.solution) > 1:
        for value in step.solution[::-1]:
            pressed += tabletop.explorer(step.by).clicks(session.state, session.seat, value)
            session.explore(value)
    assert session.solved or not pressed, f"{step.id}: {pressed} does not solve it"
    return pressed


def other_way(twin: AnySession, before: Any) -> list[Any]:
    """Return actions that solve the step and do not begin as its solution does; [] if there are
    none. The twin is left anywhere in the step."""
    resting, own, game = set(twin.resting), twin.advice.value, twin.game
    first = [
        action
        for action in game.actions(twin.state)
        if action != own
        and game.action_text(action).split()[0] not in twin.without
        and not resting & set(twin.teaching.pieces(twin.state, action))
        and all(_seen(twin, piece) for piece in twin.teaching.pieces(twin.state, action))
    ]
    Random(twin.step.id).shuffle(first)
    first.sort(key=lambda action: not twin.solves(action))
    for action in first[:MOST_TRIED]:
        twin.enter(twin.index, before)
        way = [action]
        if twin.act(action).kind not in ("good", "solved"):
            continue
        while not twin.solved and twin.advice.value is not None and len(way) < MOST_MOVES:
            way.append(twin.advice.value)
            if twin.act(way[-1]).kind not in ("good", "solved"):
                break
        if twin.solved:
            return way
    return []


def _seen(session: AnySession, piece: str) -> bool:
    """Return whether the step shows the part of the table in which this piece lies."""
    return session.teaching.area_of(piece) in ("", *session.areas)
