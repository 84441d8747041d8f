"""A lesson: what the learner does goes to the session, what the session says is shown.

The page holds only what the session does not: pieces chosen but not played, what is open beside
the lesson, and how far a solved group has lit up.
"""

from __future__ import annotations

import json
from typing import Protocol

from attrs import evolve

from tutor.chocolatiers.actions import Action, Box
from tutor.chocolatiers.state import State
from tutor.engine import SaveError
from tutor.i18n import _
from tutor.lessons.feedback import Feedback, Hint, Mark
from tutor.lessons.model import Do, Explore, Lesson, Predict
from tutor.lessons.session import LessonSession
from widgets.composer import NOTHING, Selection, click, parse
from widgets.pages import lesson_end, lesson_view
from widgets.pages.lesson_board import (
    area_of,
    arranged,
    board_of,
    solved_marks,
    useful_areas,
)
from widgets.pages.page import HEADING, Picture, Reply
from widgets.protocol import After, Event, Move, Shake
from widgets.selection import letters
from widgets.settings import Frame
from widgets.zones import Spot, moves_between, spots_of

SETTLE_MS = 1600
"""A wrong piece lies so long before it goes back."""
LIGHT_MS = 60
"""From piece to piece of a solved group."""

NEXT = "next"


class Keeper(Protocol):
    """Keeps the progress."""

    def at(self, session: LessonSession) -> None:
        """The learner is here in a lesson."""

    def solved(self, session: LessonSession) -> None:
        """A step has just been solved."""


class LessonPage:
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
        self._clear()
        if resume:
            self._resume(resume)

    def _clear(self) -> None:
        """Nothing chosen, nothing said, nothing open."""
        self.selection: Selection = NOTHING
        self.message: Feedback | Hint | None = None
        self.open = ""
        self.rules: tuple[str, ...] = ()
        self.lit = 0
        self.settling = False

    def _resume(self, text: str) -> None:
        try:
            data = json.loads(text)
            lesson, game = self.session.lesson, self.session.game
            session = LessonSession.resume(lesson, data["session"], game)
        except (SaveError, ValueError, TypeError, KeyError):
            return  # from another version, or somebody's own: the lesson as it is
        self.session = session
        self.ended = data.get("ended") is True and session.finished
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

    def _on_light(self, _what: str, frame: Frame) -> None:
        self.lit += 1

    def _on_settle(self, _what: str, frame: Frame) -> None:
        self._settle()

    def _settle(self) -> None:
        """A wrong piece goes back; what was said stays."""
        if self.settling:
            self.selection, self.settling = NOTHING, False

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

    # ---- help

    def _on_hint(self, _what: str, frame: Frame) -> Reply:
        self._settle()
        if self.session.solved:
            return Reply(focus=NEXT)
        before, old = self.session.state, self._spots(frame)
        hint = self.session.hint()
        self.open, self.message = "", hint
        moves: tuple[Move | Shake, ...] = ()
        if hint.level == 3:
            self.selection = NOTHING
            moves = self._flights(before, hint.action, frame, old)
            if self.session.solved:
                self.message = self.session.feedback
        self._look_at(hint.marks)
        self._keep(solved=self.session.solved)
        return self._told(frame, moves, hint.text)

    def _on_undo(self, _what: str, frame: Frame) -> Reply | None:
        self.message, self.open, self.settling = None, "", False
        if self.selection != NOTHING:
            self.selection = NOTHING
        elif self.session.can_undo:
            self.session.undo()
            self._keep()
            return Reply(say=_("Taken back."))
        return None

    # ---- tries

    def _on_answer(self, what: str, frame: Frame) -> Reply | None:
        if not isinstance(self.session.step, Predict):
            return None
        if self.session.solved:
            return Reply(focus=NEXT)
        return self._tried(self.session.answer(what), frame)

    def _on_piece(self, target: str, frame: Frame) -> Reply | None:
        self._settle()
        if target != "confirm":
            self.open = ""
        if self.session.solved:
            return Reply(focus=NEXT)
        step = self.session.step
        if isinstance(step, Predict):
            self.message = Feedback("good", _("Just look here."), _("Then choose an answer."))
            return Reply(say=_("Choose an answer."))
        if isinstance(step, Explore):
            return self._explore(step, target, frame)
        return self._play(target, frame)

    def _explore(self, step: Explore, target: str, frame: Frame) -> Reply | None:
        kind, numbers = parse(target)
        if step.mode == "wild":
            if kind == "space":
                return self._tried(self.session.explore((numbers[0], numbers[1])), frame)
            return None
        hand = self.session.state.hands[self.session.seat]
        if kind == "hand" and numbers[0] < len(hand):
            chosen = set(self.selection.cards) ^ {numbers[0]}
            self.selection = Selection(cards=tuple(sorted(chosen)))
            self.message = None
        elif kind == "confirm":
            tried = self.session.explore(letters(hand, self.selection.cards))
            self.selection = self.selection if tried.kind == "refused" else NOTHING
            return self._tried(tried, frame)
        return None

    def _play(self, target: str, frame: Frame) -> Reply:
        session = self.session
        view = session.game.view(session.state, session.seat)
        outcome = click(session.game, view, session.seat, self.selection, target)
        if outcome.action is not None:
            return self._act(outcome.action, frame)
        self.selection = outcome.selection
        if outcome.refusal:
            first = outcome.refusal[0]
            title = _(session.game.rulebook[first.clause].title)
            clauses = tuple(dict.fromkeys(broken.clause for broken in outcome.refusal))
            marks = (Mark(outcome.target, "refused"),)
            refusal = Feedback("refused", title, first.message, clauses, marks)
            return self._tried(refusal, frame)
        if not isinstance(self.message, Hint):
            self.message = None
        self._look_for_next(frame)
        return Reply()

    def _act(self, action: Action, frame: Frame) -> Reply:
        session = self.session
        before, old = self.session.state, self._spots(frame)
        chosen = self.selection
        feedback = session.act(action)
        if feedback.kind == "mistake":
            # A box lies where it was put until it goes back, so that one sees what was wrong.
            self.settling = isinstance(action, Box)
            self.selection = chosen if self.settling else NOTHING
            if self.settling:
                at_place = tuple(m for m in feedback.marks if m.target.startswith("place:"))
                feedback = evolve(feedback, marks=at_place)
            return self._tried(feedback, frame)
        self.selection = NOTHING
        return self._tried(feedback, frame, self._flights(before, action, frame, old))

    def _tried(
        self, feedback: Feedback, frame: Frame, moves: tuple[Move | Shake, ...] = ()
    ) -> Reply:
        """Show what a try led to."""
        self.message, self.open = feedback, ""
        if feedback.kind in ("refused", "mistake"):
            self._look_at(feedback.marks)
            spots = self._spots(frame)
            moves = tuple(
                Shake(spots[mark.target].canvas, spots[mark.target].rect)
                for mark in feedback.marks
                if mark.target in spots
            )
        self._keep(solved=feedback.kind == "solved")
        return self._told(frame, moves, f"{feedback.head} {feedback.text}")

    def _told(self, frame: Frame, moves: tuple[Move | Shake, ...], text: str) -> Reply:
        """The reply to a try or a hint: solved steps light up and lead on."""
        if not self.session.solved:
            told = " ".join(self.session.told)
            self._look_for_next(frame)
            return Reply(moves=moves, say=f"{text} {told}".strip())
        feedback = self.session.feedback
        self.lit = 0 if frame.moves else len(solved_marks(self.session))
        words = f"{feedback.head} {feedback.text}" if feedback else text
        return Reply(moves=moves, say=words, focus=NEXT)

    # ---- on and back

    def _on_next(self, _what: str, frame: Frame) -> Reply | None:
        if not self.session.solved:
            return None
        if self.session.finished:
            self.ended = True
        else:
            self.session.next()
            self._clear()
            self._look_for_next(frame)
        self._keep()
        return Reply(focus=HEADING, say="" if self.ended else self.session.text)

    def _on_again(self, _what: str, frame: Frame) -> Reply:
        """The lesson once more, from its first step."""
        self.session = LessonSession(self.session.lesson, self.session.game)
        self.ended = False
        self._clear()
        return Reply(focus=HEADING)

    # ---- small things

    def _keep(self, solved: bool = False) -> None:
        """Keep where the learner is; `solved`: a step has just been solved."""
        if self.keeper is not None:
            self.keeper.at(self.session)
            if solved:
                self.keeper.solved(self.session)

    def _spots(self, frame: Frame) -> dict[str, Spot]:
        return spots_of(arranged(self, frame).zones)

    def _flights(
        self, before: State, action: object, frame: Frame, old: dict[str, Spot]
    ) -> tuple[Move | Shake, ...]:
        """The pieces of an action that has been played fly from where they were."""
        game = self.session.game
        if not isinstance(self.session.step, Do) or action is None or before == self.session.state:
            return ()
        after = game.apply(before, action)
        return moves_between(before, after, action, self.session.seat, old, self._spots(frame))  # type: ignore[arg-type]

    def _look_at(self, marks: tuple[Mark, ...]) -> None:
        """Turn to the tab where the marked pieces are."""
        shown = self.session.areas
        areas = [area for area in (area_of(mark.target, shown) for mark in marks) if area]
        if areas and self.tab not in areas:
            self.tab = areas[0]

    def _look_for_next(self, frame: Frame) -> None:
        """Turn to the tab with the pieces that lead onwards, if the one seen has none."""
        if frame.layout == "wide":
            return  # it has no tabs
        areas = self.session.areas
        found, useful = arranged(self, frame), useful_areas(board_of(self, frame), areas)
        if found.tabs and found.tab not in useful:
            self.tab = next((tab for tab in found.tabs if tab in useful), found.tab)
