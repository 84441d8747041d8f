"""What a learner has done of lessons that somebody shared: kept apart from the courses."""

from __future__ import annotations

import hashlib

import attrs

from tutor.engine import SaveError
from tutor.lessons.feedback import Feedback
from tutor.lessons.model import AnyLesson
from tutor.lessons.session import AnySession, LessonSession
from tutor.lessons.written import Written, write_written
from tutor.progress import Progress, complete, dump_progress, load_progress, reached
from widgets.storage.learner import Browser

KEY = "given"
"""Under this name the browser keeps it."""
MOST = 20
"""So many lessons are remembered, those of the last time."""


def lesson_id(written: Written) -> str:
    """The lesson's id: another one as soon as anything in it is changed."""
    return "given-" + hashlib.sha256(write_written(written).encode()).hexdigest()[:12]


class SharedLessons:
    """Keeps where the learner is in shared lessons."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    @property
    def progress(self) -> Progress:
        """What is kept; nothing where that cannot be read."""
        try:
            return load_progress(self.browser.stored.get(KEY, "") or "{}")
        except SaveError:
            return Progress()

    def at(self, session: AnySession) -> None:
        """The learner is here in a lesson."""
        lesson, known = session.lesson.id, self.progress
        if session.finished:
            now = complete(known, lesson, session.stars)
        else:
            now = reached(known, lesson, session.index, session.dump())
        self.browser.store(KEY, dump_progress(_few(now, lesson)))

    def slipped(self, session: AnySession, said: Feedback, answer: str) -> None:
        """What goes wrong here is not in what a learner hands to a teacher."""

    def helped(self, session: AnySession) -> None:
        """Nor is help."""

    def session(self, lesson: AnyLesson) -> AnySession:
        """The lesson where the learner left it, or from its start."""
        place = self.progress.places.get(lesson.id)
        try:
            return LessonSession.resume(lesson, place.resume) if place else LessonSession(lesson)
        except SaveError:
            return LessonSession(lesson)

    def forget(self) -> None:
        """Begin anew."""
        self.browser.forget(KEY)


def _few(progress: Progress, lesson: str) -> Progress:
    """The progress with this lesson and the latest of the others."""
    stars = {key: value for key, value in progress.stars.items() if key != lesson}
    places = {key: value for key, value in progress.places.items() if key != lesson}
    kept = list(dict.fromkeys([*stars, *places]))[-(MOST - 1) :]
    return attrs.evolve(
        progress,
        stars={key: value for key, value in progress.stars.items() if key in (*kept, lesson)},
        places={key: value for key, value in progress.places.items() if key in (*kept, lesson)},
    )
