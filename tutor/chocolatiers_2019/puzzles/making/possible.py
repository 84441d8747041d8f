"""Whether a task can be asked at all: a position of a real game, a turn that is left, its pieces.

Everything is answered with what is wrong, in a sentence, and the clause.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolatiers_2019.puzzles.edition import COMPONENTS
from tutor.chocolatiers_2019.puzzles.model import Task
from tutor.chocolatiers_2019.state import FIRST, OVER, SECOND
from tutor.chocolatiers_2019.status import status
from tutor.chocolatiers_family.kinds import HIDDEN
from tutor.engine import Violation
from tutor.i18n import _


def problems(task: Task) -> tuple[Violation, ...]:
    """Return every reason why this task cannot be asked; () if it can."""
    return status(task.state, COMPONENTS) or (*_shown(task), *_moment(task), *_pieces(task))


def _shown(task: Task) -> Iterator[Violation]:
    """Everybody whose groups are compared has some."""
    for player, display in enumerate(task.state.displays):
        if not display:
            yield Violation("4.5", _("Player {p} has no box yet.").format(p=player))


def _moment(task: Task) -> Iterator[Violation]:
    """The turn that the question asks for is there to be played."""
    kind, state = task.asked, task.state
    if kind.over:
        if state.phase != OVER:
            yield Violation("7.2", _("The game is not over yet."))
    elif kind.turn and (state.player != task.player or state.phase not in (FIRST, SECOND)):
        yield Violation("2.1", _("It is not your turn."))
    elif kind.last and state.turns_left != 0:
        text = _("This asks for the last turn of the game; others play after it.")
        yield Violation("7.2", text)


def _pieces(task: Task) -> Iterator[Violation]:
    """The pieces of the answer are there."""
    state = task.state
    there = set(range(len(state.row)))
    if len(set(task.places)) < len(task.places) or not set(task.places) <= there:
        yield Violation("4.1", _("There is no box in that place of the row."))
    elif any(HIDDEN in tile.spaces for tile in task.tiles):
        yield Violation("4.1", _("You do not know yet which box lies there."))
    if task.asked.turn and HIDDEN in task.hand:
        yield Violation("1.1", _("You know your own hand."))
    if task.wilds > state.wilds[task.player]:
        yield Violation("5.2", _("You have not so many free Wilds."))
    if bool(task.wilds) != bool(task.asked.pieces.wilds):
        yield Violation("5.1", _("This kind of puzzle asks for another number of Wilds."))
    if task.asked.pieces.tiles and len(task.places) != task.asked.pieces.tiles:
        yield Violation("4.1", _("This kind of puzzle asks about another number of boxes."))
