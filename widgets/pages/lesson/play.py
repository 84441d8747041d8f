"""Playing a lesson's steps: what the learner does with the pieces goes to the session, and what the
session answers is shown, at the pieces and in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from attrs import evolve

from tutor.engine import A, S
from tutor.i18n import _
from tutor.lessons.feedback import Feedback, Hint, Mark, marks, refusal
from tutor.lessons.model import Do, Predict, Touch
from widgets.browser.protocol import Event, Move, Shake, Sink
from widgets.pages.lesson.observer import LessonObserver
from widgets.pages.lesson.state import LessonState
from widgets.pages.page import Reply
from widgets.storage.settings import Frame
from widgets.tabletop import Air, C, Explorer, Misplaced, Outcome
from widgets.tabletop.zone import Spot, moves_along, spots_of

Moved = tuple[Move | Shake | Sink, ...]
MISSED = ("refused", "mistake", "near")
"""Kinds of an answer to a try that does not stand."""
NEXT = "next"
"""Id of the button that leads on."""


class Playing(Generic[S, A, C]):
    """What is done in a step."""

    at: LessonState[S, A, C]
    observer: LessonObserver | None

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer an act."""
        raise NotImplementedError

    def _on_light(self, _what: str, frame: Frame) -> Reply:
        self.at.lit += 1
        return Reply(sounds=(f"light:{self.at.lit}",))

    def _on_settle(self, _what: str, frame: Frame) -> Reply:
        old, before = self._spots(frame), self.at.chosen
        self._settle()
        ways = self.at.tabletop.tried(self.at.board(frame), before)
        return Reply(moves=moves_along(ways, old, self._spots(frame)))

    def _settle(self) -> None:
        """A wrong piece goes back; what was said stays."""
        at = self.at
        if at.settling:
            at.chosen, at.settling = at.remains, False

    # ---- help

    def _on_hint(self, _what: str, frame: Frame) -> Reply:
        self._settle()
        at = self.at
        if at.session.solved:
            return Reply(focus=NEXT)
        before, old = at.session.state, self._spots(frame)
        if self.observer is not None:
            self.observer.helped(at.session)
        hint = at.session.hint()
        at.open, at.message = "", hint
        moves: Moved = ()
        if hint.level == 3:
            at.chosen = at.tabletop.nothing
            moves = self._flights(before, hint.action, at.chosen, frame, old)
            if at.session.solved:
                at.message = at.session.feedback
        self._look_at(hint.marks, frame)
        self._keep()
        return self._told(frame, moves, hint.text)

    def _on_undo(self, _what: str, frame: Frame) -> Reply | None:
        at = self.at
        at.message, at.open, at.settling = None, "", False
        if at.chosen != at.tabletop.nothing:
            at.chosen = at.tabletop.nothing
        elif at.session.can_undo:
            at.session.undo()
            self._keep()
            return Reply(say=_("Taken back."))
        return None

    # ---- tries

    def _on_answer(self, what: str, frame: Frame) -> Reply | None:
        session = self.at.session
        if not isinstance(session.step, Predict):
            return None
        if session.solved:
            return Reply(focus=NEXT)
        return self._tried(session.answer(what), frame, answer=what)

    def _on_piece(self, target: str, frame: Frame) -> Reply | None:
        self._settle()
        at = self.at
        if target != "confirm":
            at.open = ""
        if at.session.solved:
            return Reply(focus=NEXT)
        if isinstance(at.session.step, Predict):
            at.message = Feedback("good", _("Just look here."), _("Then choose an answer."))
            return Reply(say=_("Choose an answer."))
        if isinstance(at.session.step, Touch):
            return self._tried(at.session.touch(target), frame)
        explorer = at.explorer
        if explorer is not None:
            return self._explore(explorer, target, frame)
        if target in at.session.resting:
            return self._tried(at.session.rest(), frame)
        return self._play(target, frame)

    def _explore(self, explorer: Explorer[S, C], target: str, frame: Frame) -> Reply | None:
        at = self.at
        led = explorer.click(at.session.state, at.session.seat, at.chosen, target)
        if led.value is None and led.chosen == at.chosen:
            return None
        old, before = self._spots(frame), at.board(frame).chosen
        if led.value is None:
            at.chosen, at.message = led.chosen, None
            ways = at.tabletop.tried(at.board(frame), before)
            return Reply(moves=moves_along(ways, old, self._spots(frame)))
        tried = at.session.explore(led.value)
        if tried.kind == "refused":
            wrong = explorer.misplaced(at.session.state, at.chosen, led.value)
            return self._misplaced(wrong, tried, frame) if wrong else self._tried(tried, frame)
        at.chosen = at.tabletop.nothing
        moves = moves_along(explorer.ways(led.value), old, self._spots(frame))
        return self._tried(tried, frame, moves)

    def _misplaced(self, wrong: Misplaced[C], said: Feedback, frame: Frame) -> Reply:
        """A refused piece lies where it was put until it goes back."""
        at, old, before = self.at, self._spots(frame), self.at.board(frame).chosen
        at.remains, at.chosen, at.settling = at.chosen, wrong.chosen, True
        reply, new = self._tried(said, frame), self._spots(frame)
        flies = moves_along(at.tabletop.tried(at.board(frame), before), old, new)
        shakes = (Shake(new[key].canvas, new[key].rect) for key in wrong.shakes if key in new)
        return evolve(reply, moves=(*flies, *shakes))

    def _play(self, target: str, frame: Frame) -> Reply:
        at, session = self.at, self.at.session
        old, before = self._spots(frame), at.chosen
        outcome = at.tabletop.click(at.board(frame), target)
        if outcome.back:
            return self._take_back(outcome, frame)
        if outcome.action is not None:
            at.chosen = outcome.tapped or at.chosen
            return self._act(outcome.action, frame)
        at.chosen = outcome.chosen
        if outcome.refusal:
            session.amiss = session.amiss or not outcome.told
            where = marks([outcome.target], "refused")
            return self._tried(refusal(session.game, outcome.refusal, where), frame)
        if not isinstance(at.message, Hint):
            at.message = None
        ways = at.tabletop.tried(at.board(frame), before)
        moves = moves_along(ways, old, self._spots(frame))
        self._look_for_next(frame)
        return Reply(moves=moves)

    def _take_back(self, outcome: Outcome[A, C], frame: Frame) -> Reply:
        """Take back part of the own turn, as a click on the table asks; it costs nothing."""
        at, session = self.at, self.at.session
        for _n in range(min(outcome.back, len(session.retractable))):
            session.undo()
        at.chosen, at.message = outcome.chosen, None
        if outcome.action is not None:
            return self._act(outcome.action, frame)
        self._keep()
        return Reply(say=_("Taken back."))

    def _act(self, action: A, frame: Frame) -> Reply:
        at, session = self.at, self.at.session
        before, old, chosen = session.state, self._spots(frame), at.chosen
        feedback = session.act(action)
        if feedback.kind == "good" and self._nearly(action):
            said = Feedback("near", _("Nearly."), _("One thing is left to do."))
            return self._missed(action, said, frame)
        if feedback.kind == "mistake":
            return self._missed(action, feedback, frame)
        at.chosen = at.tabletop.nothing
        flights = self._flights(before, action, chosen, frame, old)
        if feedback.kind != "good":
            return self._tried(feedback, frame, flights)
        reply = self._tried(evolve(feedback, text=at.now(frame).head), frame, flights)
        if not feedback.told:  # what to do now stands below the task; over it, it would hide it
            at.message = None
        return reply

    def _nearly(self, action: A) -> bool:
        """Return whether an action that stood would have solved the step but for one thing:
        then it does not stand. No open play is stopped for that."""
        at, session = self.at, self.at.session
        if not isinstance(session.step, Do) or session.step.open_play:
            return False
        session.undo()
        near = at.tabletop.near(session.state, action, at.chosen, session.solves)
        if near is not None and near.stays:
            return True
        session.act(action)
        return False

    def _missed(self, action: A, feedback: Feedback, frame: Frame) -> Reply:
        """A piece lies where it was put until it goes back, so that one sees what was wrong; what
        was right is kept."""
        at = self.at
        there = at.tabletop.lies_at(action)
        near = at.tabletop.near(at.session.state, action, at.chosen, at.session.right)
        at.remains = near.chosen if near else at.tabletop.nothing
        at.settling = bool(there) and not (near and near.stays)
        if not there:
            at.chosen = at.remains
        if near and near.stays:
            where = marks(near.marked, "near")
            reply = self._tried(evolve(feedback, kind="near", marks=where), frame)
            return evolve(reply, say=f"{reply.say} {near.text}")
        where = tuple(mark for mark in feedback.marks if mark.target == there or not there)
        reply = self._tried(evolve(feedback, marks=where), frame)
        return evolve(reply, say=f"{reply.say} {near.text}".strip()) if near else reply

    def _tried(
        self, feedback: Feedback, frame: Frame, moves: Moved = (), answer: str = ""
    ) -> Reply:
        """Show what a try led to."""
        self.at.message, self.at.open = feedback, ""
        if feedback.kind in MISSED:
            if self.observer is not None:
                self.observer.slipped(self.at.session, feedback, answer)
            self._look_at(feedback.marks, frame)
            spots = self._spots(frame)
            moves = tuple(
                Shake(spots[mark.target].canvas, spots[mark.target].rect)
                for mark in feedback.marks
                if mark.target in spots
            )
        self._keep()
        return self._told(frame, moves, f"{feedback.head} {feedback.text}")

    def _told(self, frame: Frame, moves: Moved, text: str) -> Reply:
        """Return the reply to a try or a hint: solved steps light up and lead on."""
        at, session = self.at, self.at.session
        if not session.solved:
            told = " ".join(session.told)
            self._look_for_next(frame)
            return Reply(moves=moves, say=f"{text} {told}".strip())
        feedback = session.feedback
        at.lit = 0 if frame.moves else len(at.solved_marks)
        words = f"{feedback.head} {feedback.text}" if feedback else text
        sounds = ("done",) if session.finished else ()
        return Reply(moves=moves, say=words, focus=NEXT, sounds=sounds)

    # ---- pieces that are dragged

    def _on_lift(self, source: str, frame: Frame) -> None:
        at = self.at
        if source in at.pieces(frame):
            lifted = at.tabletop.lifted(at.board(frame), source)
            at.air = Air(source, at.chosen, lifted.takes)
            at.chosen = lifted.chosen

    def _on_drop(self, what: str, frame: Frame) -> Reply | None:
        """What it means is done as clicks; the last answer is the drop's."""
        at = self.at
        source, _space, place = what.partition(" ")
        if at.air is None or at.air.source != source:
            return None
        at.chosen, at.air = at.air.before, None
        drop = at.tabletop.dropped(at.board(frame), source, place)
        if drop.refusal:
            where = marks([source], "refused")
            at.session.amiss = True
            return self._tried(refusal(at.session.game, drop.refusal, where), frame)
        reply: Reply | None = None
        for click in drop.clicks:
            reply = self.on(Event("act", click), frame)
            if isinstance(at.message, Feedback) and at.message.kind in MISSED:
                return reply
        into = self._spots(frame).get(place) if drop.clicks else None
        sink = (Sink(into.canvas, into.rect),) if into else ()
        reply = reply or Reply()
        return evolve(reply, moves=(*reply.moves, *sink))

    # ---- small things

    def _keep(self) -> None:
        """Keep where the learner is."""
        if self.observer is not None:
            self.observer.at(self.at.session)

    def _spots(self, frame: Frame) -> dict[str, Spot]:
        """Where everything lies, also in the column beside the table."""
        at, table = self.at, self.at.arranged(frame)
        if not table.panel:
            return spots_of(table.zones)
        room = at.division(frame).room
        _panel, beside = at.tabletop.panel(at.board(frame), table.panel, at.accent(), room)
        return spots_of((*beside, *table.zones))

    def _flights(
        self, before: S, action: A | None, chosen: C, frame: Frame, old: dict[str, Spot]
    ) -> Moved:
        """The pieces of an action that has been played fly from where they were."""
        at, session = self.at, self.at.session
        if not isinstance(session.step, Do) or action is None or before == session.state:
            return ()
        after = session.game.apply(before, action)
        ways = at.tabletop.flights(before, after, action, session.seat, chosen)
        return moves_along(ways, old, self._spots(frame), at.tabletop.turning)

    def _look_at(self, marks: tuple[Mark, ...], frame: Frame) -> None:
        """Turn to the tab where the marked pieces are."""
        self._turn_to([self.at.area_of(mark.target) for mark in marks], frame)

    def _look_for_next(self, frame: Frame) -> None:
        """Turn to the tab with the pieces that lead onwards, if the one seen has none."""
        self._turn_to(self.at.useful_areas(self.at.board(frame)), frame)

    def _turn_to(self, areas: Sequence[str], frame: Frame) -> None:
        """Turn to a tab with one of these areas, unless one of them is seen."""
        found = self.at.arranged(frame)
        wanted = [found.tab_of(area) for area in areas if area]
        if wanted and found.tab not in wanted:
            self.at.tab = next(tab.area for tab in found.tabs if tab.area in wanted)
