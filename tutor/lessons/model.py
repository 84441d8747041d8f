"""Lessons as data. A step gives a position, a goal in few words, and how it is met.

Authors write as little as possible: clauses and areas as words in one text, solutions as action
texts with ";" between them, mistakes as a table. Ids and what a lesson teaches are derived.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic

import attrs

from tutor.engine import A, S
from tutor.i18n import _
from tutor.lessons.feedback import Mark
from tutor.lessons.goal import Goal
from tutor.lessons.teaching import Exploration, Value

LEARNER = 0
"""The learner's seat in every position."""

Answer = Callable[[S], Value]
"""Computes the right answer from a position."""
Marks = Callable[[S], tuple[Mark, ...]]
"""Computes the marks that show it."""
Rest = Callable[[S, Sequence[Value]], Sequence[Value]]
"""Computes the values still to be tried, from the step's first position and what was seen."""
Pieces = Callable[[S], Sequence[str]]
"""Computes the ids of the right pieces from a position."""
Test = Callable[[S, A, S], bool]
"""Tests whether this action, from the first state to the second, makes the mistake."""
PieceTest = Callable[[S, str], bool]
"""Tests whether tapping this piece makes the mistake."""


@attrs.frozen
class Say:
    """A message: what is so (at most 5 words), what follows (at most 8 words), its clause.

    `true_when`: tests whether it is true of a position, if it says something of it; closing words
    are left out where they are not.
    """

    head: str
    text: str = ""
    clause: str = ""
    true_when: Callable[[Any], bool] | None = None

    def true_of(self, state: Any) -> bool:
        """Return whether this may be said of a position."""
        return self.true_when is None or self.true_when(state)


@attrs.frozen
class Mistake(Generic[S, A]):
    """A likely wrong try and its answer.

    `when`: a pattern of the action's text ("take *") or of the piece's id ("stack:*"), a test of
    the move or of the piece, or the wrong answer.
    """

    when: str | int | Test[S, A] | PieceTest[S]
    say: Say


def _split(text: str | Iterable[str]) -> tuple[str, ...]:
    return tuple(text.split()) if isinstance(text, str) else tuple(text)


def _moves(text: str | Iterable[str]) -> tuple[str, ...]:
    parts = text.split(";") if isinstance(text, str) else text
    return tuple(" ".join(part.split()) for part in parts if part.strip())


def _texts(text: str | Iterable[str]) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


def _values(values: Iterable[Value] | Rest[Any]) -> tuple[Value, ...] | Rest[Any]:
    return values if callable(values) else tuple(values)


def _mistakes(
    table: Mapping[Any, Say] | Iterable[Mistake[Any, Any]],
) -> tuple[Mistake[Any, Any], ...]:
    if isinstance(table, Mapping):
        return tuple(Mistake(when, say) for when, say in table.items())
    return tuple(table)


def _options(options: Mapping[Any, str] | Iterable[Any]) -> tuple[tuple[str, str], ...]:
    """Convert {value: label}, plain numbers, or pairs (attrs converts again when it evolves)."""
    if isinstance(options, Mapping):
        return tuple((str(value), label) for value, label in options.items())
    return tuple(o if isinstance(o, tuple) else (str(o), str(o)) for o in options)


@attrs.frozen
class Step(Generic[S]):
    """The fields of every step.

    `text`: at most 12 words. `start`: None continues where the step before ended. `clauses`: those
    this step introduces; `practises`: those it needs again. `show`: areas to see, `reveals`: areas
    seen only once it is solved. `meanwhile`: action texts of what all players do between the step
    before and this one; `since` tells it. `facts`: values for the gaps of the text ("{total}"),
    computed from the first position, and for those of `done`, computed from the last one. `point`:
    ids of pieces marked from the beginning. `hint`: the reason behind the solution, one for all
    moves or one for each. `since`: a short line above the text that says why the position differs
    from the one before ("Three turns later."). `without`: buttons that are left out here; None for
    those of the lesson. `id`: filled in by the lesson.
    """

    text: str
    start: S | None = None
    hint: tuple[str, ...] = attrs.field(default=(), converter=_texts, kw_only=True)
    clauses: tuple[str, ...] = attrs.field(default=(), converter=_split, kw_only=True)
    practises: tuple[str, ...] = attrs.field(default=(), converter=_split, kw_only=True)
    show: tuple[str, ...] = attrs.field(default=(), converter=_split, kw_only=True)
    reveals: tuple[str, ...] = attrs.field(default=(), converter=_split, kw_only=True)
    facts: Mapping[str, Answer[S]] = attrs.field(factory=lambda: MappingProxyType({}), kw_only=True)
    point: tuple[str, ...] = attrs.field(default=(), converter=_split, kw_only=True)
    meanwhile: tuple[str, ...] = attrs.field(default=(), converter=_moves, kw_only=True)
    since: str = attrs.field(default="", kw_only=True)
    without: tuple[str, ...] | None = attrs.field(
        default=None, converter=attrs.converters.optional(_split), kw_only=True
    )
    done: Say = attrs.field(kw_only=True)
    id: str = attrs.field(default="", kw_only=True)


@attrs.frozen
class Do(Step[S], Generic[S, A]):
    """Make a move or moves that meet the goal.

    `solution`: action texts. `mistakes`: for legal moves that miss the goal. `replies`: what the
    other players do, in order; when they run out, the game's adviser moves for them. `open_play`: a
    game rather than a task, so hints follow the learner's own position; without a `solution`, the
    adviser's play is the solution. `only`: kinds of pieces, words, that this step is about; a tap
    on any other is answered with `otherwise`, at no cost.
    """

    goal: Goal[S] = attrs.field(kw_only=True)
    solution: tuple[str, ...] = attrs.field(default=(), converter=_moves, kw_only=True)
    mistakes: tuple[Mistake[S, A], ...] = attrs.field(default=(), converter=_mistakes, kw_only=True)
    replies: tuple[str, ...] = attrs.field(default=(), converter=_moves, kw_only=True)
    open_play: bool = attrs.field(default=False, kw_only=True)
    only: tuple[str, ...] = attrs.field(default=(), converter=_split, kw_only=True)
    otherwise: Say | None = attrs.field(default=None, kw_only=True)


@attrs.frozen
class Predict(Step[S]):
    """Choose an answer before it is shown.

    `answer` computes the truth from the state. `options`: {value: label} or numbers. `mistakes`:
    {wrong value: Say}, `otherwise` for any other wrong value. `look`: pieces a hint points at;
    `reveal`: pieces marked once the answer is right.
    """

    answer: Answer[S] = attrs.field(kw_only=True)
    options: tuple[tuple[str, str], ...] = attrs.field(converter=_options, kw_only=True)
    otherwise: Say | None = attrs.field(default=None, kw_only=True)
    mistakes: tuple[Mistake[S, Any], ...] = attrs.field(
        default=(), converter=_mistakes, kw_only=True
    )
    look: Marks[S] | None = attrs.field(default=None, kw_only=True)
    reveal: Marks[S] | None = attrs.field(default=None, kw_only=True)


@attrs.frozen
class Explore(Step[S]):
    """Play freely until something has been seen.

    `by`: what is tried and how it is judged, an exploration of the game's own. `solution`: values
    that, tried in turn, show it all; or, if they depend on the first position, a function from that
    and what was seen to the values that are left.
    """

    by: Exploration[S] = attrs.field(kw_only=True)
    solution: tuple[Value, ...] | Rest[S] = attrs.field(converter=_values, kw_only=True)

    def rest(self, start: S, seen: Sequence[Value] = ()) -> tuple[Value, ...]:
        """Return the values of the solution still to be tried; the last one again if all were."""
        if callable(self.solution):
            return tuple(self.solution(start, seen))
        return tuple(v for v in self.solution if v not in seen) or self.solution[-1:]


@attrs.frozen
class Touch(Step[S]):
    """Tap the piece that answers the question, or every such piece.

    `answer` computes the ids of the right pieces from the state. `among`: the kinds of pieces to
    choose from ("stack", "space place"), the first words of their ids. `every`: all right pieces
    have to be tapped, else one ends the step. `mistakes`: {pattern of a wrong piece's id, or test:
    Say}, the first that matches; `otherwise` for any other wrong piece. `reveal`: pieces marked in
    the end, beside the right ones. `lights`: whether the right pieces light up in the end; False
    where they were only tried out.
    """

    answer: Pieces[S] = attrs.field(kw_only=True)
    among: tuple[str, ...] = attrs.field(converter=_split, kw_only=True)
    every: bool = attrs.field(default=False, kw_only=True)
    mistakes: tuple[Mistake[S, Any], ...] = attrs.field(
        default=(), converter=_mistakes, kw_only=True
    )
    otherwise: Say | None = attrs.field(default=None, kw_only=True)
    reveal: Marks[S] | None = attrs.field(default=None, kw_only=True)
    lights: bool = attrs.field(default=True, kw_only=True)


StepOf = Do[S, A] | Predict[S] | Explore[S] | Touch[S]
"""A step of any of the four sorts, of one game."""
AnyStep = StepOf[Any, Any]


def _steps(steps: Iterable[AnyStep]) -> tuple[AnyStep, ...]:
    return tuple(steps)


@attrs.frozen
class Opening(Generic[S]):
    """What a game is about and how to win, shown before the first lesson of its course.

    `text`: two sentences, at most 16 words; `state`: the picture beside them.
    """

    text: str
    state: S


AnyOpening = Opening[Any]


def _minutes(_lesson: object, _field: object, minutes: int) -> None:
    if type(minutes) is not int or minutes < 1:
        raise ValueError(
            _("minutes must be a whole number above 0, not {it!r}.").format(it=minutes)
        )


@attrs.frozen
class Lesson(Generic[S, A]):
    """A lesson. `title` and step texts are English msgids; `minutes` is an estimate.

    `can`: what the learner can do after it, a sentence that is shown when it is done; an English
    msgid, "" says nothing. `symbol`: the lesson's symbol, one of the game's. `game`: the id of its
    game; "" is filled in later (`tutor.lessons.course.with_game`). `without`: buttons of the table
    that are left out, because the lesson teaches what they do ("pay"). `untold`: parts of the table
    that are hidden, because no lesson has explained them yet ("leaders"). `opening`: shown to
    newcomers before the first lesson of a course; not a step.
    """

    id: str
    title: str
    minutes: int = attrs.field(validator=_minutes)
    symbol: str
    steps: tuple[StepOf[S, A], ...] = attrs.field(converter=_steps)
    game: str = ""
    without: tuple[str, ...] = attrs.field(default=(), converter=_split)
    untold: tuple[str, ...] = attrs.field(default=(), converter=_split, kw_only=True)
    opening: Opening[S] | None = None
    can: str = attrs.field(default="", kw_only=True)

    def __attrs_post_init__(self) -> None:
        named = [
            step if step.id else attrs.evolve(step, id=f"{self.id}/{n}")
            for n, step in enumerate(self.steps, 1)
        ]
        object.__setattr__(self, "steps", tuple(named))

    @property
    def teaches(self) -> tuple[str, ...]:
        """Clauses the lesson introduces, in its own order."""
        return tuple(dict.fromkeys(c for step in self.steps for c in step.clauses))

    @property
    def practises(self) -> tuple[str, ...]:
        """Clauses the lesson needs again."""
        return tuple(dict.fromkeys(c for step in self.steps for c in step.practises))


AnyLesson = Lesson[Any, Any]


@attrs.frozen
class ShortWay:
    """A second way beside a course: for learners who know another game, only what differs; or for
    those who know this one, what an expansion adds.

    `text`: whom it is for, an English msgid. `title`: the name of what goes on from the course; ""
    of a way that stands for it and has nothing more to say once the course is done.
    """

    text: str
    lessons: tuple[AnyLesson, ...]
    title: str = ""

    def covers(self, done: Container[str], lesson: AnyLesson) -> bool:
        """Return whether one of these lessons, of those that are done, has a step of a lesson of
        the course."""
        steps = {step.text for each in self.lessons if each.id in done for step in each.steps}
        return any(step.text in steps for step in lesson.steps)
