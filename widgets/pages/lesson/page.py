"""A lesson: what the learner does goes to the session, what the session says is shown.

The page holds only what the session does not: pieces chosen but not played, what is open beside
the lesson, and how far a solved group has lit up.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from attrs import evolve

from tutor.engine import A, S, SaveError
from tutor.i18n import _
from tutor.kit.reading import MOST_TEXT, Reader, read_json
from tutor.kit.reading import text as text_of
from tutor.lessons.feedback import Feedback
from tutor.lessons.model import AnyLesson
from tutor.lessons.session import LessonSession
from tutor.rooms import qualified
from widgets.browser.protocol import After, Event
from widgets.pages.lesson import end, view
from widgets.pages.lesson.observer import LessonObserver
from widgets.pages.lesson.play import Playing
from widgets.pages.lesson.state import LessonState
from widgets.pages.page import HEADING, Picture, Reply
from widgets.storage.settings import Frame
from widgets.tabletop import C, Tabletop

SETTLE_MS = 1600
"""A wrong piece lies so long before it goes back."""
MOST_HINTS = 90
"""More than lead to the answer of any step but a whole game."""
FLIES_MS = 720
"""After the end is shown, the praline lies so long before it flies into the box."""
LIGHT_MS = 60
"""From piece to piece of a solved group."""


class LessonPage(Playing[S, A, C]):
    """One lesson from its first step to its end."""

    def __init__(
        self,
        session: LessonSession[S, A],
        tabletop: Tabletop[S, A, C],
        *,
        number: int = 0,
        following: AnyLesson | None = None,
        observer: LessonObserver | None = None,
        resume: str = "",
        plan: str = "",
        filled: tuple[bool, ...] = (),
    ) -> None:
        """
        Args:
            session: the lesson as far as the learner is.
            tabletop: how the game is shown.
            number: of the lesson in its course, from 1; 0 if it is in none.
            following: the lesson after it, None after the last.
            observer: keeps the progress; None where the lesson is only looked at.
            resume: what `resume` gave before; ignored where it does not fit.
            plan: address of the plan of a class that leads here, "" if none does.
            filled: which lessons of the course are done already; () for a lesson that is in no box.
        """
        self.observer = observer
        kept = observer is not None
        self.at = LessonState(session, tabletop, number, following, kept, plan, filled)
        if not session.solved:
            self.at.message = session.feedback
        if resume:
            self._resume(resume)

    def _resume(self, text: str) -> None:
        at = self.at
        try:
            read = Reader(read_json(text))
            lesson, game = at.session.lesson, at.session.game
            kept = read.one("session", text_of(MOST_TEXT))
            session: LessonSession[S, A] = LessonSession.resume(lesson, kept, game)
        except SaveError:
            return  # from another version, or somebody's own: the lesson as it is
        at.session = session
        at.ended = at.landed = read.data.get("ended") is True and session.finished
        at.message = session.feedback
        at.lit = len(at.solved_marks)

    def resume(self) -> str:
        """Return the session and whether its end is shown."""
        return json.dumps({"session": self.at.session.dump(), "ended": self.at.ended})

    @property
    def ended(self) -> bool:
        """Whether the lesson's end is shown."""
        return self.at.ended

    def paint(self, frame: Frame) -> Picture:
        """Paint the lesson, or its end."""
        at = self.at
        if at.ended:
            after = None if at.landed else After(FLIES_MS, "land")
            return evolve(end.paint(at, frame), after=after)
        later = None
        if at.settling:
            later = After(SETTLE_MS, "settle")
        elif at.lit < len(at.solved_marks):
            later = After(LIGHT_MS, "light")
        return evolve(view.paint(at, frame), after=later)

    # ---- what the learner does

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer an act: a button of the lesson (see ACTS), or a piece."""
        act, _colon, what = event.value.partition(":")
        answer = ACTS.get(act)
        if answer is not None:
            reply: Reply | None = answer(self, what, frame)
            return reply
        at = self.at
        if at.session.piece(event.value):
            return self._on_piece(event.value, frame)
        large = at.tabletop.enlarge(at.board(frame), event.value, frame.view.width)
        if large is not None:
            meant = at.meant(large)
            if meant:
                return self._on_piece(meant, frame)
            at.open = event.value
            return Reply(focus="opened")
        if at.tabletop.is_target(event.value):
            return self._on_piece(event.value, frame)
        return None

    def _on_tab(self, what: str, frame: Frame) -> None:
        self.at.tab = what

    def _on_rule(self, what: str, frame: Frame) -> Reply | None:
        if what not in self.at.session.game.rulebook:
            return None
        self.at.open, self.at.rules = "rules", (what,)
        return Reply(focus="opened")

    def _on_why(self, _what: str, frame: Frame) -> Reply:
        at = self.at
        if at.open == "rules":
            return self._on_close("", frame)
        said = at.message.clauses if isinstance(at.message, Feedback) else ()
        step = at.session.step
        at.open, at.rules = "rules", said or step.clauses or step.practises
        return Reply(focus="opened")

    def _on_read(self, _what: str, frame: Frame) -> Reply:
        """Read the rules behind a question before it is answered."""
        if self.observer is not None and self.at.session.asking:
            self.observer.helped(self.at.session)
        self.at.session.read()
        self._keep()
        return Reply(focus="opened")

    def _on_board(self, _what: str, frame: Frame) -> Reply:
        self.at.open = "board"
        return Reply(focus="opened", say=self.at.board_words)

    def _on_told(self, _what: str, frame: Frame) -> Reply | None:
        """Tell all that the others did, where not all of it has room."""
        if not self.at.session.told:
            return None
        self.at.open = "told"
        return Reply(focus="opened")

    def _on_close(self, _what: str, frame: Frame) -> Reply:
        opener = {"rules": "why", "board": "board"}.get(self.at.open, HEADING)
        self.at.open = ""
        return Reply(focus=opener)

    def _on_cancel(self, what: str, frame: Frame) -> Reply | None:
        at = self.at
        if at.open:
            return self._on_close(what, frame)
        at.chosen, at.settling = at.tabletop.nothing, False
        at.message = None if at.near else at.message
        return None

    # ---- on and back

    def _on_next(self, _what: str, frame: Frame) -> Reply | None:
        at = self.at
        if not at.session.solved:
            return None
        if at.session.finished:
            at.ended = True
            at.landed = at.assortment is None or not frame.moves
        else:
            at.session.next()
            at.clear()
            self._look_for_next(frame)
        self._keep()
        said = "" if at.ended else f"{at.session.since} {at.session.text}".strip()
        return Reply(focus=HEADING, say=said)

    def _on_land(self, _what: str, frame: Frame) -> Reply | None:
        """Let the praline fly into its place."""
        if not self.at.ended or self.at.landed:
            return None
        self.at.landed = True
        return Reply(sounds=("done",))

    # ---- before a class

    def _on_reveal(self, _what: str, frame: Frame) -> Reply:
        """Show the answer of the step, or hide it again."""
        at = self.at
        solved = at.session.solved
        at.clear()
        if solved:
            at.session.restart()
            return Reply(focus=HEADING, say=_("The answer is hidden."))
        for _n in range(MOST_HINTS):
            if at.session.solved:
                break
            at.session.hint()
        at.message = at.session.feedback
        at.lit = 0 if frame.moves else len(at.solved_marks)
        said = at.session.feedback
        return Reply(focus=HEADING, say=f"{said.head} {said.text}" if said else "")

    def _on_step_back(self, _what: str, frame: Frame) -> Reply | None:
        return self._to_step(self.at.session.index - 1)

    def _on_step_on(self, what: str, frame: Frame) -> Reply | None:
        if self.at.session.solved:
            return self._on_next(what, frame)
        return self._to_step(self.at.session.index + 1)

    def _to_step(self, index: int) -> Reply | None:
        lesson = self.at.session.lesson
        if not 0 <= index < len(lesson.steps):
            return None
        return Reply(go=qualified(self.at.game, f"lesson/{lesson.id}/{index + 1}"))

    def _on_again(self, _what: str, frame: Frame) -> Reply:
        """Begin the lesson once more, from its first step."""
        at = self.at
        at.session = LessonSession(at.session.lesson, at.session.game)
        at.ended = at.landed = False
        at.clear()
        return Reply(focus=HEADING)


ACTS: Mapping[str, Callable[..., Reply | None]] = {
    "lift": LessonPage._on_lift,
    "drop": LessonPage._on_drop,
    "light": LessonPage._on_light,
    "settle": LessonPage._on_settle,
    "hint": LessonPage._on_hint,
    "undo": LessonPage._on_undo,
    "answer": LessonPage._on_answer,
    "tab": LessonPage._on_tab,
    "rule": LessonPage._on_rule,
    "why": LessonPage._on_why,
    "read": LessonPage._on_read,
    "board": LessonPage._on_board,
    "told": LessonPage._on_told,
    "close": LessonPage._on_close,
    "cancel": LessonPage._on_cancel,
    "next": LessonPage._on_next,
    "land": LessonPage._on_land,
    "again": LessonPage._on_again,
    "reveal": LessonPage._on_reveal,
    "step-back": LessonPage._on_step_back,
    "step-on": LessonPage._on_step_on,
}
"""Who answers an act of the page, by its first word."""

AnyLessonPage = LessonPage[Any, Any, Any]
