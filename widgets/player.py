"""A lesson, puzzles or a table in a notebook cell: the app's pages without what is round them."""

from __future__ import annotations

from typing import Any

from tutor import load_game
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.i18n import _
from tutor.lessons.course import course, lesson
from tutor.lessons.model import Lesson
from widgets.learner import Learner
from widgets.pages.lesson.page import LessonPage
from widgets.pages.page import Page
from widgets.pages.puzzles.addresses import puzzle_page
from widgets.pages.puzzles.hub import PuzzlesPage
from widgets.pages.rules import RulesPage
from widgets.pages.table.page import KEY as TABLE
from widgets.pages.table.page import TablePage
from widgets.trainer import Trainer
from widgets.visit import Visit


class LessonPlayer(Visit):
    """One lesson. Its progress is the learner's: the app and other notebooks show it as well."""

    def __init__(self, shown: Lesson, **shell: Any) -> None:
        super().__init__(name=f"lesson-{shown.id}", **shell)
        self.lesson = shown
        self.learner = Learner(self.shell)

    def restore(self) -> None:
        """Read settings and progress."""
        super().restore()
        self.tell_unread(self.learner.restore())

    def page_at(self, address: str, resume: str) -> Page:
        """The lesson, whatever the address; it opens where the learner left it."""
        if isinstance(self.page, LessonPage):
            return self.page
        ids = [each.id for each in course()]
        number = ids.index(self.lesson.id) + 1 if self.lesson.id in ids else 0
        session = self.learner.session(self.lesson)
        return LessonPage(session, number=number, keeper=self.learner, resume=resume)


class TablePlayer(Visit):
    """One table against computer players."""

    def __init__(self, **shell: Any) -> None:
        super().__init__(name="table", **shell)

    def page_at(self, address: str, resume: str) -> Page:
        """The table, as the browser keeps it."""
        if self.page is not None:
            return self.page
        return TablePage(
            self.shell.stored.get(TABLE, ""),
            keep=lambda text: self.shell.store(TABLE, text),
            download=self.shell.download,
        )


class PuzzlePlayer(Visit):
    """The trainer: puzzles, sets and the editor. Practice is the learner's, as in the app."""

    def __init__(self, kind: str = "", **shell: Any) -> None:
        super().__init__(name="puzzles", **shell)
        self.trainer = Trainer(self.shell)
        self.start = f"puzzles/kind/{kind}" if kind else "puzzles"

    def restore(self) -> None:
        """Read settings and practice."""
        super().restore()
        self.tell_unread(self.trainer.restore())

    def page_at(self, address: str, resume: str) -> Page:
        """A page about puzzles or a rule; any other address is the start."""
        head, _slash, rest = address.partition("/")
        if head == "rules":
            return RulesPage(load_game("chocolatiers").rulebook, {}, rest)
        found = puzzle_page(self.trainer, address, resume)
        return found or puzzle_page(self.trainer, self.start, "") or PuzzlesPage(self.trainer)


def lesson_player(which: str | Lesson, **shell: Any) -> LessonPlayer:
    """A lesson to play in a notebook cell.

    `which`: the id of a lesson of the course, or a Lesson of one's own. `shell` goes to the Shell.
    Raises UnknownLesson, which lists the ids.
    """
    return LessonPlayer(lesson(which) if isinstance(which, str) else which, **shell)


def puzzle_player(kind: str = "", **shell: Any) -> PuzzlePlayer:
    """Puzzles to solve in a notebook cell, all of them or one kind ("steal", "last", ...).

    Raises ValueError for another kind, which lists them.
    """
    if kind and kind not in PUZZLE_KINDS:
        raise ValueError(
            _("There is no kind of puzzle “{kind}”. The kinds are: {known}.").format(
                kind=kind, known=", ".join(PUZZLE_KINDS)
            )
        )
    return PuzzlePlayer(kind, **shell)


def table_player(**shell: Any) -> TablePlayer:
    """A table to play at in a notebook cell."""
    return TablePlayer(**shell)
