"""Today in class: the plan behind a teacher's link, what of it is done, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import attrs
import htpy as h
from htpy import Node

from tutor.classroom.plan import (
    Daily,
    Lessons,
    Own,
    Part,
    Pause,
    Plan,
    Puzzles,
    Rule,
    Say,
    Table,
)
from tutor.classroom.sets import puzzles_for
from tutor.i18n import _, ngettext
from tutor.lessons.course import lesson
from tutor.lessons.written import Written
from tutor.progress import Bookmark, Progress
from tutor.puzzles.games import puzzles_of
from tutor.rooms import load_game, qualified
from widgets import rooms
from widgets.browser.protocol import Event
from widgets.draw.icons import icon_svg
from widgets.pages.classroom.plan_rows import lesson_symbol, levels_in_words
from widgets.pages.classroom.result import ADDRESS as RESULT
from widgets.pages.controls import button, link, message
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.puzzles.games import pages_of
from widgets.storage.class_day import ClassDay
from widgets.storage.learner import Learner
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame
from widgets.storage.shared_lessons import ADDRESS as GIVEN
from widgets.storage.shared_lessons import SharedLessons, lesson_id

SIZE = 40


@attrs.frozen
class Todo:
    """A thing to do: `address` leads there; `puzzles` are those of a set. `of` 0: nothing to tick,
    it is done together.
    """

    title: str
    more: str
    symbol: Node
    address: str = ""
    puzzles: tuple[str, ...] = ()
    done: int = 0
    of: int = 1

    @property
    def is_done(self) -> bool:
        """Whether all of it is done."""
        return self.done >= self.of > 0


def todos(
    plan: Plan, progress: Progress, given: Progress, trainer: PuzzleTrainer | None
) -> tuple[Todo, ...]:
    """Return the plan as things to do, each lesson by itself. `given`: the progress in lessons that
    teachers wrote. `trainer`: the game's, if it has puzzles."""
    return tuple(
        todo for part in plan.parts for todo in _todos(plan.game, part, progress, given, trainer)
    )


def _todos(
    game: str, part: Part, progress: Progress, given: Progress, trainer: PuzzleTrainer | None
) -> Iterator[Todo]:
    match part:
        case Lessons(ids):
            yield from (_lesson(game, name, progress) for name in ids)
        case Rule(clause):
            title = _(load_game(game).rulebook[clause].title)
            more = _("A rule to talk about together")
            sign = icon_svg("screen", SIZE - 8)
            yield Todo(title, more, sign, qualified(game, f"rules/{clause}"), of=0)
        case Puzzles() | Daily() if trainer is not None:
            todo = _puzzles(trainer, part)
            if todo.puzzles:  # a set in an old link may have no puzzle any more
                yield todo
        case Own(link, written):
            yield _own(link, written, given)
        case Table(long):
            more = ngettext("For about {n} minute", "For about {n} minutes", long).format(n=long)
            sign = icon_svg("people", SIZE - 8)
            yield Todo(_("A game at the table"), more, sign, qualified(game, "table"), of=0)
        case Say(said, long):
            more = ngettext("About {n} minute", "About {n} minutes", long).format(n=long)
            yield Todo(said, more, icon_svg("speaker", SIZE - 8), of=0)
        case Pause(long):
            rest = ngettext("{n} minute; the tablets rest", "{n} minutes; the tablets rest", long)
            yield Todo(_("A pause"), rest.format(n=long), icon_svg("pause", SIZE - 8), of=0)


def _own(link: str, written: Written, given: Progress) -> Todo:
    name, steps = lesson_id(written), len(written.steps)
    return Todo(
        written.title or _("A lesson from your teacher"),
        _steps(steps, None if name in given.stars else given.places.get(name)),
        lesson_symbol(written),
        f"{GIVEN}/{link}",
        done=int(name in given.stars),
    )


def _steps(count: int, begun: Bookmark | None) -> str:
    """Say how long a lesson is, or where its learner is."""
    if begun is not None:
        return _("Lesson, step {n} of {of}").format(n=begun.step + 1, of=count)
    return ngettext("Lesson, {n} step", "Lesson, {n} steps", count).format(n=count)


def _lesson(game: str, name: str, progress: Progress) -> Todo:
    found = lesson(name, game)
    kept = qualified(game, name)
    begun = None if kept in progress.stars else progress.places.get(kept)
    return Todo(
        _(found.title),
        _steps(len(found.steps), begun),
        rooms.room(game).tabletop().symbol(found.symbol, SIZE),
        qualified(game, f"lesson/{name}"),
        done=int(kept in progress.stars),
    )


def _puzzles(trainer: PuzzleTrainer, part: Puzzles | Daily) -> Todo:
    puzzles = puzzles_for(trainer.pool, part, trainer.today)
    ids = tuple(puzzle.id for puzzle in puzzles)
    met = sum(map(trainer.has_met, ids))
    if isinstance(part, Daily):
        sign = icon_svg("puzzle", SIZE - 8)
        return Todo(_("The daily puzzle"), _("The same for all"), sign, "", ids, met)
    kind = puzzles_of(trainer.game).kinds[part.kind]
    more = ngettext("{n} of {of} puzzle, {levels}", "{n} of {of} puzzles, {levels}", len(ids))
    more = more.format(n=met, of=len(ids), levels=levels_in_words(part.low, part.high))
    symbol = pages_of(trainer.game).symbol(kind.symbol, SIZE)
    return Todo(_(kind.title), more, symbol, "", ids, met, len(ids))


@attrs.frozen
class TodayPage:
    """What a class does today, and what of it this learner has done."""

    day: ClassDay
    learner: Learner
    given: SharedLessons
    trainer: PuzzleTrainer | None = None

    @classmethod
    def of(
        cls,
        day: ClassDay,
        learner: Learner,
        given: SharedLessons,
        trainers: Mapping[str, PuzzleTrainer],
    ) -> TodayPage:
        """Return the page of a plan for a learner."""
        return cls(day, learner, given, trainers.get(day.plan.game))

    @property
    def _todos(self) -> tuple[Todo, ...]:
        return todos(self.day.plan, self.learner.progress, self.given.progress, self.trainer)

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Begin a set of puzzles; all else is links."""
        act, _colon, n = event.value.partition(":")
        found = self._todos
        if act != "puzzles" or n not in map(str, range(len(found))) or self.trainer is None:
            return None
        todo = found[int(n)]
        begin = self.trainer.again if todo.is_done else self.trainer.on_plan
        return Reply(go=begin(self.day.address, todo.puzzles))

    def resume(self) -> str:
        """Return "": the address alone restores the page."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint what is next, then everything in order."""
        found = self._todos
        ticked = [todo for todo in found if todo.of]
        done = sum(todo.is_done for todo in ticked)
        title = _("Today in class")
        current = next((n for n, todo in enumerate(found) if todo.of and not todo.is_done), None)
        return Picture(
            title=title,
            where=title,
            body=h.div(".today.panel")[
                h.p(".label")[load_game(self.day.plan.game).title],
                h.div(".today-head")[
                    h.div[
                        h.h1(f"#{HEADING}.result")[title],
                        h.p(".second")[_("{n} of {of} done").format(n=done, of=len(ticked))]
                        if ticked
                        else None,
                    ],
                    _go_on(found[current], current, done) if current is not None else _home(),
                ],
                message("hint", self.day.left_out, role="status") if self.day.left_out else None,
                [message("solved", _("All done for today."), role="status"), _give()]
                if current is None and ticked
                else None,
                h.ol(".today-list")[(_item(n, todo, n == current) for n, todo in enumerate(found))],
                _give() if current is not None and done else None,
            ],
        )


def _go_on(todo: Todo, n: int, done: int) -> Node:
    label = _("Go on") if done or todo.done else _("Begin")
    if todo.address:
        return link(todo.address, label, "chevron", primary=True, id="go-on")
    return button(f"puzzles:{n}", label, "chevron", primary=True, id="go-on")


def _give() -> Node:
    """Return the way for what was done to reach the teacher, when all is done or the lesson
    is over."""
    label = _("Give your teacher your result")
    return h.div(".row-of-buttons")[link(RESULT, label, "share", id="give-result")]


def _home() -> Node:
    return link("home", _("The course"), "home", primary=True, id="go-on")


def _item(n: int, todo: Todo, current: bool) -> h.Element:
    words = [
        h.span(".sign", aria_hidden="true")[todo.symbol],
        h.span(".what")[h.strong[todo.title], h.span(".second")[todo.more]],
        h.span(".state")[
            [icon_svg("check"), h.span(".visually-hidden")[_("done")]] if todo.is_done else None
        ],
    ]
    classes = {"done": todo.is_done, "together": not todo.of}
    if todo.address:
        inside = h.a(href=f"#{todo.address}", id=f"todo-{n}")[words]
    elif todo.puzzles:
        inside = h.button(type="button", data_act=f"puzzles:{n}", id=f"todo-{n}")[words]
    else:
        inside = h.div(id=f"todo-{n}")[words]
    return h.li(class_=classes, aria_current="step" if current else None)[inside]
