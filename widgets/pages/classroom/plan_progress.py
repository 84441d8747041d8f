"""How far each learner is in the plan on the desk, from the results they handed over."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.classroom.plan import Daily, Lessons, Part, Plan, Puzzles
from tutor.classroom.plan import Own as OwnLesson
from tutor.classroom.sets import puzzles_for
from tutor.i18n import _
from tutor.lessons.course import lesson
from tutor.puzzles.games import puzzles_of
from tutor.results.result import Result
from tutor.rooms import qualified
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.shared_lessons import lesson_id


@frozen
class Thing:
    """A thing to do: done when a result has all of its `names`, of lessons or puzzles."""

    title: str
    names: frozenset[str]


def things(plan: Plan, trainer: PuzzleTrainer | None) -> tuple[Thing, ...]:
    """Return what of a plan can be done alone. `trainer`: the game's, None if it has no puzzles."""
    return tuple(thing for part in plan.parts for thing in _things(plan.game, part, trainer))


def _things(game: str, part: Part, trainer: PuzzleTrainer | None) -> Iterator[Thing]:
    match part:
        case Lessons(ids):
            for name in ids:
                title = _(lesson(name, game).title)
                yield Thing(title, frozenset({qualified(game, name)}))
        case OwnLesson(written=written):
            yield Thing(written.title, frozenset({lesson_id(written)}))
        case Puzzles() | Daily() if trainer is not None:
            puzzles = puzzles_for(trainer.pool, part, trainer.today)
            title = _("The daily puzzle")
            if isinstance(part, Puzzles):
                title = _(puzzles_of(game).kinds[part.kind].title)
            yield Thing(title, frozenset(qualified(game, puzzle.id) for puzzle in puzzles))


def plan_progress(plan: Plan, results: tuple[Result, ...], trainer: PuzzleTrainer | None) -> Node:
    """Return a line for each learner: how much is done, and what is next. Return None where
    nobody has begun the plan."""
    found = things(plan, trainer)
    learners = [(result.name, _left(found, result)) for result in results]
    if all(len(left) == len(found) for _name, left in learners):
        return None
    return h.section(".panel", aria_labelledby="in-the-plan")[
        h.h2("#in-the-plan")[_("How far each is in your plan")],
        h.ul(".going-list.in-the-plan")[(_line(name, len(found), left) for name, left in learners)],
    ]


def _left(found: tuple[Thing, ...], result: Result) -> list[Thing]:
    """Return what is not done yet, in order."""
    done = {*result.stars, *(answer.puzzle for answer in result.tally.puzzles)}
    return [thing for thing in found if not thing.names <= done]


def _line(name: str, count: int, left: list[Thing]) -> h.Element:
    done = count - len(left)
    said = _("{n} of {of} done").format(n=done, of=count)
    following = _("Next: {title}").format(title=left[0].title) if left else _("All done.")
    return h.li[
        h.div[h.strong[name or _("No nickname")], h.p(".second")[f"{said}. {following}"]],
        h.progress(value=str(done), max=str(count), aria_hidden="true"),
    ]
