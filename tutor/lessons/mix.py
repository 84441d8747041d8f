"""The mix of a course: how many of its steps are done, touched, explored, or asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from tutor.i18n import _
from tutor.lessons.model import AnyLesson, AnyStep, Do, Explore, Predict, Touch
from tutor.lessons.session import AnySession, LessonSession

SORTS: Mapping[str, type[AnyStep]] = MappingProxyType(
    {"do": Do, "touch": Touch, "explore": Explore, "asked": Predict}
)
"""The sorts of steps, by their names in the table."""
STEPS = range(4, 9)
"""Allowed numbers of steps in a lesson of the house."""
ONE_IN = 5
"""At most one in this many steps may be a question."""


def mix(lesson: AnyLesson) -> Counter[str]:
    """Count the steps of each sort in a lesson."""
    found = Counter(
        name for step in lesson.steps for name, sort in SORTS.items() if isinstance(step, sort)
    )
    return Counter({name: found[name] for name in SORTS})


def mix_problems(lesson: AnyLesson) -> list[str]:
    """Say where a lesson has too many questions, or is too long or too short."""
    found = []
    steps, asked = len(lesson.steps), mix(lesson)["asked"]
    if steps not in STEPS:
        found.append(
            _("{id}: a lesson has {least} to {most} steps, this one {n}.").format(
                id=lesson.id, least=STEPS[0], most=STEPS[-1], n=steps
            )
        )
    if asked * ONE_IN > steps:
        found.append(
            _("{id}: {asked} of {n} steps are questions; one in {most} may be.").format(
                id=lesson.id, asked=asked, n=steps, most=ONE_IN
            )
        )
    found += [
        _("{id}: two questions in a row.").format(id=after.id)
        for before, after in zip(lesson.steps, lesson.steps[1:], strict=False)
        if isinstance(before, Predict) and isinstance(after, Predict)
    ]
    return found


def jumps(lesson: AnyLesson) -> list[str]:
    """Find steps that begin in another position than the one before ended in, without saying
    why.
    """
    session: AnySession = LessonSession(lesson)
    found: list[str] = []
    while True:
        while not session.solved:
            session.hint()
        if session.finished:
            return found
        before = session.state
        session.next()
        moved = session.step.meanwhile or session.step.start not in (None, before)
        if moved and not session.since:
            text = _("{id}: the position is another one; say why in “since”.")
            found.append(text.format(id=session.step.id))


def mix_table(lessons: Iterable[AnyLesson]) -> str:
    """Return the steps of a course by sort as a table in Markdown: a row for each lesson, then the
    sum.
    """
    lessons = list(lessons)
    total = Counter[str]()
    rows = [["lesson", "steps", *SORTS], ["---", *["--:"] * (1 + len(SORTS))]]
    for number, lesson in enumerate(lessons, 1):
        found = mix(lesson)
        total += found
        rows.append([f"{number} {_(lesson.title)}", *_cells(found)])
    rows.append([_("together"), *_cells(total)])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _cells(found: Counter[str]) -> list[str]:
    return [str(sum(found.values())), *(str(found[name] or "") for name in SORTS)]
