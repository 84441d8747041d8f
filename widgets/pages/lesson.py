"""A lesson: what the learner does goes to the session, what the session says is shown.

The page holds only what the session does not: pieces chosen but not played, what is open beside
the lesson, and how far a solved group has lit up.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from attrs import evolve

from tutor.chocolatiers.actions import Action, Box
from tutor.chocolatiers.kinds import WILD
from tutor.chocolatiers.state import BONUS, State
from tutor.engine import SaveError
from tutor.i18n import _
from tutor.lessons.feedback import Feedback, Hint, Mark
from tutor.lessons.model import SEATS, Do, Explore, Lesson, Predict
from tutor.lessons.session import LessonSession
from widgets.composer import NOTHING, Selection, click, parse
from widgets.pages import lesson_end, lesson_view
from widgets.pages.lesson_layout import Arranged
from widgets.pages.page import HEADING, Picture, Reply
from widgets.protocol import After, Event, Move, Shake
from widgets.selection import letters
from widgets.settings import Frame
from widgets.zones import Board, Spot, moves_between, spots_of

SETTLE_MS = 1600
"""A wrong piece lies so long before it goes back."""
LIGHT_MS = 60
"""From piece to piece of a solved group."""

NEXT = "next"
Keep = Callable[[LessonSession], None]


class LessonPage:
    """One lesson from its first step to its stars."""

    def __init__(
        self,
        session: LessonSession,
        *,
        number: int,
        following: Lesson | None,
        keep: Keep,
        resume: str = "",
    ) -> None:
        """
        Args:
            session: the lesson as far as the learner is.
            number: of the lesson in its course, from 1.
            following: the lesson after it, None after the last.
            keep: called whenever something was done, to keep the progress.
            resume: what `resume` gave before; ignored where it does not fit.
        """
        self.session = session
        self.number = number
        self.following = following
        self.keep = keep
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
        self.lit = len(self.solved_marks)

    def resume(self) -> str:
        """The session and whether its stars are shown."""
        return json.dumps({"session": self.session.dump(), "ended": self.ended})

    # ---- what there is to see

    @property
    def state(self) -> State:
        """The position as it is played: an exploring learner may do it whatever the phase."""
        state: State = self.session.state
        if isinstance(self.session.step, Explore):
            return evolve(state, phase=BONUS, player=self.session.seat)
        return state

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return tuple(_(name) for name in SEATS[: self.state.players])

    @property
    def solved_marks(self) -> tuple[Mark, ...]:
        """The pieces that light up when the step is solved."""
        session = self.session
        if not session.solved:
            return ()
        feedback = session.feedback
        if feedback is not None and feedback.marks:
            return feedback.marks
        kind = lesson_view.goal_kind(session.step)
        groups = self.state.displays[session.seat].groups(kind) if kind else []
        spaces = sorted(groups[0]) if groups else []
        return tuple(Mark(f"space:{row},{column}", "solved") for row, column in spaces)

    @property
    def marks(self) -> dict[str, str]:
        """States of pieces that the lesson gives them."""
        session, step = self.session, self.session.step
        found: dict[str, str] = {}
        if session.solved:
            return {mark.target: mark.state for mark in self.solved_marks[: self.lit]}
        if not session.can_undo:
            found |= dict.fromkeys(step.point, "hint")
        if isinstance(step, Explore) and step.mode == "wild":
            found |= self._wild_marks()
        if self.message is not None:
            found |= {mark.target: mark.state for mark in self.message.marks}
        return found

    def _wild_marks(self) -> dict[str, str]:
        """The Wild that is moved about, and where else it may go."""
        display = self.session.state.displays[self.session.seat]
        free = {f"space:{r},{c}": "clickable" for r, c in display.spaces}
        wilds = [f"space:{r},{c}" for r, c in display.spaces if display.at(r, c) == WILD]
        found = {key: state for key, state in free.items() if key not in wilds}
        if self.session.seen:
            found = dict.fromkeys(found, "rest")
            found["space:{},{}".format(*self.session.seen[-1])] = "chosen"  # type: ignore[misc]
        return found

    def board(self, frame: Frame) -> Board:
        """The table as it is shown."""
        session, step = self.session, self.session.step
        selection = self.selection
        if isinstance(step, Explore) and step.mode == "payments":
            selection = evolve(selection, stack=step.stack)
        return Board(
            game=session.game,
            state=session.game.view(self.state, session.seat),
            player=session.seat,
            theme=frame.theme,
            selection=selection,
            marks=self.marks,
            names=self.names,
            quiet=session.solved or isinstance(step, Predict) or self.settling,
        )

    def arranged(self, frame: Frame) -> Arranged:
        """The parts of the table on the page."""
        return lesson_view.arranged(self, frame)

    def paint(self, frame: Frame) -> Picture:
        """The lesson, or its stars."""
        if self.ended:
            return lesson_end.paint(self, frame)
        after = None
        if self.settling:
            after = After(SETTLE_MS, "settle")
        elif self.lit < len(self.solved_marks):
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
        return Reply(focus="opened", say=lesson_view.board_words(self))

    def _on_display(self, what: str, frame: Frame) -> Reply | None:
        if not what.isdecimal() or int(what) not in range(self.state.players):
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
        before, old = self.state, self._spots(frame)
        hint = self.session.hint()
        self.open, self.message = "", hint
        moves: tuple[Move | Shake, ...] = ()
        if hint.level == 3:
            self.selection = NOTHING
            moves = self._flights(before, hint.action, frame, old)
            if self.session.solved:
                self.message = self.session.feedback
        self._look_at(hint.marks)
        self.keep(self.session)
        return self._told(frame, moves, hint.text)

    def _on_undo(self, _what: str, frame: Frame) -> Reply | None:
        self.message, self.open, self.settling = None, "", False
        if self.selection != NOTHING:
            self.selection = NOTHING
        elif self.session.can_undo:
            self.session.undo()
            self.keep(self.session)
            return Reply(say=_("Taken back."))
        return None

    # ---- tries

    def _on_answer(self, what: str, frame: Frame) -> Reply | None:
        if not isinstance(self.session.step, Predict):
            return None
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
        hand = self.state.hands[self.session.seat]
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
        view = session.game.view(self.state, session.seat)
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
        before, old = self.state, self._spots(frame)
        chosen = self.selection
        feedback = session.act(action)
        if feedback.kind == "mistake":
            # A box lies where it was put until it goes back, so that one sees what was wrong.
            self.settling = isinstance(action, Box)
            self.selection = chosen if self.settling else NOTHING
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
        self.keep(self.session)
        return self._told(frame, moves, f"{feedback.head} {feedback.text}")

    def _told(self, frame: Frame, moves: tuple[Move | Shake, ...], text: str) -> Reply:
        """The reply to a try or a hint: solved steps light up and lead on."""
        if not self.session.solved:
            told = " ".join(self.session.told)
            self._look_for_next(frame)
            return Reply(moves=moves, say=f"{text} {told}".strip())
        feedback = self.session.feedback
        self.lit = 0 if frame.moves else len(self.solved_marks)
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
        self.keep(self.session)
        return Reply(focus=HEADING, say="" if self.ended else _(self.session.step.text))

    def _on_again(self, _what: str, frame: Frame) -> Reply:
        """The lesson once more, from its first step."""
        self.session = LessonSession(self.session.lesson, self.session.game)
        self.ended = False
        self._clear()
        return Reply(focus=HEADING)

    # ---- small things

    def _spots(self, frame: Frame) -> dict[str, Spot]:
        return spots_of(self.arranged(frame).zones)

    def _flights(
        self, before: State, action: object, frame: Frame, old: dict[str, Spot]
    ) -> tuple[Move | Shake, ...]:
        """The pieces of an action that has been played fly from where they were."""
        game = self.session.game
        if not isinstance(self.session.step, Do) or action is None or before == self.state:
            return ()
        after = game.apply(before, action)
        return moves_between(before, after, action, self.session.seat, old, self._spots(frame))  # type: ignore[arg-type]

    def _look_at(self, marks: tuple[Mark, ...]) -> None:
        """Turn to the tab where the marked pieces are."""
        areas = [area for area in (lesson_view.area_of(mark.target) for mark in marks) if area]
        if areas and self.tab not in areas:
            self.tab = areas[0]

    def _look_for_next(self, frame: Frame) -> None:
        """Turn to the tab with the pieces that lead onwards, if the one seen has none."""
        lesson_view.turn_tab(self, frame)
