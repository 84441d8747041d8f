"""A lesson: what the learner does goes to the session, what the session says is shown.

The page holds only what the session does not: pieces chosen but not played, what is open beside
the lesson, and how far a solved group has lit up.
"""

from __future__ import annotations

import json

from attrs import evolve

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.reading import MOST_TEXT, Reader, read_json
from tutor.kit.reading import text as text_of
from tutor.lessons.feedback import Feedback
from tutor.lessons.model import Lesson
from tutor.lessons.session import LessonSession
from widgets.composer import NOTHING, parse
from widgets.pages import lesson_end, lesson_view
from widgets.pages.lesson_board import solved_marks
from widgets.pages.lesson_play import Keeper, Playing
from widgets.pages.page import HEADING, Picture, Reply
from widgets.protocol import After, Event
from widgets.settings import Frame

SETTLE_MS = 1600
"""A wrong piece lies so long before it goes back."""
LIGHT_MS = 60
"""From piece to piece of a solved group."""


class LessonPage(Playing):
    """One lesson from its first step to its stars."""

    def __init__(
        self,
        session: LessonSession,
        *,
        number: int = 0,
        following: Lesson | None = None,
        keeper: Keeper | None = None,
        resume: str = "",
    ) -> None:
        """
        Args:
            session: the lesson as far as the learner is.
            number: of the lesson in its course, from 1; 0 if it is in none.
            following: the lesson after it, None after the last.
            keeper: keeps the progress; None where the lesson is only looked at.
            resume: what `resume` gave before; ignored where it does not fit.
        """
        self.session = session
        self.number = number
        self.following = following
        self.keeper = keeper
        self.ended = False
        self.tab = ""
        self.clear()
        if resume:
            self._resume(resume)

    def _resume(self, text: str) -> None:
        try:
            read = Reader(read_json(text))
            lesson, game = self.session.lesson, self.session.game
            kept = read.one("session", text_of(MOST_TEXT))
            session = LessonSession.resume(lesson, kept, game)
        except SaveError:
            return  # from another version, or somebody's own: the lesson as it is
        self.session = session
        self.ended = read.data.get("ended") is True and session.finished
        self.message = session.feedback
        self.lit = len(solved_marks(self.session))

    def resume(self) -> str:
        """The session and whether its stars are shown."""
        return json.dumps({"session": self.session.dump(), "ended": self.ended})

    # ---- what there is to see

    @property
    def title(self) -> str:
        """What the page is called."""
        title = _(self.session.lesson.title)
        if not self.number:
            return title
        return _("Lesson {n}: {title}").format(n=self.number, title=title)

    @property
    def where(self) -> str:
        """The same for the header."""
        title = _(self.session.lesson.title)
        if not self.number:
            return title
        return _("Lesson {n} · {title}").format(n=self.number, title=title)

    def paint(self, frame: Frame) -> Picture:
        """The lesson, or its stars."""
        if self.ended:
            return lesson_end.paint(self, frame)
        after = None
        if self.settling:
            after = After(SETTLE_MS, "settle")
        elif self.lit < len(solved_marks(self.session)):
            after = After(LIGHT_MS, "light")
        return evolve(lesson_view.paint(self, frame), after=after)

    # ---- what the learner does

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer an act: a button of the lesson, or a piece."""
        act, _colon, what = event.value.partition(":")
        answer = getattr(self, f"_on_{act.replace('-', '_')}", None) if act.isascii() else None
        if answer is not None:
            reply: Reply | None = answer(what, frame)
            return reply
        if parse(event.value)[0]:
            return self._on_piece(event.value, frame)
        return None

    def _on_tab(self, what: str, frame: Frame) -> None:
        self.tab = what

    def _on_rule(self, what: str, frame: Frame) -> Reply | None:
        if what not in self.session.game.rulebook:
            return None
        self.open, self.rules = "rules", (what,)
        return Reply(focus="opened")

    def _on_why(self, _what: str, frame: Frame) -> Reply:
        if self.open == "rules":
            return self._on_close("", frame)
        said = self.message.clauses if isinstance(self.message, Feedback) else ()
        step = self.session.step
        self.open, self.rules = "rules", said or step.clauses or step.practises
        return Reply(focus="opened")

    def _on_board(self, _what: str, frame: Frame) -> Reply:
        self.open = "board"
        return Reply(focus="opened", say=lesson_view.board_words(self.session))

    def _on_display(self, what: str, frame: Frame) -> Reply | None:
        if not what.isdecimal() or int(what) not in range(self.session.state.players):
            return None
        self.open = f"display:{what}"
        return Reply(focus="opened")

    def _on_enlarge(self, what: str, frame: Frame) -> Reply:
        self.open = f"enlarge:{what}"
        return Reply(focus="opened")

    def _on_close(self, _what: str, frame: Frame) -> Reply:
        opener = {"rules": "why", "board": "board"}.get(self.open, HEADING)
        self.open = ""
        return Reply(focus=opener)

    def _on_cancel(self, what: str, frame: Frame) -> Reply | None:
        if self.open:
            return self._on_close(what, frame)
        self.selection, self.settling = NOTHING, False
        return None

    # ---- on and back

    def _on_next(self, _what: str, frame: Frame) -> Reply | None:
        if not self.session.solved:
            return None
        if self.session.finished:
            self.ended = True
        else:
            self.session.next()
            self.clear()
            self._look_for_next(frame)
        self._keep()
        return Reply(focus=HEADING, say="" if self.ended else self.session.text)

    def _on_again(self, _what: str, frame: Frame) -> Reply:
        """The lesson once more, from its first step."""
        self.session = LessonSession(self.session.lesson, self.session.game)
        self.ended = False
        self.clear()
        return Reply(focus=HEADING)
