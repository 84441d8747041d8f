"""Whether a task can be: what every puzzle of a pack or a link must meet."""

from __future__ import annotations

from tutor.chocolate_factory.puzzles.model import CARDS, Task
from tutor.chocolate_factory.status import status
from tutor.engine import Violation


def problems(task: Task) -> tuple[Violation, ...]:
    """Return every reason why this cannot be asked; () if it can."""
    found = status(task.state, CARDS)
    if found:
        return found
    lacking = task.asked.lacking(task)
    return (Violation(task.asked.clauses[0], lacking),) if lacking else ()
