"""Map addresses of lessons to pages."""

from __future__ import annotations

from tutor.i18n import _
from tutor.lessons.course import UnknownLesson, course, lesson, ways
from tutor.lessons.session import AnySession, LessonSession
from widgets import rooms
from widgets.pages.lesson.page import AnyLessonPage, LessonPage
from widgets.pages.lesson.preview import at_step
from widgets.pages.page import NoSuchPageError
from widgets.storage.learner import Learner

LONGEST_NAME = 40
"""Most characters shown of a wrong address."""


def lesson_page(
    learner: Learner, game: str, name: str, step: str = "", resume: str = "", plan: str = ""
) -> AnyLessonPage:
    """Return the page of a lesson of a course.

    `step` (from 1): begin there, without recording progress. `plan`: the
    address of the class's plan that the lesson is part of. Raises NoSuchPageError for an unknown
    lesson or step.
    """
    try:
        found = lesson(name, game)
    except UnknownLesson:
        raise NoSuchPageError(
            _("There is no lesson “{id}”.").format(id=name[:LONGEST_NAME])
        ) from None
    lessons = next(way for way in ways(game) if found in way)
    number = [each.id for each in lessons].index(found.id) + 1
    following = lessons[number] if number < len(lessons) else None
    tabletop = rooms.room(game).tabletop()
    if not step:
        return LessonPage(
            learner.session(found),
            tabletop,
            number=number,
            following=following,
            observer=learner,
            resume=resume,
            plan=plan,
            filled=learner.filled(game) if found in course(game) else (),
        )
    if not (step.isdecimal() and 1 <= int(step[:4]) <= len(found.steps)):
        raise NoSuchPageError(_("This lesson has no step “{n}”.").format(n=step[:LONGEST_NAME]))
    session: AnySession = at_step(LessonSession(found), int(step))
    return LessonPage(session, tabletop, number=number, following=following, resume=resume)
