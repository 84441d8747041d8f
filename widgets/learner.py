"""A learner's progress: kept in the browser, put in a file, read from either."""

from __future__ import annotations

import json
from datetime import date
from typing import Protocol

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.reading import MOST_TEXT, Reader, number, read_json
from tutor.kit.reading import text as text_of
from tutor.lessons.course import course
from tutor.lessons.model import Lesson
from tutor.lessons.session import LessonSession
from tutor.progress import (
    Progress,
    complete,
    done_count,
    dump_progress,
    load_progress,
    merge,
    practised,
    reached,
)
from tutor.puzzles.training import load_practice
from widgets.pages.home import Stop
from widgets.protocol import View

KEY, ASIDE = "progress", "progress-unread"
"""Under these names the browser keeps the progress, and a text that could not be read."""
FILE = "chocolatiers-progress.json"
PARTS = (KEY, "practice")
"""What a saved copy holds: lessons, and puzzles."""


class Browser(Protocol):
    """What this needs of the shell."""

    view: View
    stored: dict[str, str]

    def store(self, key: str, text: str) -> None:
        """Keep a text in the browser."""

    def forget(self, key: str) -> None:
        """Forget a text."""

    def download(self, filename: str, text: str) -> None:
        """Give the learner a file."""


class Learner:
    """What one learner has done of the course."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.progress = Progress()

    def restore(self) -> str:
        """Read what the browser keeps; what is wrong with it in words, "" if nothing is.

        A text that cannot be read is kept aside, never thrown away.
        """
        text = self.browser.stored.get(KEY, "")
        if not text:
            self.progress = Progress()  # nothing yet, or another tab has started over
            return ""
        try:
            self.progress = merge(self.progress, load_progress(text))
        except SaveError as error:
            self.browser.store(ASIDE, text)
            self._keep(Progress())
            return str(error)
        return ""

    # ---- lessons

    def at(self, session: LessonSession) -> None:
        """The learner is here in a lesson; its last step solved, the lesson is done."""
        lesson = session.lesson.id
        if session.finished:
            self._keep(complete(self.progress, lesson, session.stars))
        else:
            self._keep(reached(self.progress, lesson, session.index, session.dump()))

    def solved(self, session: LessonSession) -> None:
        """A step has just been solved: its clauses were practised."""
        step, today = session.step, self.browser.view.today
        day = date.fromisoformat(today) if today else date.today()
        right = session.step_stars == 3
        self._keep(practised(self.progress, (*step.clauses, *step.practises), right, day))

    def session(self, lesson: Lesson) -> LessonSession:
        """The lesson where the learner left it, or from its start."""
        place = self.progress.places.get(lesson.id)
        if place is not None:
            try:
                return LessonSession.resume(lesson, place.resume)
            except SaveError:
                pass  # the lesson has changed since; its start is as good a place as any
        return LessonSession(lesson)

    @property
    def stops(self) -> tuple[Stop, ...]:
        """The course as the home page shows it."""
        stars, places = self.progress.stars, self.progress.places
        return tuple(
            Stop(
                lesson.id,
                lesson.title,
                lesson.minutes,
                stars=stars.get(lesson.id, 0),
                done=lesson.id in stars,
                begun=lesson.id in places,
            )
            for lesson in course()
        )

    # ---- for the settings

    def in_words(self) -> str:
        """How far the learner is."""
        ids = [lesson.id for lesson in course()]
        won = sum(self.progress.stars.get(lesson, 0) for lesson in ids)
        done = done_count(self.progress, ids)
        return _("{done} of {all} lessons done, {stars} of {most} stars.").format(
            done=done, all=len(ids), stars=won, most=3 * len(ids)
        )

    def save_copy(self) -> None:
        """Give all of it as a file."""
        parts = {key: self.browser.stored[key] for key in PARTS if self.browser.stored.get(key)}
        self.browser.download(FILE, json.dumps({"chocolatiers": 1} | parts, indent=1))

    def load_copy(self, text: str) -> None:
        """Add a saved copy to what is there. Raises ValueError, and then changes nothing."""
        try:
            read = Reader(read_json(text))
            read.one("chocolatiers", number(1, least=1))
            progress, practice = (read.maybe(part, text_of(MOST_TEXT), "") for part in PARTS)
            found = load_progress(progress) if progress else Progress()
            if practice:
                load_practice(practice)
        except SaveError:
            raise ValueError(_("It is no copy of this tutor’s progress.")) from None
        self._keep(merge(self.progress, found))
        if practice and not self.browser.stored.get("practice"):
            self.browser.store("practice", practice)

    def forget(self) -> None:
        """Begin anew; what was kept aside stays."""
        self.progress = Progress()
        for key in PARTS:
            self.browser.forget(key)

    def _keep(self, progress: Progress) -> None:
        self.progress = progress
        self.browser.store(KEY, dump_progress(progress))
