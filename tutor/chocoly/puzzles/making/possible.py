"""Whether a task can be: what every puzzle of a pack, a link or the editor must meet."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocoly.components import load_components
from tutor.chocoly.faces import HIDDEN
from tutor.chocoly.puzzles.model import Task
from tutor.chocoly.state import TURN
from tutor.chocoly.status import status
from tutor.engine import Violation
from tutor.i18n import _


def problems(task: Task) -> tuple[Violation, ...]:
    """Return every reason why this cannot be asked; () if it can."""
    return status(task.state, load_components()) or tuple(_found(task))


def _found(task: Task) -> Iterator[Violation]:
    state, kind = task.state, task.asked
    if state.phase != TURN or state.player != task.player:
        yield Violation("2.1", _("It is not your turn."))
        return
    if HIDDEN in state.hand:
        yield Violation("1.2", _("You know your own hand."))
        return
    if kind.opened and HIDDEN in state.hands[task.rival]:
        yield Violation("1.2", _("The next player’s hand must be open here."))
        return
    lacking = kind.lacking(task)
    if lacking:
        yield Violation(kind.clauses[0], lacking)
