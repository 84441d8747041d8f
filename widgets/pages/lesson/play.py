"""Playing a lesson's steps: what the learner does with the pieces goes to the session, and what the
session answers is shown, at the pieces and in words.
"""

from __future__ import annotations

from typing import Protocol

from attrs import evolve

from tutor.chocolatiers.actions import Action, Box
from tutor.chocolatiers.state import State
from tutor.i18n import _
from tutor.lessons.feedback import Feedback, Hint, Mark
from tutor.lessons.model import Do, Explore, Predict
from tutor.lessons.session import LessonSession
from widgets.chocolatiers.composer import NOTHING, Selection, click, parse
from widgets.chocolatiers.selection import letters
from widgets.chocolatiers.zones import Spot, moves_between, spots_of
from widgets.pages.lesson.board import (
    area_of,
    arranged,
    board_of,
    solved_marks,
    useful_areas,
)
from widgets.pages.page import Reply
from widgets.protocol import Move, Shake
from widgets.settings import Frame

NEXT = "next"
"""Id of the button that leads on."""


class Keeper(Protocol):
    """Keeps the progress."""

    def at(self, session: LessonSession) -> None:
        """The learner is here in a lesson."""

    def solved(self, session: LessonSession) -> None:
        """A step has just been solved."""


class Playing:
    """What the session does not hold: pieces chosen but not played, what was said, what is open.

    `lit`: so many pieces of a solved group have lit up. `settling`: a wrong piece lies for a moment
    where it was put. `open`, `rules`: what is open beside the lesson.
    """

    session: LessonSession
    keeper: Keeper | None
    tab: str

    def clear(self) -> None:
        """Nothing chosen, nothing said, nothing open."""
        self.selection: Selection = NOTHING
        self.message: Feedback | Hint | None = None
        self.open = ""
        self.rules: tuple[str, ...] = ()
        self.lit = 0
        self.settling = False

    def _on_light(self, _what: str, frame: Frame) -> None:
        self.lit += 1

    def _on_settle(self, _what: str, frame: Frame) -> None:
        self._settle()

    def _settle(self) -> None:
        """A wrong piece goes back; what was said stays."""
        if self.settling:
            self.selection, self.settling = NOTHING, False

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
