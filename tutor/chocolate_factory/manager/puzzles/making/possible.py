"""Whether a task can be: what every puzzle of a pack or a link must meet."""

from __future__ import annotations

from tutor.chocolate_factory.manager.puzzles.model import CARDS, Task, week
from tutor.chocolate_factory.manager.status import status
from tutor.engine import Violation


def problems(task: Task) -> tuple[Violation, ...]:
    """Return every reason why this cannot be asked; () if it can."""
    found = status(week(task), CARDS)
    if found:
        return found
    lacking = task.asked.lacking(task)
    return (Violation(task.asked.clauses[0], lacking),) if lacking else ()
