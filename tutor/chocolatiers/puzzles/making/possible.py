"""Whether a task can be asked at all: a position of a real game, a turn that is left, its pieces.

Everything is answered with what is wrong, in a sentence, and the clause. Making, checking, reading
and the editor all ask here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.table import is_drawn, turns_left
from tutor.chocolatiers.state import ACTION, BONUS, OVER, State
from tutor.chocolatiers.status import status
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import HIDDEN, KINDS, WILD
from tutor.chocolatiers_family.payments import payments
from tutor.chocolatiers_family.puzzles.model import PAY, PLACE
from tutor.chocolatiers_family.tiles import Tile
from tutor.engine import Violation
from tutor.i18n import _, ngettext

Found = Iterator[Violation]


def problems(task: Task) -> tuple[Violation, ...]:
    """Return every reason why this task cannot be asked; () if it can.

    Around displays that were drawn the boxes need not be tiles of ours: most of those are a guess,
    and whoever has the game at home has others.
    """
    drawn = is_drawn(task.state)
    if _can_be(task.state, drawn):
        found = tuple(_bare(task))
    else:
        found = status(task.state, load_components(), own_tiles=drawn)
    return found or (*_shown(task), *_copies(task), *_moment(task), *_pieces(task))


@lru_cache(maxsize=256)
def _can_be(state: State, drawn: bool) -> bool:
    """Return whether nothing is wrong with a position. It is remembered: many tasks ask about the
    same one. Sentences are not, since the language may change.
    """
    return not status(state, load_components(), own_tiles=drawn)


def too_often(
    displays: Sequence[Display], tiles: Sequence[Tile] = ()
) -> Iterator[tuple[int | None, str, int]]:
    """Yield boxes of the game that lie there more often than it has them: whose display (None:
    among the `tiles` of the question), the face, how many there are.

    A box with a Wild on it may have been any, and one of an author's own invention is none.
    """
    owned = Counter(_any_way(tile.spaces) for tile in load_components().tiles)
    used: Counter[str] = Counter()
    boxes = [(p, display.face(*b)) for p, display in enumerate(displays) for b in display.boxes]
    for player, face in [*((None, tile.spaces) for tile in tiles), *boxes]:
        shape = _any_way(face)
        used[shape] += WILD not in face
        if owned[shape] and used[shape] > owned[shape]:
            yield player, face, owned[shape]


def _any_way(spaces: str) -> str:
    """The same text for a box however it is turned."""
    return min(Tile(spaces, 0).faces)


def _copies(task: Task) -> Found:
    """Every tile of the game is there once, also where somebody drew boxes of their own."""
    for _player, face, _count in too_often(task.state.displays, task.tiles):
        text = _("The box {face} is not so often in the game.")
        yield Violation("1.4", text.format(face=face))


def _bare(task: Task) -> Found:
    """The stacks that the question asks about have boxes."""
    if any(not task.state.stacks[number] for number in task.stacks):
        yield Violation("4.1", _("There is no box to fill on that stack."))


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
    if task.stacks:
        yield from _boxes(task)


def _boxes(task: Task) -> Found:
    """Check that there is room for the boxes and that the first of them can be paid for."""
    kind = PUZZLE_KINDS[task.kind]
    display, most = task.state.displays[task.player], load_components().boxes_to_end
    if kind.turn and len(display.points) + len(task.stacks) > most:
        yield Violation(
            "8.3", _("Your display has no room for it: {n} boxes are all.").format(n=most)
        )
    if any(HIDDEN in tile.spaces for tile in task.tiles):
        yield Violation("4.1", _("You do not know yet which box lies on that stack."))
    elif HIDDEN in task.hand:
        yield Violation("1.1", _("You know your own hand."))
    elif kind.mode in (PLACE, PAY) and not payments(
        "".join(card for card in task.hand if card in KINDS), task.tiles[0].chocolates
    ):
        yield Violation("4.2", _("Your hand cannot pay for this box."))
