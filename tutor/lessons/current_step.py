"""A learner's place in a lesson, and what there is to see."""

from __future__ import annotations

from typing import Any, Generic

from tutor.engine import A, Game, S
from tutor.i18n import _
from tutor.kit.words import usual_names
from tutor.lessons.course import with_game
from tutor.lessons.feedback import Advice, Feedback, Hint, Mark, marks
from tutor.lessons.goal import Goal
from tutor.lessons.model import LEARNER, Do, Explore, Lesson, Predict, StepOf, Touch
from tutor.lessons.moves import begin, solution_states
from tutor.lessons.teaching import Teaching, Value
from tutor.rooms import load_game, room
from tutor.rulebook import Clause

MOST_STARS = 3
HINTS = 3
"""Levels of hints."""


def stars_for(slips: int) -> int:
    """Return the stars of a step: 3 without any slip or hint, 2 with one or two of them, else 1; a
    hint that makes the move has three levels.

    >>> [stars_for(slips) for slips in range(5)]
    [3, 2, 2, 1, 1]
    """
    return max(1, MOST_STARS - (slips + 1) // 2)


class CurrentStep(Generic[S, A]):
    """One learner at one step of a lesson. Only a `LessonSession` changes it.

    `game`: the rules, if they have components of their own. `seen`: what has been found in an
    Explore step, and the right pieces tapped in a Touch step. `feedback`: the last answer. `amiss`:
    whether something went wrong that costs no star: an illegal move.
    """

    def __init__(self, lesson: Lesson[S, A], game: Game[S, A] | None = None) -> None:
        self.lesson = with_game(lesson)
        self.game: Game[S, A] = game or load_game(self.lesson.game)
        self.teaching: Teaching[S, A] = room(self.lesson.game).teaching()
        self.amiss = False
        self._slips: list[int] = []
        self._done: list[list[Any]] = []
        self._ends: list[S] = []
        self._enter(0)

    def _enter(self, index: int) -> None:
        """Begin a step; one without a start continues where the one before ended."""
        self.index = index
        before = self._ends[-1] if self._ends else None
        self._start = begin(self.game, self.teaching.adviser, self.step, before)
        self._path: list[S] | None = None
        self._advised: tuple[tuple[S, tuple[Value, ...]], Advice] | None = None
        self._slips.append(0)
        self._done.append([])
        self._reset()

    def enter(self, index: int, before: S | None) -> None:
        """Begin a step as if the step before it had ended in this position; proofs need it."""
        self._ends = [] if before is None else [before]
        self._slips, self._done = [], []
        self._enter(index)

    def _reset(self) -> None:
        self._line = self._start
        self.seen: tuple[Value, ...] = ()
        self.solved = False
        self.feedback: Feedback | None = None
        self.hint_level = 0
        self.last_hint: Hint | None = None
        self._done[-1] = []

    # ---- what a view shows

    @property
    def step(self) -> StepOf[S, A]:
        """The current step."""
        return self.lesson.steps[self.index]

    @property
    def state(self) -> S:
        """The current position; an Explore step shows what is being tried."""
        if isinstance(self.step, Explore):
            return self.step.by.state(self._start.state, self.seen)
        return self._line.state

    @property
    def before(self) -> S | None:
        """The position before the last action, to show what it changed; None before any action, and
        in Explore steps.
        """
        return None if isinstance(self.step, Explore) else self._line.before

    @property
    def retractable(self) -> tuple[A, ...]:
        """The learner's actions of this turn that can be taken back, latest last."""
        return () if self.solved else self._line.retractable

    @property
    def start(self) -> S:
        """The position this step began with."""
        return self._start.state

    @property
    def seat(self) -> int:
        """The learner's player number."""
        return LEARNER

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return usual_names(self.game.seats(self.state))

    @property
    def goal(self) -> Goal[S] | None:
        """The goal of the step; None if it is not a test of the position."""
        step = self.step
        if isinstance(step, Explore):
            return step.by.goal
        return step.goal if isinstance(step, Do) else None

    @property
    def about(self) -> str:
        """The symbol of the step's subject; "" if it has none."""
        if isinstance(self.step, Explore):
            return self.step.by.about
        return "" if self.goal is None else self.goal.about

    @property
    def path(self) -> list[S]:
        """Positions along the step's reference solution; only the start if it has no moves."""
        if self._path is None:
            step, start = self.step, self._start
            self._path = solution_states(step, start) if isinstance(step, Do) else [start.state]
        return self._path

    @property
    def following(self) -> str:
        """The solution's action after as many moves as were made; "" if there is none, or in open
        play.
        """
        step, made = self.step, self._line.moves
        if not isinstance(step, Do) or step.open_play:
            return ""
        return "".join(step.solution[made : made + 1])

    @property
    def text(self) -> str:
        """What the step asks, in the learner's language."""
        return self.filled(_(self.step.text), self.start)

    def filled(self, text: str, state: S) -> str:
        """Fill the gaps of a text with the facts of a position."""
        return text.format(**{gap: fact(state) for gap, fact in self.step.facts.items()})

    @property
    def without(self) -> tuple[str, ...]:
        """The buttons that are left out in this step."""
        return self.lesson.without if self.step.without is None else self.step.without

    @property
    def asking(self) -> bool:
        """Whether a question about the position is still open."""
        return isinstance(self.step, Predict | Touch) and not self.solved

    @property
    def unaided(self) -> bool:
        """Whether there was no slip and no hint in this step so far."""
        return not self._slips[-1]

    @property
    def words(self) -> str:
        """The position in sentences, without what would answer the step's question."""
        seen = self.game.view(self.state, self.seat)
        if self.asking:
            return self.teaching.describe(seen, self.seat, self.names)
        return self.game.describe(seen, self.seat, self.names)

    @property
    def since(self) -> str:
        """Why the position differs from the one before, in the learner's language; "" if it does
        not.
        """
        return _(self.step.since) if self.step.since else ""

    @property
    def stood(self) -> tuple[str, ...]:
        """The accepted moves of a Do step, as action texts."""
        return tuple(map(str, self._done[-1])) if isinstance(self.step, Do) else ()

    @property
    def touchable(self) -> tuple[str, ...]:
        """The pieces to choose from in a Touch step: those of its kinds in the areas it shows."""
        step = self.step
        if not isinstance(step, Touch):
            return ()
        return tuple(
            target
            for target in self.teaching.targets(self.start)
            if target.partition(":")[0] in step.among
            and self.teaching.area_of(target) in ("", *step.show)
        )

    @property
    def told(self) -> tuple[str, ...]:
        """Sentences on what the other players did since the learner's last move."""
        return self._line.told

    @property
    def areas(self) -> tuple[str, ...]:
        """Ids of the areas to show now."""
        return self.step.show + (self.step.reveals if self.solved else ())

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Pieces to mark now: those of the last answer, else of the last hint, else of the step."""
        if self.feedback is not None and self.feedback.marks:
            return self.feedback.marks
        if self.last_hint is not None and self.last_hint.level < HINTS:
            return self.last_hint.marks
        return () if self.solved else marks(self.step.point, "chosen")

    @property
    def notes(self) -> tuple[Clause, ...]:
        """Clauses of this step with a ruling, because the rulebook is silent or unclear."""
        clauses = (self.game.rulebook[clause] for clause in self.step.clauses)
        return tuple(clause for clause in clauses if clause.ruling)

    @property
    def can_undo(self) -> bool:
        """Whether a try of this step can be taken back."""
        return bool(self._done[-1]) and not self.solved

    @property
    def finished(self) -> bool:
        """Whether every step is solved."""
        return self.solved and self.index == len(self.lesson.steps) - 1

    @property
    def step_stars(self) -> int:
        """Stars of this step, see `stars_for`."""
        return stars_for(self._slips[-1])

    @property
    def slips(self) -> int:
        """Number of slips and levels of hints in the lesson so far."""
        return sum(self._slips)

    @property
    def stars(self) -> int:
        """Stars of the lesson so far: the mean of its steps, a half rounded up."""
        each = [stars_for(slips) for slips in self._slips]
        return (2 * sum(each) + len(each)) // (2 * len(each))
