"""Learners of lessons, wherever they have come to."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from tutor.lessons import judging
from tutor.lessons.course import lesson
from tutor.lessons.model import Touch
from tutor.lessons.session import LessonSession


def came_to(which: str, number: int, game: str) -> LessonSession:
    """A learner who has just come to this step of a lesson, by the hints alone."""
    session = LessonSession(lesson(which, game))
    for _n in range(number - 1):
        while not session.solved:
            session.hint()
        session.next()
    return session


def answered(session: LessonSession) -> dict[str, list[tuple[str, Any]]]:
    """What each sentence answers in this step: wrong pieces with the position, and moves with the
    position after them. Moves that solve the step stand under "solved".
    """
    step, state, heard = session.step, session.state, defaultdict(list)
    if isinstance(step, Touch):
        for piece in set(session.touchable) - set(step.answer(state)):
            heard[judging.meant_by(step, state, piece).head].append((piece, state))
    else:
        for action in session.game.actions(state):
            if session.game.action_text(action).split()[0] in session.without:
                continue
            after = session.game.apply(state, action)
            known = judging.known_mistake(session.game, step, session.path, state, action, after)
            head = known.say.head if known else "solved" if step.goal.met(after) else ""
            heard[head].append((session.game.action_text(action), after))
    return heard
