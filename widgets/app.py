"""The app: one shell and one kernel for the whole visit, and a page for each address.

| address                | page                                                    |
|------------------------|---------------------------------------------------------|
| `home`, none           | the course, and the ways to everything else             |
| `lesson/ID`            | a lesson where the learner left it                      |
| `lesson/ID/N`          | a lesson from its step N, to look at one thing again    |
| `table`, `table/LINK`  | a table; LINK is a shared game                          |
| `puzzle…`, `editor…`   | puzzles (see `widgets.pages.puzzles.addresses`)                    |
| `rules`, `rules/4.3`   | the rules; a section's or a rule's number goes there    |
| `settings`             | looks, movement, keys, progress                         |
| `classroom`            | for teachers                                            |

Any other address shows the course and says so. An address is what follows "#": the browser's Back
and Forward, bookmarks and links of friends all work.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from tutor import load_game
from tutor.i18n import _
from tutor.lessons.course import UnknownLesson, course, lesson
from tutor.lessons.session import LessonSession
from widgets.learner import Learner
from widgets.pages.classroom import ClassroomPage
from widgets.pages.home import HomePage
from widgets.pages.lesson.page import LessonPage
from widgets.pages.page import NoSuchPageError, Page
from widgets.pages.puzzles.addresses import puzzle_page
from widgets.pages.puzzles.tiles import PuzzleTiles
from widgets.pages.rules import Place, RulesPage, Taught
from widgets.pages.settings import SettingsPage
from widgets.pages.table.page import KEY as TABLE
from widgets.pages.table.page import TablePage
from widgets.settings import Settings
from widgets.trainer import Trainer
from widgets.visit import Visit

LONGEST_NAME = 40
"""So much of a wrong address is shown (characters)."""


class App(Visit):
    """The whole tutor. The last line of a notebook shows it; `shell` goes to the Shell."""

    def __init__(self, **shell: Any) -> None:
        super().__init__(**shell)
        self.learner = Learner(self.shell)
        self.trainer = Trainer(self.shell)
        self._open: dict[str, Page] = {}
        course()  # read while the kernel waits for its learner

    def restore(self) -> None:
        """Read settings, progress and practice."""
        super().restore()
        self.tell_unread(self.learner.restore(), self.trainer.restore())
        if isinstance(self.page, HomePage):
            self.page = self.page_at("", "")  # another tab may have gone on

    def page_at(self, address: str, resume: str) -> Page:
        """The page of an address. Raises NoSuchPageError."""
        name, _slash, rest = address.partition("/")
        match name:
            case "" | "home" if not rest:
                return HomePage(self.learner.stops, PuzzleTiles(self.trainer))
            case "lesson":
                return self._lesson(address, rest, resume)
            case "table":
                return self._table(rest)
            case "rules":
                return RulesPage(load_game("chocolatiers").rulebook, taught(), rest)
            case "settings" if not rest:
                return SettingsPage(Desk(self))
            case "classroom" if not rest:
                return ClassroomPage(self.change)
        found = puzzle_page(self.trainer, address, resume)
        if found is None:
            raise NoSuchPageError(
                _("There is no page “{address}”.").format(address=address[:LONGEST_NAME])
            )
        return found

    def _lesson(self, address: str, rest: str, resume: str) -> Page:
        """A lesson; one that is open and not finished is as it was."""
        found = self._open.get(address)
        if isinstance(found, LessonPage) and not (found.ended or resume):
            return found
        name, _slash, step = rest.partition("/")
        page = lesson_page(self.learner, name, step, resume)
        self._open = {key: page for key, page in self._open.items() if key == TABLE}
        self._open[address] = page
        return page

    def _table(self, link: str) -> Page:
        """The table; it is one for the whole visit."""
        found = self._open.get(TABLE)
        if found is None or link:
            found = TablePage(
                self.shell.stored.get(TABLE, ""),
                keep=lambda text: self.shell.store(TABLE, text),
                download=self.shell.download,
                link=link,
            )
            self._open[TABLE] = found
        return found

    def forget(self) -> None:
        """Start over: no progress, no lesson half done."""
        self.learner.forget()
        self.trainer.restore()
        self._open.clear()


class Desk:
    """What the settings page may change of an app."""

    def __init__(self, app: App) -> None:
        self.app = app

    def change(self, settings: Settings) -> None:
        """Use and keep these settings."""
        self.app.change(settings)

    def save_copy(self) -> None:
        """Offer the progress as a file."""
        self.app.learner.save_copy()

    def load_copy(self, text: str) -> str:
        """Add the progress of such a file; what there is now, in words. ValueError if it is not."""
        self.app.learner.load_copy(text)
        self.app.trainer.restore()
        return self.app.learner.in_words()

    def forget(self) -> None:
        """Forget the progress."""
        self.app.forget()

    def progress_in_words(self) -> str:
        """How far the learner is."""
        return self.app.learner.in_words()


def lesson_page(learner: Learner, name: str, step: str = "", resume: str = "") -> LessonPage:
    """The page of a lesson of the course; `step` (from 1) begins there, as a mere look.

    Raises NoSuchPageError for a lesson or step that there is not.
    """
    try:
        found = lesson(name)
    except UnknownLesson:
        raise NoSuchPageError(
            _("There is no lesson “{id}”.").format(id=name[:LONGEST_NAME])
        ) from None
    number = [each.id for each in course()].index(found.id) + 1
    following = course()[number] if number < len(course()) else None
    if not step:
        return LessonPage(
            learner.session(found),
            number=number,
            following=following,
            keeper=learner,
            resume=resume,
        )
    if not (step.isdecimal() and 1 <= int(step[:4]) <= len(found.steps)):
        raise NoSuchPageError(_("This lesson has no step “{n}”.").format(n=step[:LONGEST_NAME]))
    return LessonPage(
        at_step(LessonSession(found), int(step)), number=number, following=following, resume=resume
    )


def at_step(session: LessonSession, number: int) -> LessonSession:
    """The session at its step `number` (from 1), the steps before solved by their hints."""
    while session.index < number - 1:
        while not session.solved:
            session.hint()
        session.next()
    return session


@cache
def taught() -> Taught:
    """Where each clause is taught: the step that introduces it, or those that practise it."""
    found: dict[str, list[Place]] = {}
    for introduces in (True, False):
        for each in course():
            for number, step in enumerate(each.steps, 1):
                for clause in step.clauses if introduces else step.practises:
                    places = found.setdefault(clause, [])
                    address = f"lesson/{each.id}/{number}" if number > 1 else f"lesson/{each.id}"
                    if all(place.address.split("/")[1] != each.id for place in places):
                        places.append(Place(address, each.title))
    return {clause: places[:3] for clause, places in found.items()}
