"""A lesson that a teacher has shared: what it is about, then the lesson itself."""

from __future__ import annotations

from typing import Any

import htpy as h
from htpy import Node

from tutor.engine import SaveError
from tutor.i18n import _, ngettext
from tutor.lessons.model import AnyLesson
from tutor.lessons.written import Written, examine, read_written
from tutor.lessons.written.build import build
from tutor.lessons.written.file import of_link, written_link
from tutor.rooms import load_game
from widgets import rooms
from widgets.browser.protocol import Event
from widgets.draw.icons import icon_svg
from widgets.pages.classroom.write.view import in_full
from widgets.pages.controls import button, link, message
from widgets.pages.lesson.own_lesson import OwnLessonPage
from widgets.pages.page import HEADING, NoSuchPageError, Page, Picture, Reply
from widgets.storage.packs import only_save_errors
from widgets.storage.settings import Frame
from widgets.storage.shared_lessons import ADDRESS, SharedLessons, lesson_id

SIGN = 72


class SharedLessonPage:
    """The front of the lesson; once it is begun, the lesson."""

    def __init__(
        self,
        given: SharedLessons,
        written: Written,
        lesson: AnyLesson,
        resume: str,
        plan: str = "",
    ) -> None:
        """`resume`: of the lesson, as it was begun and left; "" shows the front. `plan`: address of
        the plan of a class that leads here, "" if none does."""
        self.given, self.written, self.lesson, self.plan = given, written, lesson, plan
        self.page: OwnLessonPage[Any, Any, Any] | None = None
        if resume:
            self._begin(resume)

    def _begin(self, resume: str = "") -> None:
        session = self.given.session(self.lesson)
        tabletop = rooms.room(self.lesson.game).tabletop()
        page: OwnLessonPage[Any, Any, Any] = OwnLessonPage(
            session, tabletop, observer=self.given, resume=resume
        )
        page.at.leads = (self.plan, _("On with today’s plan")) if self.plan else ("home", _("Home"))
        self.page = page

    def resume(self) -> str:
        """Return the lesson, once it is begun."""
        return self.page.resume() if self.page is not None else ""

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Begin, then play."""
        if self.page is not None:
            return self.page.on(event, frame)
        if event.value == "begin":
            self._begin()
            return Reply(focus=HEADING)
        return None

    def paint(self, frame: Frame) -> Picture:
        """Paint the front, or the lesson."""
        return self.page.paint(frame) if self.page is not None else self._front()

    def _front(self) -> Picture:
        written, lesson = self.written, self.lesson
        game = load_game(lesson.game)
        symbol = rooms.room(lesson.game).tabletop().symbol(lesson.symbol, SIGN)
        begun = lesson.id in self.given.progress.places
        done = lesson.id in self.given.progress.stars
        count = len(lesson.steps)
        about = ngettext("{n} step", "{n} steps", count).format(n=count)
        minutes = _("about {n} min").format(n=lesson.minutes)
        return _front_of(
            h.div(".prize", aria_hidden="true")[symbol],
            h.p(".label")[_("A lesson from your teacher")],
            h.h1(f"#{HEADING}")[written.title],
            h.p[written.aim] if written.aim else None,
            h.p(".second")[f"{game.title} · {about} · {minutes}"],
            h.div(".row-of-buttons")[
                button(
                    "begin",
                    _("Go on") if begun else _("Once more") if done else _("Begin"),
                    "chevron",
                    primary=True,
                    id="begin",
                ),
                link("home", _("Home"), "home"),
            ],
        )


class OpenPage:
    """Takes the file of a lesson; also what is shown of one that does not work."""

    def __init__(self, wrong: str = "") -> None:
        self.wrong = wrong

    def resume(self) -> str:
        """Return "": the address alone restores the page."""
        return ""

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Open a file: it becomes the page of its link."""
        if event.value != "open":
            return None
        try:
            with only_save_errors(_("This is no lesson of this tutor.")):
                return Reply(go=f"{ADDRESS}/{written_link(read_written(event.text))}")
        except SaveError as error:
            self.wrong = str(error)
            return Reply(say=self.wrong)

    def paint(self, frame: Frame) -> Picture:
        """Paint the button, and what is wrong."""
        told: Node = None
        if self.wrong:
            told = message("refused", _("This lesson cannot be played."), self.wrong)
        return _front_of(
            h.h1(f"#{HEADING}")[_("A lesson from your teacher")],
            told,
            h.p[_("Open the link you were given, or the file.")],
            h.div(".row-of-buttons")[
                h.label(".btn.btn-primary.file")[
                    h.input(
                        "#open-lesson.visually-hidden",
                        type="file",
                        accept=".toml,.txt",
                        data_act="open",
                    ),
                    icon_svg("open"),
                    h.span[_("Open a lesson’s file")],
                ],
                link("home", _("Home"), "home"),
            ],
        )


def _front_of(*inside: Node) -> Picture:
    return Picture(
        title=_("A lesson from your teacher"),
        where=_("A lesson from your teacher"),
        body=h.div(".given-lesson.panel")[inside],
    )


def given_page(given: SharedLessons, packed: str, resume: str, plan: str = "") -> Page:
    """Return the page of what follows "given/" in an address; `plan`: address of the plan of a
    class that leads here, "" if none does. Raises NoSuchPageError for what is none.

    A lesson is proven before it is shown: whoever opens it can play it to its end.
    """
    if not packed:
        return OpenPage()
    try:
        with only_save_errors(_("This link is damaged. Ask for it once more.")):
            written = of_link(packed)
    except SaveError as error:
        raise NoSuchPageError(str(error)) from None
    found = examine(written)
    if found:
        said = _("This lesson does not work yet; tell your teacher. {what}")
        return OpenPage(said.format(what=in_full(found[0])))
    lesson = build(written, lesson_id(written)).lesson
    assert lesson is not None
    return SharedLessonPage(given, written, lesson, resume, plan)
