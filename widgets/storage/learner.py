"""A learner's progress: stored in the browser, saved to a file, loaded from either."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Protocol

from attrs import evolve

from tutor.diary import load_diary
from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.reading import MOST_TEXT, Reader, read_json
from tutor.kit.reading import text as text_of
from tutor.lessons.course import course, short_way
from tutor.lessons.feedback import Feedback
from tutor.lessons.model import AnyLesson
from tutor.lessons.session import AnySession, LessonSession
from tutor.progress import (
    Progress,
    complete,
    done_count,
    dump_progress,
    load_progress,
    merge,
    reached,
)
from tutor.puzzles.training import load_practice
from tutor.results import load_tally
from tutor.results.result import Result, result_of
from tutor.rooms import GAMES, load_game, qualified, storage_key
from widgets import rooms
from widgets.browser.protocol import View
from widgets.storage.course_progress import Choice, Short, Stop
from widgets.storage.diary import diaries
from widgets.storage.shelf import KEY as SHELF
from widgets.storage.tally import KEY as TALLY
from widgets.storage.tally import StoredTally

KEY, ASIDE = "progress", "progress-unread"
"""Storage keys of the progress, and of a text that could not be read."""
PRACTICE = "practice"
"""Storage key of a game's practice, see `storage_key`."""
NAME = "name"
"""Storage key of the name on the tags of full boxes."""
FILE = "choco-tutor-progress.json"
MARK = "choco-tutor"
"""The entry that identifies a saved copy."""
MARKS = frozenset({MARK, GAMES[0]})
"""That entry, and the one of copies from when there was one game."""


def practices() -> tuple[str, ...]:
    """Return the storage keys of the practice of each game."""
    return tuple(storage_key(game, PRACTICE) for game in rooms.ids())


def parts() -> tuple[str, ...]:
    """Return the storage keys in a saved copy: lessons of all games, puzzles of each, the tally,
    diaries.
    """
    return (KEY, *practices(), TALLY, *diaries())


class Browser(Protocol):
    """The part of the shell that this module needs."""

    view: View
    stored: dict[str, str]

    def store(self, key: str, text: str) -> None:
        """Store a text in the browser."""

    def forget(self, key: str) -> None:
        """Delete a text."""

    def download(self, filename: str, text: str) -> None:
        """Offer the learner a file."""


class Learner:
    """One learner's progress in every game's course."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.progress = Progress()
        self.tallies = StoredTally(browser)
        self.fresh = ""
        """The lesson that has just been finished for the first time, "" if none was."""

    def restore(self) -> str:
        """Read what the browser stores; return what is wrong with it in words, "" if nothing is.

        A text that cannot be read is set aside, never deleted.
        """
        return " ".join(filter(None, (self._restore_progress(), self.tallies.restore())))

    def _restore_progress(self) -> str:
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

    def at(self, session: AnySession) -> None:
        """Record the place in a lesson, or its end once its last step is solved."""
        lesson = _name(session.lesson)
        if session.solved:
            self.tallies.solved(session)
        if session.finished:
            if lesson not in self.progress.stars:
                self.fresh = lesson
            self._keep(complete(self.progress, lesson, session.stars))
        else:
            self._keep(reached(self.progress, lesson, session.index, session.dump()))

    def slipped(self, session: AnySession, said: Feedback, answer: str) -> None:
        """Count a try that did not stand."""
        self.tallies.slipped(session, said, answer)

    def helped(self, session: AnySession) -> None:
        """Count a hint."""
        self.tallies.helped(session)

    def session(self, lesson: AnyLesson) -> AnySession:
        """Return the session of a lesson where the learner left it, or a new one."""
        place = self.progress.places.get(_name(lesson))
        if place is not None:
            try:
                return LessonSession.resume(lesson, place.resume)
            except SaveError:
                fresh: AnySession = LessonSession(lesson)
                fresh.feedback = Feedback(
                    "good", _("This lesson is new."), _("It has changed since: begin it anew.")
                )
                return fresh
        return LessonSession(lesson)

    def take_fresh(self, game: str) -> str:
        """Return the id of the game's lesson that has just been finished for the first time, once;
        "" if none.
        """
        fresh = next((lesson.id for lesson in course(game) if _name(lesson) == self.fresh), "")
        if fresh:
            self.fresh = ""
        return fresh

    def stops(self, game: str) -> tuple[Stop, ...]:
        """Return the course of a game as the home page shows it."""
        short = short_way(game)
        if short is None:
            return tuple(map(self._stop, course(game)))
        gone = {each.id for each in short.lessons if _name(each) in self.progress.stars}
        return tuple(
            evolve(self._stop(lesson), met=short.covers(gone, lesson)) for lesson in course(game)
        )

    def filled(self, game: str) -> tuple[bool, ...]:
        """Return which lessons of a game's course are done."""
        return tuple(_name(lesson) in self.progress.stars for lesson in course(game))

    def short(self, game: str) -> Short | None:
        """Return the second way beside the course; None if there is none."""
        way = short_way(game)
        if way is None:
            return None
        return Short(way.text, tuple(map(self._stop, way.lessons)), way.title)

    def _stop(self, lesson: AnyLesson) -> Stop:
        """Return a lesson with the learner's progress."""
        stars, name = self.progress.stars, _name(lesson)
        return Stop(
            lesson.id,
            lesson.title,
            lesson.minutes,
            len(lesson.steps),
            stars=stars.get(name, 0),
            done=name in stars,
            begun=name in self.progress.places,
        )

    def choices(self) -> tuple[Choice, ...]:
        """Return the games to choose from, with the learner's progress in each."""
        return tuple(
            Choice(load_game(game), done=done_count(self.progress, names), lessons=len(names))
            for game, names in _courses()
        )

    # ---- for the settings

    def in_words(self) -> str:
        """Say how far the learner is: in the only game, or in each that was begun."""
        courses = list(_courses())
        begun = [(game, names) for game, names in courses if self._has_begun(names)]
        if len(courses) == 1 or not begun:
            return self._in_words([name for _game, names in courses for name in names])
        return " ".join(
            f"{load_game(game).title}: {self._in_words(names)}" for game, names in begun
        )

    def _has_begun(self, names: Iterable[str]) -> bool:
        return any(name in self.progress.stars or name in self.progress.places for name in names)

    def _in_words(self, names: list[str]) -> str:
        done = done_count(self.progress, names)
        return _("{done} of {all} lessons done.").format(done=done, all=len(names))

    def result(self, nickname: str, given: Progress | None = None) -> Result:
        """Return the result for a teacher, under a nickname; `given`: the progress in lessons that
        teachers wrote."""
        today = self.browser.view.today
        return result_of(nickname, today, self.progress, self.tallies.now, given)

    def save_copy(self) -> None:
        """Offer everything as a file."""
        kept = {key: self.browser.stored[key] for key in parts() if self.browser.stored.get(key)}
        self.browser.download(FILE, json.dumps({MARK: 1} | kept, indent=1))

    def load_copy(self, text: str) -> None:
        """Merge a saved copy into the progress. Raises ValueError, and then changes nothing."""
        try:
            read = Reader(read_json(text))
            if MARKS.isdisjoint(read.data):
                raise SaveError(_("Nothing says that it is one."))
            progress = read.maybe(KEY, text_of(MOST_TEXT), "")
            found = load_progress(progress) if progress else Progress()
            practice = {key: read.maybe(key, text_of(MOST_TEXT), "") for key in practices()}
            for kept in filter(None, practice.values()):
                load_practice(kept)
            tally = read.maybe(TALLY, text_of(MOST_TEXT), "")
            if tally:
                load_tally(tally)
            diary = {key: read.maybe(key, text_of(MOST_TEXT), "") for key in diaries()}
            for kept in filter(None, diary.values()):
                load_diary(kept)
        except SaveError:
            raise ValueError(_("It is no copy of this tutor’s progress.")) from None
        self._keep(merge(self.progress, found))
        for key, kept in (practice | {TALLY: tally} | diary).items():
            if kept and not self.browser.stored.get(key):
                self.browser.store(key, kept)

    def forget(self) -> None:
        """Start over; texts that were set aside stay."""
        self.progress = Progress()
        for key in (*parts(), NAME, SHELF):
            self.browser.forget(key)

    def _keep(self, progress: Progress) -> None:
        self.progress = progress
        self.browser.store(KEY, dump_progress(progress))


def _name(lesson: AnyLesson) -> str:
    """Return the key of a lesson in the progress."""
    return qualified(lesson.game, lesson.id)


def _courses() -> Iterable[tuple[str, list[str]]]:
    """Return each game with the keys of its lessons in the progress."""
    return ((game, [_name(lesson) for lesson in course(game)]) for game in rooms.ids())
