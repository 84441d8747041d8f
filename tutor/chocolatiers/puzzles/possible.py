"""Whether a task can be asked at all: a position of a real game, a turn that is left, its pieces.

Everything is answered with what is wrong, in a sentence, and the clause. Making, checking, reading
and the editor all ask here.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.kinds import HIDDEN, KINDS
from tutor.chocolatiers.payments import payments
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import PLACE, Task
from tutor.chocolatiers.puzzles.table import turns_left
from tutor.chocolatiers.state import ACTION, BONUS, OVER
from tutor.chocolatiers.status import status
from tutor.engine import Violation
from tutor.i18n import _, ngettext

Found = Iterator[Violation]


def problems(task: Task) -> tuple[Violation, ...]:
    """Every reason why this task cannot be asked; () if it can."""
    found = status(task.state, load_components())
    return found or (*_shown(task), *_moment(task), *_pieces(task))


def _shown(task: Task) -> Found:
    """Everybody whose groups are compared has some."""
    for player, display in enumerate(task.state.displays):
        if not display:
            yield Violation("5.1", _("Player {p} has no box yet.").format(p=player))


def _moment(task: Task) -> Found:
    """The turn that the question asks for is there to be played."""
    kind, state = PUZZLE_KINDS[task.kind], task.state
    if kind.over:
        if state.phase != OVER:
            yield Violation("8.2", _("The game is not over yet."))
        return
    if not kind.turn:
        return
    if not turns_left(state, task.player):
        yield Violation("8.2", _("You have no turn left."))
    elif state.player != task.player or state.phase not in (ACTION, BONUS):
        yield Violation("7.4", _("It is not your turn."))
    elif kind.last and state.last_turns != 1:
        yield Violation("8.2", _("This asks for the last turn of the game; others play after it."))


def _pieces(task: Task) -> Found:
    """The pieces of the answer are the player's own, and a turn has one bonus."""
    kind, state, me = PUZZLE_KINDS[task.kind], task.state, task.player
    if task.stacks and task.wilds:
        yield Violation("2.3", _("A turn has one bonus: a box or a Wild, never both."))
    if kind.mode == PLACE and task.wilds > 1:
        yield Violation("2.3", _("A turn has one bonus: one Wild at most."))
    if task.wilds > state.wilds[me]:
        yield Violation(
            "6.2",
            ngettext(
                "The answer takes {n} Wild; you have {have} left.",
                "The answer takes {n} Wilds; you have {have} left.",
                task.wilds,
            ).format(n=task.wilds, have=state.wilds[me]),
        )
    if task.wilds > turns_left(state, me):
        yield Violation(
            "2.3",
            _("{n} Wilds take {n} turns; you are sure of {have}.").format(
                n=task.wilds, have=turns_left(state, me)
            ),
        )
    if any(not state.stacks[number] for number in task.stacks):
        yield Violation("4.1", _("There is no box to fill on that stack."))
    elif task.stacks:
        yield from _boxes(task)


def _boxes(task: Task) -> Found:
    """There is room for the boxes, and the first of them can be paid for."""
    display, most = task.state.displays[task.player], load_components().boxes_to_end
    if len(display.points) + len(task.stacks) > most:
        yield Violation(
            "8.3", _("Your display has no room for it: {n} boxes are all.").format(n=most)
        )
    if any(HIDDEN in tile.spaces for tile in task.tiles):
        yield Violation("4.1", _("You do not know yet which box lies on that stack."))
    elif HIDDEN in task.hand:
        yield Violation("1.1", _("You know your own hand."))
    elif PUZZLE_KINDS[task.kind].turn and not payments(
        "".join(card for card in task.hand if card in KINDS), task.tiles[0].chocolates
    ):
        yield Violation("4.2", _("Your hand cannot pay for this box."))
