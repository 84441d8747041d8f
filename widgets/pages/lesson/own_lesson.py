"""A lesson that is in no course: one a teacher writes, or has shared."""

from __future__ import annotations

from tutor.engine import A, S
from tutor.lessons.model import AnyLesson
from tutor.lessons.session import AnySession, LessonSession
from widgets.pages.lesson.page import LessonPage
from widgets.pages.page import HEADING, Reply
from widgets.tabletop import C

MOST_HINTS = 90
"""More than lead through any step that is written in a form."""


def session_at(lesson: AnyLesson, index: int) -> AnySession | None:
    """Return the lesson at a step (from 0), those before solved by their hints; None if one
    is not."""
    session: AnySession = LessonSession(lesson)
    while session.index < index:
        for _n in range(MOST_HINTS):
            if session.solved:
                break
            session.hint()
        if not session.solved:
            return None
        session.next()
    return session


class OwnLessonPage(LessonPage[S, A, C]):
    """Its steps have no addresses: a teacher in front of a class turns to them here."""

    def _to_step(self, index: int) -> Reply | None:
        lesson = self.at.session.lesson
        if not 0 <= index < len(lesson.steps):
            return None
        session = session_at(lesson, index)
        if session is None:
            return None
        self.at.session = session
        self.at.clear()
        return Reply(focus=HEADING, say=session.text)
