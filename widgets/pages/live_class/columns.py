"""The plan as the desk of a class has it: a column for each part, with the things to do in it."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from tutor.classroom.plan import Lessons, Plan
from tutor.i18n import _, ngettext
from tutor.lessons.course import lesson
from tutor.progress import Progress
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.plan_rows import row
from widgets.pages.classroom.projector_links import done_together
from widgets.pages.classroom.today import Todo, todos
from widgets.pages.live_class.told import DeskPupil

STUCK = 2
"""Minutes without a step after which somebody may be stuck."""


@frozen
class Column:
    """A part: its things are those of these numbers; `until`: the minute at which it is over by the
    plan. `wall`: the address that shows on the wall what a class does together; "" for all else.
    """

    title: str
    more: str
    first: int
    things: tuple[Todo, ...]
    until: int
    wall: str = ""

    def holds(self, thing: int) -> bool:
        """Whether a thing of the plan is here."""
        return self.first <= thing < self.first + len(self.things)


def columns(plan: Plan, desk: Desk) -> tuple[Column, ...]:
    """Return a column for each part that has anything to do, and one for who has done all."""
    trainer = desk.trainers.get(plan.game)
    found: list[Column] = []
    first = until = 0
    for part in plan.parts:
        things = todos(Plan(plan.game, (part,)), Progress(), Progress(), trainer)
        shown = row(plan.game, part)
        until += shown.minutes
        if things:
            title = _lessons(plan.game, part) if isinstance(part, Lessons) else shown.title
            more = ngettext("{n} minute", "{n} minutes", shown.minutes).format(n=shown.minutes)
            wall = done_together(desk, plan.game, part)
            found.append(Column(title, more, first, things, until, wall))
        first += len(things)
    return (*found, Column(_("All done"), "", first, (), 0))


def _lessons(game: str, part: Lessons) -> str:
    names = [_(lesson(name, game).title) for name in part.ids]
    if len(names) == 1:
        return names[0]
    return _("{first} to {last}").format(first=names[0], last=names[-1])


def column_of(found: Sequence[Column], pupil: DeskPupil) -> int:
    """Return the number of the column in which a pupil stands."""
    return next((n for n, each in enumerate(found) if each.holds(pupil.thing)), len(found) - 1)


def clock_column(found: Sequence[Column], minutes: int) -> int:
    """Return the number of the column where the plan is after so many minutes."""
    return next((n for n, each in enumerate(found[:-1]) if minutes < each.until), len(found) - 1)


def thing_of(found: Sequence[Column], number: int) -> Todo | None:
    """Return a thing of the plan; None after the last."""
    column = next((each for each in found if each.holds(number)), None)
    return column.things[number - column.first] if column is not None else None


def at_table(pupil: DeskPupil, found: Sequence[Column]) -> bool:
    """Return whether a pupil is at the table at which the teacher has seated them."""
    todo = thing_of(found, pupil.thing)
    return bool(pupil.table) and (pupil.elsewhere or (todo is not None and not todo.of))


def is_stuck(pupil: DeskPupil, found: Sequence[Column]) -> bool:
    """Return whether a pupil who works alone has not gone on for some minutes."""
    todo = thing_of(found, pupil.thing)
    return (
        pupil.here
        and not at_table(pupil, found)
        and pupil.still >= STUCK
        and bool(todo and todo.of)
    )


def in_need(pupils: Sequence[DeskPupil], found: Sequence[Column]) -> list[tuple[str, DeskPupil]]:
    """Return who needs the teacher, and why: hands first, then who is stuck longest, then away."""
    hands = [("hand", each) for each in pupils if each.hand and each.here]
    stuck = [each for each in pupils if is_stuck(each, found) and not each.hand]
    away = [each for each in pupils if not each.here]
    return [
        *hands,
        *(("stuck", each) for each in sorted(stuck, key=lambda each: -each.still)),
        *(("away", each) for each in sorted(away, key=lambda each: -each.away)),
    ]


def has_done_all(pupil: DeskPupil, found: Sequence[Column]) -> bool:
    """Return whether a pupil has done all of the plan that can be done alone."""
    return pupil.done >= sum(1 for column in found for todo in column.things if todo.of)
