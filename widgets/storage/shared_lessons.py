"""A learner's progress in lessons that teachers shared, stored apart from the courses."""

from __future__ import annotations

import hashlib

import attrs

from tutor.engine import SaveError
from tutor.lessons.feedback import Feedback
from tutor.lessons.model import AnyLesson
from tutor.lessons.session import AnySession, LessonSession
from tutor.lessons.written import Written, write_written
from tutor.progress import Progress, complete, dump_progress, load_progress, reached
from tutor.results.result import OWN
from widgets.storage.learner import Browser

ADDRESS = "given"
"""Prefix of the addresses of such lessons."""
KEY = "given"
"""Its storage key."""
MOST = 20
"""Most lessons remembered, the latest."""


def lesson_id(written: Written) -> str:
    """Return the lesson's id: a digest, so that any change gives another id."""
    return OWN + hashlib.sha256(write_written(written).encode()).hexdigest()[:12]


class SharedLessons:
    """Stores the learner's progress in shared lessons."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    @property
    def progress(self) -> Progress:
        """The stored progress; empty if it cannot be read."""
        try:
            return load_progress(self.browser.stored.get(KEY, "") or "{}")
        except SaveError:
            return Progress()

    def at(self, session: AnySession) -> None:
        """Record the place in a lesson, or its end."""
        lesson, known = session.lesson.id, self.progress
        if session.finished:
            now = complete(known, lesson, session.stars)
        else:
            now = reached(known, lesson, session.index, session.dump())
        self.browser.store(KEY, dump_progress(_few(now, lesson)))

    def slipped(self, session: AnySession, said: Feedback, answer: str) -> None:
        """Do nothing: slips here do not belong in a result for a teacher."""

    def helped(self, session: AnySession) -> None:
        """Do nothing, as `slipped`."""

    def session(self, lesson: AnyLesson) -> AnySession:
        """Return the session of a lesson where the learner left it, or a new one."""
        place = self.progress.places.get(lesson.id)
        try:
            return LessonSession.resume(lesson, place.resume) if place else LessonSession(lesson)
        except SaveError:
            return LessonSession(lesson)

    def forget(self) -> None:
        """Start over."""
        self.browser.forget(KEY)


def _few(progress: Progress, lesson: str) -> Progress:
    """Return the progress with this lesson and the latest of the others."""
    stars = {key: value for key, value in progress.stars.items() if key != lesson}
    places = {key: value for key, value in progress.places.items() if key != lesson}
    kept = list(dict.fromkeys([*stars, *places]))[-(MOST - 1) :]
    return attrs.evolve(
        progress,
        stars={key: value for key, value in progress.stars.items() if key in (*kept, lesson)},
        places={key: value for key, value in progress.places.items() if key in (*kept, lesson)},
    )
