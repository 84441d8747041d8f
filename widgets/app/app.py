"""The app: one shell and one kernel for the whole visit, and one page per address.

| address                | page                                                    |
|------------------------|---------------------------------------------------------|
| `home`, none           | the course of the game the learner is at, and all else  |
| `GAME`                 | the course of that game                                 |
| `begin`                | what the game is about, before the first lesson         |
| `box`                  | the full box of the course, once all lessons are done   |
| `lesson/ID`            | a lesson where the learner left it                      |
| `lesson/ID/N`          | a lesson from its step N, to look at one thing again    |
| `table`, `table/LINK`  | a table; LINK is a shared game                          |
| `hand`, `hand/LINK`    | a game that goes round by link                          |
| `puzzle…`, `editor…`   | puzzles (see `widgets.app.puzzle_addresses`)         |
| `setup`, `setup/3`     | what to lay before the first turn, beside the real box  |
| `setup/3/NAME=VALUE`   | the same with options, which are joined by "&"          |
| `today/PLAN`           | what a class does today, behind its teacher's link      |
| `rules`, `rules/4.3`   | the rules; a section's or a rule's number goes there    |
| `rules/4.3/NAME=VALUE` | the rules of a table with these options                 |
| `settings`             | looks, movement, keys, progress                         |
| `shelf`                | how one's last games ended                              |
| `diary`                | the diary of a game that one plays alone                |
| `week`                 | that game of the week, the same for everybody           |
| `result`               | what a learner may hand to a teacher                    |
| `t`, `t/CODE`          | a table of several devices, or where its code is typed  |
| `in`, `in/CODE`        | the door of a class, or where its code is typed         |
| `given`, `given/LINK`  | a lesson that a teacher has written and shared          |
| `classroom…`           | the teacher's desk (see `widgets.pages.classroom.tabs`) |

Lessons, tables, puzzles, setups, plans and rules are the first game's. Another game's addresses
begin with its id: `GAME/lesson/ID`, `GAME/table/LINK` (see `tutor.rooms.qualified`). Any other
address shows the course and says so. An address is what follows "#": the browser's Back and
Forward, bookmarks and links of friends all work.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.i18n import _
from tutor.kit.words import YOU, player_name
from tutor.lessons.course import course
from tutor.progress import Progress
from tutor.results.result import Result
from tutor.rooms import GAMES, load_game, qualified, split
from tutor.rooms import room as rules_room
from widgets import rooms
from widgets.app.lesson_addresses import LONGEST_NAME, lesson_page
from widgets.app.page_host import PageHost
from widgets.app.puzzle_addresses import puzzle_page
from widgets.app.settings_desk import SettingsDesk
from widgets.app.tables import Tables
from widgets.browser.protocol import Event
from widgets.pages.checklist import ChecklistPage
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.result import ResultPage
from widgets.pages.classroom.tabs import desk_page
from widgets.pages.classroom.today import TodayPage
from widgets.pages.classroom.write.shared_lesson import given_page
from widgets.pages.clause_lessons import taught
from widgets.pages.handed.page import HandedPage
from widgets.pages.home import full_box, shelf_page
from widgets.pages.home.diary_page import DiaryPage
from widgets.pages.home.full_box import FullBoxPage
from widgets.pages.home.page import HomePage
from widgets.pages.home.shelf_page import ShelfPage
from widgets.pages.lesson.page import AnyLessonPage
from widgets.pages.opening import OpeningPage
from widgets.pages.option_addresses import options_of
from widgets.pages.page import NoSuchPageError, Page, Picture, Reply
from widgets.pages.puzzles.runs.shared_views import PAUSE
from widgets.pages.puzzles.tiles import PuzzleTiles
from widgets.pages.rules import RulesPage
from widgets.pages.settings import SettingsPage
from widgets.storage import class_day, diary, learners
from widgets.storage.diary import StoredDiary, diary_of
from widgets.storage.learner import Learner
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.shared_lessons import ADDRESS as GIVEN
from widgets.storage.shared_lessons import SharedLessons
from widgets.storage.shelf import Shelf
from widgets.table import AnyMatch

if TYPE_CHECKING:
    from widgets.pages.live_class.visit import Visit
    from widgets.pages.together.page import TogetherPage

GAME = "game"
"""Storage key of the id of the learner's current game."""
CLASSROOM = "classroom"
"""Prefix of the addresses of the teacher's desk."""
TOGETHER = "t"
"""Prefix of the addresses of tables of several devices."""
IN_CLASS, SEAT = "in", "class-seat"
"""Prefix of the addresses of the door of a class, and what the browser keeps of one's class."""
COMMON = frozenset(
    {"", "home", "settings", "result", shelf_page.ADDRESS, CLASSROOM, GIVEN, TOGETHER, IN_CLASS}
)
"""Prefixes of addresses that belong to no game."""


class App(PageHost):
    """The whole tutor. As the last line of a notebook cell it is shown; `shell` goes to the
    Shell.
    """

    roams = True

    def __init__(self, **shell: Any) -> None:
        super().__init__(**shell)
        self.learner = Learner(self.shell)
        self.trainers = {game: PuzzleTrainer(self.shell, game=game) for game in puzzle_games()}
        self.shelf = Shelf(self.shell)
        self.diaries = {
            game: StoredDiary(self.shell, game)
            for game in rooms.ids()
            if diary_of(game) is not None
        }
        self.tables = Tables(self.shell, self.shelf, self._open_together)
        self._together: TogetherPage | None = None
        self._opens: dict[str, Any] | None = None  # what a new table of several devices is like
        self._called = ""
        self._visit: Visit | None = None
        self.given = SharedLessons(self.shell)
        self._lesson: tuple[str, AnyLessonPage] | None = None
        self._who = ""
        for game in rooms.ids():
            course(game)  # read while the kernel waits for its learner

    @property
    def game(self) -> str:
        """The learner's current game, which is that of the last page about one."""
        kept = self.shell.stored.get(GAME, "")
        return kept if kept in rooms.ids() else GAMES[0]

    def restore(self) -> None:
        """Read settings, progress and practice."""
        super().restore()
        learners.mend(self.shell)
        if learners.kept(self.shell).now != self._who:
            self._drop()
        practice = [trainer.restore() for trainer in self.trainers.values()]
        diaries = [each.restore() for each in self.diaries.values()]
        self.tell_unread(self.learner.restore(), self.shelf.restore(), *practice, *diaries)
        self.tables.follow()
        if SEAT in self.shell.stored:
            self._in_class()
        if isinstance(self.page, HandedPage):
            self.page.follow()
        if isinstance(self.page, HomePage):
            self.page = self.page_at(self.address, "")  # another tab may have made progress

    def open(self, address: str, resume: str = "") -> Reply:
        """Turn to a page as `PageHost.open` does; a page of a game makes this the current game."""
        left = self.page
        reply = super().open(address, resume)
        if self.address.partition("/")[0] not in COMMON:
            game, _name = game_of(self.address)
            if game != self.game:
                self.shell.store(GAME, game)
        if left is not None and type(left) is not type(self.page):
            leave = getattr(left, "leave", None)
            if leave is not None:  # a page with a connection of its own
                leave()
        return reply

    def handle(self, event: Event) -> None:
        """Handle an event, and tell the class of it."""
        super().handle(event)
        if self._visit is not None:
            self._visit.report(self.address, self.page)

    def _act(self, event: Event) -> Reply | None:
        if self._visit is None:
            return super()._act(event)
        rested = self._visit.rests
        reply = self._visit.on(event, self.frame)
        if self._visit.rests and not rested and self.page is not None:
            self.page.on(Event("act", PAUSE), self.frame)  # a clock stands while eyes are up
        return super()._act(event) if reply is None else reply

    def dress(self, picture: Picture) -> Picture:
        """Return the page's picture as it looks in a class."""
        return self._visit.dress(picture, self.frame) if self._visit is not None else picture

    def _in_class(self) -> Visit | None:
        """Return what a class adds to this visit; None where the server has no classes."""
        if self._visit is None and self.shell.view.tables:
            from widgets.pages.live_class.visit import Visit

            self._visit = Visit(self.shell, self, self._result)
        return self._visit

    def page_at(self, address: str, resume: str) -> Page:
        """Return the page of an address. Raises NoSuchPageError."""
        match address:
            case "" | "home":
                return self._home(self.game)
            case "settings":
                return SettingsPage(SettingsDesk(self))
            case shelf_page.ADDRESS:
                return ShelfPage(self.shelf, self.shell)
            case "result":
                who = learners.kept(self.shell).now
                return ResultPage(self.shell, self._result, resume or who)
        head, _slash, rest = address.partition("/")
        found: Page | None = None
        if head == TOGETHER:
            found = self._together_at(rest)
        elif head == IN_CLASS:
            visit = self._in_class()
            found = visit.door(rest, learners.kept(self.shell).now) if visit is not None else None
        elif head == CLASSROOM:
            found = desk_page(self._desk(), rest, resume)
        elif head == GIVEN:
            today = class_day.kept(self.shell)
            plan = today.address if today is not None and today.has_own(rest) else ""
            found = given_page(self.given, rest, resume, plan)
        else:
            game, name = game_of(address)
            found = self._page_of(game, name, resume) if game in rooms.ids() else None
        if found is None:
            raise NoSuchPageError(
                _("There is no page “{address}”.").format(address=address[:LONGEST_NAME])
            )
        return found

    def _page_of(self, game: str, name: str, resume: str) -> Page | None:
        """Return the page of a game, by the address without the game's id."""
        head, _slash, rest = name.partition("/")
        match head:
            case "" if not rest:
                return self._home(game)
            case "begin" if not rest:
                return self._opening(game)
            case full_box.ADDRESS if not rest:
                return self._full_box(game, resume)
            case "lesson":
                return self._lesson_at(game, rest, resume)
            case "table":
                return self.tables.at(game, rest)
            case "hand":
                return self.tables.handed_at(game, rest, resume)
            case "setup":
                return self._checklist(game, rest, resume)
            case diary.ADDRESS if not rest and game in self.diaries:
                return DiaryPage(self.diaries[game])
            case diary.WEEK if not rest and game in self.diaries:
                return self.tables.at(game, self.diaries[game].link)
            case class_day.TODAY:
                return self._today(game, rest)
            case "rules":
                return RulesPage(load_game(game), taught(game), rest)
        trainer = self.trainers.get(game)
        return puzzle_page(trainer, name, resume) if trainer is not None else None

    def _open_together(self, match: AnyMatch) -> None:
        """Open a table of several devices like this game when its page is turned to."""
        from widgets.pages.together.changing import opening_of

        self._opens = opening_of(match)
        usual = (player_name(0), _(YOU))
        self._called = "" if match.names[0] in usual else match.names[0]

    def _together_at(self, rest: str) -> TogetherPage | None:
        """Return the table with this code, the same for the whole visit; None where the server has
        no such tables.
        """
        if not self.shell.view.tables:
            return None
        from tutor.together.codes import read_code
        from widgets.pages.together.page import TogetherPage

        typed, _slash, wall = rest.partition("/")
        code, opens = read_code(typed), self._opens
        self._opens = None
        if self._together is None or opens or self._together.code != code:
            self._together = TogetherPage(
                code,
                self.shell,
                opens=opens,
                name=self._called,
                settings=self.tables.shared_settings,
            )
        self._together.wall = wall == "wall"
        self._together.come_back()
        return self._together

    def _opening(self, game: str) -> Page | None:
        """Return the page before the first lesson; None if the course has no opening."""
        first = next(iter(course(game)), None)
        if first is None or first.opening is None:
            return None
        return OpeningPage(load_game(game), first, rooms.room(game).tabletop())

    def _full_box(self, game: str, resume: str) -> Page:
        """Return the page of a course's box; home as long as a lesson is missing."""
        filled = self.learner.filled(game)
        if not (filled and all(filled)):
            return self._home(game)
        return FullBoxPage(load_game(game), len(filled), self.shell, closed=bool(resume))

    def _checklist(self, game: str, which: str, resume: str) -> Page | None:
        """Return the checklist for the setup of a game: `which` is the number of players, the
        fewest by default, and the options. Raises OptionError for options that the game does not
        have.
        """
        found, lines = load_game(game), rules_room(game).checklist
        players, _slash, options = which.partition("/")
        wanted = players or str(found.players[0])
        if lines is None or wanted not in map(str, found.players):
            return None
        return ChecklistPage.of(found, lines, int(wanted), resume, options_of(found, options))

    def _home(self, game: str) -> HomePage:
        trainer = self.trainers.get(game)
        tiles = PuzzleTiles(trainer) if trainer is not None else None
        return HomePage(
            load_game(game),
            self.learner.stops(game),
            tiles,
            choices=self.learner.choices(),
            opening=next((each.opening for each in course(game)), None),
            fresh=self.learner.take_fresh(game),
            short=self.learner.short(game),
            today=class_day.kept(self.shell),
            shelved=len(self.shelf.games),
            diary=self.diaries.get(game),
            who=learners.kept(self.shell).now,
        )

    def _today(self, game: str, text: str) -> TodayPage:
        """Return the page of a class's plan. Raises SaveError for a text that is no plan."""
        day = class_day.opened(self.shell, game, text)
        return TodayPage.of(day, self.learner, self.given, self.trainers)

    def _result(self, nickname: str) -> Result:
        """Return what the learner has done, for a teacher."""
        return self.learner.result(nickname, self.given.progress)

    def _desk(self) -> Desk:
        return Desk(self.shell, self.game, self.trainers, self.change, self.address)

    def _lesson_at(self, game: str, name: str, resume: str) -> Page:
        """Return the page of a lesson; an unfinished one that is open stays as it was."""
        address = qualified(game, name)
        if self._lesson is not None and not resume:
            opened, page = self._lesson
            if opened == address and not page.ended:
                return page
        which, _slash, step = name.partition("/")
        today = class_day.kept(self.shell)
        plan = today.address if today is not None and today.has(game, which) else ""
        page = lesson_page(self.learner, game, which, step, resume, plan)
        self._lesson = address, page
        return page

    def read_again(self) -> None:
        """Read the trainers' data again, because the browser's storage has changed."""
        for trainer in self.trainers.values():
            trainer.restore()

    def forget(self) -> None:
        """Start over: delete all progress and drop open lessons."""
        self.learner.forget()
        self.given.forget()
        self._drop()
        self.read_again()
        self.shelf.restore()

    def turn(self) -> None:
        """Go on as the learner whose things the browser keeps now."""
        self._drop()
        self.learner.restore()
        self.read_again()
        self.shelf.restore()

    def _drop(self) -> None:
        """Drop what is open and was read of the learner so far."""
        self._who = learners.kept(self.shell).now
        self.learner.progress = Progress()
        self.tables.forget()
        self._lesson = None


def game_of(address: str) -> tuple[str, str]:
    """Split an address into its game and the rest. The first game's id is optional.

    >>> game_of(GAMES[0]) == game_of(f"{GAMES[0]}/") == (GAMES[0], "")
    True
    >>> game_of(f"{GAMES[0]}/table") == game_of("table") == (GAMES[0], "table")
    True
    """
    head, _slash, rest = address.partition("/")
    return (head, rest) if head == GAMES[0] else split(address)


def puzzle_games() -> tuple[str, ...]:
    """Return the games that have puzzles and pages for them."""
    return tuple(
        game
        for game in rooms.ids()
        if rules_room(game).puzzles is not None and rooms.room(game).puzzles is not None
    )
