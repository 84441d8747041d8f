"""A learner's session in a lesson: the mutable object of this package.

A step's position is always its start and the moves since, so undo, restart and resuming after a
reload all replay moves.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from attrs import evolve

from tutor.engine import A, ActionError, Game, IllegalAction, S, SaveError
from tutor.errors import PlainError
from tutor.i18n import _
from tutor.kit import reading
from tutor.lessons import judging
from tutor.lessons.advice import advise
from tutor.lessons.current_step import HINTS, CurrentStep
from tutor.lessons.feedback import Advice, Feedback, Hint, refusal
from tutor.lessons.model import Do, Explore, Lesson, Predict, Touch
from tutor.lessons.teaching import Value

MOST_TRIES = 10_000
"""Most tries stored for a step; a whole game takes some dozens."""
MOST_SLIPS = 10**6


class LessonError(PlainError):
    """Raised for something that cannot be done in a lesson now; the message says what to do."""


class LessonSession(CurrentStep[S, A]):
    """One learner's session in one lesson.

    Try with `act`, `answer`, `explore` or `touch`, whichever the step asks for; each returns the
    Feedback, which stays in `feedback`.
    """

    # ---- tries

    def act(self, action: A | str) -> Feedback:
        """Play an action (or its text) in a Do step.

        An illegal action is answered with every clause it breaks; a legal one that makes a known
        mistake is taken back; any other stands and can be undone.
        """
        step = self.step
        if not isinstance(step, Do) or self.solved:
            return self._not_now()
        try:
            move = self.game.parse_action(action) if isinstance(action, str) else action
            line = self._line.played(step, move)
        except IllegalAction as error:
            self.amiss = True
            where = self.teaching.refused(self.state, move, error.violations)
            return self._keep(refusal(self.game, error.violations, where))
        except ActionError as error:
            return self._keep(Feedback("refused", _("No such action."), str(error)))
        before = self._line.state
        slip = judging.known_mistake(self.game, step, self.path, before, move, line.state)
        if slip is not None:
            self._slips[-1] += 1
            return self._keep(judging.missed(self.teaching, step, slip, before, move))
        if set(self.resting) & set(self.teaching.pieces(before, move)):
            return self.rest()
        solved = step.goal.met(line.state)
        if not solved:
            line = line.replied(step, self._random())
        self._line = line
        self._stood(self.game.action_text(move))
        if solved or step.goal.met(line.state):
            return self._solve(line.told)
        return self._keep(judging.stands(line))

    def solves(self, action: A) -> bool:
        """Return whether this action would solve the Do step here."""
        step, state = self.step, self.state
        if not isinstance(step, Do) or self.solved or self.game.explain(state, action):
            return False
        return step.goal.met(self.game.apply(state, action))

    def right(self, action: A) -> bool:
        """Return whether this action would solve the Do step or is the solution's own move here."""
        step, state = self.step, self.state
        if not isinstance(step, Do) or self.solved:
            return False
        return self.solves(action) or judging.along(self.game, step, self.path, state, action)

    def answer(self, value: Value) -> Feedback:
        """Answer a Predict step: a choice or a number."""
        step = self.step
        if not isinstance(step, Predict) or self.solved:
            return self._not_now()
        if str(value) not in [option for option, _label in step.options]:
            return self._keep(
                Feedback("refused", _("No such answer."), _("Choose one of the answers shown."))
            )
        if str(value) != str(step.answer(self.start)):
            self._slips[-1] += 1
            return self._keep(judging.wrong_answer(step, str(value)))
        self._stood(str(value))
        return self._solve()

    def explore(self, value: Value) -> Feedback:
        """Try a value in an Explore step."""
        step = self.step
        if not isinstance(step, Explore) or self.solved:
            return self._not_now()
        value = step.by.read(value)
        problem = step.by.problem(self.game, self.start, value, self.seen)
        if problem is not None:
            self.amiss = self.amiss or value not in self.seen
            return self._keep(problem)
        if value in self.seen and not step.by.repeats:
            return self._keep(step.by.found(self.start, self.seen, again=True))
        before, self.seen = self.seen, (*self.seen, value)
        if callable(step.solution):  # then a wrong try leaves the rest as it was
            left = step.rest(self.start, before)
            self._slips[-1] += left == step.rest(self.start, self.seen)
        self._stood(list(value) if isinstance(value, tuple) else value)
        if step.by.enough(self.start, self.seen):
            return self._solve()
        return self._keep(step.by.found(self.start, self.seen))

    def piece(self, target: str) -> str:
        """Return the piece of a Touch step that a tap on `target` means: itself, or the whole it is
        part of; "" if it is not touchable.
        """
        found = (target, self.teaching.whole(target))
        return next((each for each in found if each in self.touchable), "")

    @property
    def resting(self) -> tuple[str, ...]:
        """The pieces that a Do step is not about; () if it is about all."""
        step = self.step
        if not isinstance(step, Do) or not step.only or self.solved:
            return ()
        every = self.teaching.targets(self.state)
        return tuple(target for target in every if target.partition(":")[0] not in step.only)

    def rest(self) -> Feedback:
        """Answer a tap on a resting piece: what the step is about, at no cost."""
        step = self.step
        say = step.otherwise if isinstance(step, Do) else None
        head = _(say.head) if say else _("Not this one yet.")
        return self._keep(Feedback("good", head, _(say.text) if say and say.text else ""))

    def touch(self, target: str) -> Feedback:
        """Tap a piece in a Touch step."""
        step = self.step
        if not isinstance(step, Touch) or self.solved:
            return self._not_now()
        piece = self.piece(target)
        if not piece:
            return self._keep(
                Feedback("refused", _("Not this one."), _("Tap one of the dashed pieces."))
            )
        if piece in self.seen:
            return self._keep(Feedback("good", _("You have that one."), _("Look for more.")))
        right = step.answer(self.start)
        if piece not in right:
            self._slips[-1] += 1
            return self._keep(judging.wrong_piece(step, self.start, piece))
        self.seen = (*self.seen, piece)
        self._stood(piece)
        if not step.every or set(right) <= set(self.seen):
            return self._solve()
        return self._keep(judging.right_piece(len(self.seen)))

    def _stood(self, entry: Any) -> None:
        self._done[-1].append(entry)
        self.hint_level = 0
        self.last_hint = None

    def _keep(self, feedback: Feedback) -> Feedback:
        self.feedback = feedback
        return feedback

    def _not_now(self) -> Feedback:
        if self.solved:
            return Feedback("refused", _("This step is done."), _("Go on to the next one."))
        return Feedback("refused", _("Not in this step."), _("Read once more what it asks."))

    def _solve(self, told: tuple[str, ...] = ()) -> Feedback:
        self.solved = True
        said = judging.solved(self.step, self.state, told)
        if self.step.facts:
            head, text = (self.filled(each, self.state) for each in (said.head, said.text))
            said = evolve(said, head=head, text=text)
        return self._keep(said)

    def _random(self) -> Random:
        """Return the random numbers of replies: the same for the same moves."""
        return Random(f"{self.step.id}/{len(self._done[-1])}")

    # ---- help

    def moves(self) -> Iterator[A]:
        """Yield the actions of a Do step's solution; without one, the adviser's choice each time
        the learner has played on.
        """
        step = self.step
        if isinstance(step, Do) and step.solution:
            yield from map(self.game.parse_action, step.solution)
            return
        while isinstance(step, Do) and not self.solved:
            yield self.advice.value

    @property
    def advice(self) -> Advice:
        """What to do next; unlike a hint, reading it costs nothing."""
        here = self._line.state, self.seen
        if self._advised is None or self._advised[0] != here:
            said = advise(self.game, self.teaching, self.step, self.path, *here)
            self._advised = here, said
        return self._advised[1]

    def hint(self) -> Hint:
        """Give the next level of hint: mark the pieces, give the reason, make the move."""
        if self.solved:
            return Hint(0, _("This step is done."), (), None)
        advice = self.advice
        self.hint_level += 1
        self._slips[-1] += 1
        level = self.hint_level
        text = advice.reason if level > 1 else advice.where
        # Level 3 makes the move, and then its pieces have moved.
        where = advice.marks if level < HINTS else ()
        hint = Hint(level, text, where, advice.value)
        self.feedback, self.last_hint = None, hint
        if level == HINTS:
            self._follow(advice.value)
        return hint

    def read(self) -> None:
        """Count reading the rules behind an open question as a hint."""
        if self.asking:
            self._slips[-1] += 1

    def _follow(self, value: Any) -> None:
        """Do what the hint says."""
        if value is None:
            self.undo()
        elif isinstance(self.step, Do):
            self.act(value)
        elif isinstance(self.step, Predict):
            self.answer(value)
        elif isinstance(self.step, Touch):
            self.touch(value)
        else:
            self.explore(value)

    # ---- undo, restart, next

    def undo(self) -> None:
        """Take back the last try of this step. Raises LessonError when there is none."""
        if not self.can_undo:
            raise LessonError(_("There is nothing to undo in this step."))
        self._redo(self._done[-1][:-1])

    def restart(self) -> None:
        """Begin the step again; slips stay."""
        self._redo([])

    def next(self) -> None:
        """Go to the next step. Raises LessonError before this one is solved, or at the end."""
        if not self.solved:
            raise LessonError(_("Solve this step first; a hint helps."))
        if self.finished:
            raise LessonError(_("That was the last step."))
        self._ends.append(self.state)
        self._enter(self.index + 1)

    def _redo(self, entries: list[Any]) -> None:
        """Replay the step with these tries, all of which once stood."""
        slips, amiss = self._slips[-1], self.amiss
        self._reset()
        for entry in entries:
            feedback = self._try(entry)
            if feedback.kind not in ("good", "solved"):
                raise LessonError(_("A try that once stood does not stand any more."))
        self._slips[-1], self.amiss = slips, amiss
        if not self.solved:
            self.feedback = None

    def _try(self, entry: Any) -> Feedback:
        if isinstance(self.step, Do):
            return self.act(entry)
        if isinstance(self.step, Predict):
            return self.answer(entry)
        if isinstance(self.step, Touch):
            return self.touch(str(entry))
        return self.explore(tuple(entry) if isinstance(entry, list) else entry)

    # ---- save and resume

    def dump(self) -> str:
        """Return the session as JSON text: the tries and the slips of each step."""
        data = {"lesson": self.lesson.id, "done": self._done, "slips": self._slips}
        amiss = {"amiss": True} if self.amiss else {}
        return json.dumps(data | amiss, separators=(",", ":"))

    @classmethod
    def resume(
        cls, lesson: Lesson[S, A], text: str, game: Game[S, A] | None = None
    ) -> LessonSession[S, A]:
        """Return the session of a dumped text. Raises SaveError if the text does not fit the
        lesson.
        """
        try:
            read = reading.Reader(reading.read_json(text))
            read.one("lesson", reading.choice((lesson.id,)))
            tries = reading.items(reading.items(_any_try, MOST_TRIES), len(lesson.steps), least=1)
            done = read.one("done", tries)
            count_of = reading.number(MOST_SLIPS)
            slips = read.one("slips", reading.items(count_of, len(done), least=len(done)))
            amiss = read.maybe("amiss", reading.flag, default=False)
        except SaveError:
            raise SaveError(_("This is no place in this lesson. Begin the lesson anew.")) from None
        session = cls(lesson, game)
        try:
            for number, (entries, count) in enumerate(zip(done, slips, strict=True)):
                if number:
                    session.next()
                session._redo(list(entries))
                session._slips[-1] = count
            session.amiss = amiss
        except (ValueError, TypeError):
            raise SaveError(
                _("This lesson has changed since you were here. Begin the lesson anew.")
            ) from None
        return session


def _any_try(value: Any) -> Any:
    """Accept any value: replaying decides whether it is a try of the step."""
    return value


AnySession = LessonSession[Any, Any]
