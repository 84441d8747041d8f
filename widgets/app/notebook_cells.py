"""Lessons, puzzles and tables in notebook cells: the app's pages without its frame."""

from __future__ import annotations

from typing import Any

from tutor.i18n import _
from tutor.lessons.course import course, lesson, with_game
from tutor.lessons.model import AnyLesson
from tutor.rooms import GAMES, load_game, qualified, room, split
from widgets import rooms
from widgets.app.page_host import PageHost
from widgets.app.puzzle_addresses import puzzle_page
from widgets.app.tables import Tables
from widgets.pages.lesson.page import LessonPage
from widgets.pages.page import Page
from widgets.pages.puzzles.hub import PuzzlesPage
from widgets.pages.rules import RulesPage
from widgets.pages.table.set_up import HANDED
from widgets.storage.learner import Learner
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.shelf import Shelf


class LessonPlayer(PageHost):
    """One lesson. Its progress is stored as the learner's, so the app and other notebooks show it,
    too.
    """

    def __init__(self, shown: AnyLesson, **shell: Any) -> None:
        super().__init__(name=_place(shown.game, f"lesson-{shown.id}"), **shell)
        self.lesson = shown
        self.learner = Learner(self.shell)

    def restore(self) -> None:
        """Read settings and progress."""
        super().restore()
        self.tell_unread(self.learner.restore())

    def page_at(self, address: str, resume: str) -> Page:
        """Return the lesson, whatever the address, where the learner left it."""
        if isinstance(self.page, LessonPage):
            return self.page
        ids = [each.id for each in course(self.lesson.game)]
        number = ids.index(self.lesson.id) + 1 if self.lesson.id in ids else 0
        session = self.learner.session(self.lesson)
        tabletop = rooms.room(self.lesson.game).tabletop()
        return LessonPage(session, tabletop, number=number, observer=self.learner, resume=resume)


class TablePlayer(PageHost):
    """One table of a game against computer players."""

    def __init__(self, game: str, **shell: Any) -> None:
        super().__init__(name=_place(game, "table"), **shell)
        self.game = game
        self.shelf = Shelf(self.shell)
        self.tables = Tables(self.shell, self.shelf, lambda match: None)

    def restore(self) -> None:
        """Read settings and the shelf."""
        super().restore()
        self.tell_unread(self.shelf.restore())

    def page_at(self, address: str, resume: str) -> Page:
        """Return the table, as the browser stores it, or a game that goes round by link."""
        game, name = split(address)
        head, _slash, rest = name.partition("/")
        if game == self.game and head == HANDED:
            return self.tables.handed_at(game, rest, resume)
        return self.tables.at(self.game, "")


class PuzzlePlayer(PageHost):
    """A game's trainer: puzzles, sets and the editor. Practice is stored as in the app."""

    def __init__(self, game: str, kind: str = "", **shell: Any) -> None:
        super().__init__(name=_place(game, "puzzles"), **shell)
        self.game = game
        self.trainer = PuzzleTrainer(self.shell, game=game)
        self.start = f"puzzles/kind/{kind}" if kind else "puzzles"

    def restore(self) -> None:
        """Read settings and practice."""
        super().restore()
        self.tell_unread(self.trainer.restore())

    def page_at(self, address: str, resume: str) -> Page:
        """Return a page about puzzles or a rule; for any other address the start."""
        game, name = split(address)
        if game != self.game:
            name, resume = self.start, ""
        head, _slash, rest = name.partition("/")
        if head == "rules":
            return RulesPage(load_game(self.game), {}, rest)
        found = puzzle_page(self.trainer, name, resume)
        return found or puzzle_page(self.trainer, self.start, "") or PuzzlesPage(self.trainer)


def lesson_player(which: str | AnyLesson, game: str = GAMES[0], **shell: Any) -> LessonPlayer:
    """Return a lesson to play in a notebook cell.

    `which`: the id of a lesson of the game's course, or a Lesson of your own, which knows its game.
    `shell` goes to the Shell. Raises UnknownLesson and UnknownGame, which list the ids.
    """
    found = lesson(which, game) if isinstance(which, str) else with_game(which, game)
    return LessonPlayer(found, **shell)


def puzzle_player(kind: str = "", game: str = GAMES[0], **shell: Any) -> PuzzlePlayer:
    """Return puzzles of a game to solve in a notebook cell, all of them or one kind.

    Raises UnknownGame, and ValueError for an unknown kind, which lists the known ones, or for a
    game that has no puzzles.
    """
    puzzles = room(game).puzzles
    if puzzles is None:
        raise ValueError(_("The game “{id}” has no puzzles.").format(id=game))
    kinds = puzzles().kinds
    if kind and kind not in kinds:
        raise ValueError(
            _("There is no kind of puzzle “{kind}”. The kinds are: {known}.").format(
                kind=kind, known=", ".join(kinds)
            )
        )
    return PuzzlePlayer(game, kind, **shell)


def table_player(game: str = GAMES[0], **shell: Any) -> TablePlayer:
    """Return a table of a game to play at in a notebook cell. Raises UnknownGame, which lists the
    ids.
    """
    room(game)
    return TablePlayer(game, **shell)


def _place(game: str, name: str) -> str:
    """Return the name under which a cell stores its place, apart from the notebook's other
    cells.
    """
    return qualified(game, name).replace("/", "-")
