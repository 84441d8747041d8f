"""Proof of the other ways through a lesson: whatever else is right must lead on as well.

A way is a legal action that solves a step at once, or a first move that stands and is finished by
the hints; and then the steps that go on from there, solved by their hints.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Generic

import attrs

from tutor.engine import A, Game, S
from tutor.i18n import _, ngettext
from tutor.kit.words import in_words
from tutor.lessons.finding import Finding
from tutor.lessons.model import Do, Lesson, Predict, Touch
from tutor.lessons.session import LessonSession

MOST_HINTS = 600
"""Upper bound of the hint levels of a step."""
OPEN_WAYS = 2
"""First moves that are followed in a step that is a game of its own."""
FEW_WAYS = 8
"""First moves that are followed in each other step where time is short; None follows all."""


@attrs.define
class Ways(Generic[S, A]):
    """The ways through a lesson that were followed, and what was found on them.

    `number`: ways followed. `problems`: for each kind of problem (step, part, text), the first way
    that shows it and the number of ways that do. `known`: problems after each position.
    """

    lesson: Lesson[S, A]
    session: LessonSession[S, A]
    number: int = 0
    problems: dict[tuple[str, str, str], tuple[str, int]] = attrs.field(factory=dict)
    known: dict[tuple[int, S], tuple[tuple[str, str, str], ...]] = attrs.field(factory=dict)

    @property
    def findings(self) -> list[Finding]:
        """Each problem once, with the first way that shows it."""
        return [
            Finding(step, about, _on_way(text, way, number))
            for (step, about, text), (way, number) in self.problems.items()
        ]

    def note(self, way: str, problems: tuple[tuple[str, str, str], ...]) -> None:
        """Keep these problems of a way."""
        for problem in problems:
            first, number = self.problems.get(problem, (way, 0))
            self.problems[problem] = first, number + 1


def _on_way(text: str, way: str, number: int) -> str:
    more = ngettext("{n} way", "{n} ways", number).format(n=number)
    return _("after “{way}” ({more}): {text}").format(way=way, more=more, text=text)


def follow_ways(lesson: Lesson[S, A], game: Game[S, A], most: int | None = FEW_WAYS) -> Ways[S, A]:
    """Follow the other ways through a lesson whose own way is sound.

    `most`: ways to follow from each step, drawn at random, always the same; None for all.
    """
    ways = Ways(lesson, LessonSession(lesson, game))
    session = ways.session
    before: S | None = None
    for index, step in enumerate(lesson.steps):
        if isinstance(step, Do):
            bound = OPEN_WAYS if step.open_play else most
            tried = ways.number if bound is None else ways.number + bound
            for action in _first_moves(session, index, before):
                _one_way(ways, index, before, action)
                if bound is not None and ways.number >= tried:
                    break
        session.enter(index, before)
        if tuple(_solve(session)):
            return ways
        before = session.state
    return ways


def _first_moves(session: LessonSession[S, A], index: int, before: S | None) -> list[A]:
    """Return the legal first moves of a step that are not its solution's, in mixed order."""
    session.enter(index, before)
    game, state = session.game, session.state
    resting = set(session.resting)
    own = session.advice.value
    found = [
        action
        for action in game.actions(state)
        if action != own
        and game.action_text(action).split()[0] not in session.without
        and not resting & set(session.teaching.pieces(state, action))
    ]
    Random(session.step.id).shuffle(found)
    return found


def _one_way(ways: Ways[S, A], index: int, before: S | None, action: A) -> None:
    """Follow the way that begins with this action, if it stands."""
    session, step = ways.session, ways.lesson.steps[index]
    way = session.game.action_text(action)
    session.enter(index, before)
    try:
        if session.act(action).kind not in ("good", "solved"):
            return
        ways.number += 1
        problems = tuple(_solve(session, undo=True))
    except Exception as error:  # an author's own functions may raise anything
        ways.note(way, ((step.id, "solution", in_words(error)),))
        return
    if session.solved:
        problems += _onwards(ways, index + 1, session.state)
    ways.note(way, problems)


def _onwards(ways: Ways[S, A], index: int, before: S) -> tuple[tuple[str, str, str], ...]:
    """Return the problems of the steps that go on from this position, each position once."""
    if index == len(ways.lesson.steps) or ways.lesson.steps[index].start is not None:
        return ()
    key = index, before
    if key not in ways.known:
        session, step = ways.session, ways.lesson.steps[index]
        try:
            session.enter(index, before)
            problems = tuple(_entered(session))
            problems += () if problems else tuple(_solve(session))
            if session.solved:
                problems += _onwards(ways, index + 1, session.state)
        except Exception as error:  # an author's own functions may raise anything
            problems = ((step.id, "start", in_words(error)),)
        ways.known[key] = problems
    return ways.known[key]


def _entered(session: LessonSession[S, A]) -> Iterator[tuple[str, str, str]]:
    """Find what is wrong with a step in the position it begins with."""
    step = session.step
    assert session.text
    targets = set(session.teaching.targets(session.state))
    for piece in step.point:
        if piece not in targets:
            yield step.id, "point", _("it marks {piece}, which is not there.").format(piece=piece)
    if isinstance(step, Do) and step.goal.met(session.state):
        yield step.id, "goal", _("the start meets the goal already.")
    if isinstance(step, Touch):
        right, choices = step.answer(session.state), session.touchable
        if not right:
            yield step.id, "answer", _("no piece is right.")
        elif set(right) - set(choices):
            yield step.id, "show", _("a right piece cannot be tapped.")
        elif not set(choices) - set(right):
            yield step.id, "among", _("every piece that can be tapped is right.")
    if isinstance(step, Predict):
        truth = str(step.answer(session.state))
        if truth not in [value for value, _label in step.options]:
            text = _("the answer {truth} is not among the choices.")
            yield step.id, "answer", text.format(truth=truth)


def _solve(session: LessonSession[S, A], *, undo: bool = False) -> Iterator[tuple[str, str, str]]:
    """Solve the step by its hints; find out if they do not. `undo`: whether they may advise to take
    the first move back, which leads to a way that is known.
    """
    for _n in range(MOST_HINTS):
        if session.solved:
            return
        if session.advice.value is None:
            if undo:
                return
            break
        session.hint()
    yield session.step.id, "hint", _("hints alone do not solve it.")
