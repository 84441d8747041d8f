"""A learner's progress: kept in the browser, put in a file, read from either."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Protocol

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
from widgets.storage.tally import KEY as TALLY
from widgets.storage.tally import StoredTally

KEY, ASIDE = "progress", "progress-unread"
"""Under these names the browser keeps the progress, and a text that could not be read."""
PRACTICE = "practice"
"""Under this name it keeps what a game's trainer knows, see `storage_key`."""
FILE = "choco-tutor-progress.json"
MARK = "choco-tutor"
"""The entry by which a saved copy is known."""
MARKS = frozenset({MARK, GAMES[0]})
"""The same, and that of copies made when there was one game."""


def practices() -> tuple[str, ...]:
    """Where the browser keeps the practice of each game."""
    return tuple(storage_key(game, PRACTICE) for game in rooms.ids())


def parts() -> tuple[str, ...]:
    """What a saved copy holds: the lessons of all games, the puzzles of each, how it went."""
    return (KEY, *practices(), TALLY)


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
    """What one learner has done of every game's course."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.progress = Progress()
        self.tallies = StoredTally(browser)
        self.fresh = ""
        """The lesson that has just been done for the first time, "" if none was."""

    def restore(self) -> str:
        """Read what the browser keeps; what is wrong with it in words, "" if nothing is.

        A text that cannot be read is kept aside, never thrown away.
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
        """The learner is here in a lesson; its last step solved, the lesson is done."""
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
        """A try did not stand."""
        self.tallies.slipped(session, said, answer)

    def helped(self, session: AnySession) -> None:
        """A hint was taken."""
        self.tallies.helped(session)

    def session(self, lesson: AnyLesson) -> AnySession:
        """The lesson where the learner left it, or from its start."""
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
        """Id of the game's lesson that has just been done for the first time, once; "" if none."""
        fresh = next((lesson.id for lesson in course(game) if _name(lesson) == self.fresh), "")
        if fresh:
            self.fresh = ""
        return fresh

    def stops(self, game: str) -> tuple[Stop, ...]:
        """The course of a game as the home page shows it."""
        return tuple(map(self._stop, course(game)))

    def short(self, game: str) -> Short | None:
        """The short way through it, if there is one."""
        way = short_way(game)
        return Short(way.text, tuple(map(self._stop, way.lessons))) if way is not None else None

    def _stop(self, lesson: AnyLesson) -> Stop:
        """A lesson and what the learner has done of it."""
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
        """The games to choose from, and how far the learner is in each."""
        return tuple(
            Choice(load_game(game), done=done_count(self.progress, names), lessons=len(names))
            for game, names in _courses()
        )

    # ---- for the settings

    def in_words(self) -> str:
        """How far the learner is: in the one game there is, or in each that was begun."""
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
        won = sum(self.progress.stars.get(name, 0) for name in names)
        done = done_count(self.progress, names)
        return _("{done} of {all} lessons done, {stars} of {most} stars.").format(
            done=done, all=len(names), stars=won, most=3 * len(names)
        )

    def result(self, nickname: str) -> Result:
        """What a teacher may be given, under a nickname."""
        return result_of(nickname, self.browser.view.today, self.progress, self.tallies.now)

    def save_copy(self) -> None:
        """Give all of it as a file."""
        kept = {key: self.browser.stored[key] for key in parts() if self.browser.stored.get(key)}
        self.browser.download(FILE, json.dumps({MARK: 1} | kept, indent=1))

    def load_copy(self, text: str) -> None:
        """Add a saved copy to what is there. Raises ValueError, and then changes nothing."""
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
        except SaveError:
            raise ValueError(_("It is no copy of this tutor’s progress.")) from None
        self._keep(merge(self.progress, found))
        for key, kept in (practice | {TALLY: tally}).items():
            if kept and not self.browser.stored.get(key):
                self.browser.store(key, kept)

    def forget(self) -> None:
        """Begin anew; what was kept aside stays."""
        self.progress = Progress()
        for key in parts():
            self.browser.forget(key)

    def _keep(self, progress: Progress) -> None:
        self.progress = progress
        self.browser.store(KEY, dump_progress(progress))


def _name(lesson: AnyLesson) -> str:
    """Under which name the progress has the lesson."""
    return qualified(lesson.game, lesson.id)


def _courses() -> Iterable[tuple[str, list[str]]]:
    """Each game, and the names of its lessons in the progress."""
    return ((game, [_name(lesson) for lesson in course(game)]) for game in rooms.ids())
