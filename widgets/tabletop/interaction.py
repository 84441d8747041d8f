"""What is on the table now, what a click or a drop leads to, and what one is asked to do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from attrs import field, frozen

from tutor.engine import A, Game, S, Violation
from tutor.kit.words import all_names
from tutor.lessons.feedback import Mark
from widgets.draw.theme import Theme

C = TypeVar("C")
"""What a player has chosen on the way to an action: a frozen record of the game's own."""


@frozen
class Board(Generic[S, A, C]):
    """A position as one player sees it, and what is going on in it.

    `state`: as `game.view(state, player)` gives it. `actions`: the legal ones, listed once.
    `marks`: states of targets that are laid over the usual ones ("refused", "hint", "solved", ...).
    `names`: of the players, may be empty. `quiet`: nothing is shown as clickable, as while another
    moves. `air`: a piece is in the air; what takes it lights up by itself, and nothing else does.
    `touch`: the pieces that a lesson asks to choose among, by tapping them; they all can be tapped,
    also those that are otherwise not there, as a place for a box. `asked`: a lesson asks about the
    position; nothing that would answer it is shown or said. `without`: buttons that a lesson leaves
    out, because what they do is to be learned, and kinds of pieces with which nothing can be done
    now, as places in a step that is about paying. `untold`: what is not shown, because no lesson
    has told it yet. `still`: a mere picture, of which nothing can be pressed. `numbers`: of places
    that a class calls out; they are seen and said. `before`: the position before the last action,
    as the same player saw it, so that what that changed can be shown; None where there is none.
    `retractable`: the player's actions of this turn that may be taken back, the latest one last.
    """

    game: Game[S, A]
    state: S
    player: int
    theme: Theme
    chosen: C
    actions: tuple[A, ...] = ()
    marks: Mapping[str, str] = field(factory=dict)
    names: tuple[str, ...] = ()
    quiet: bool = False
    touch: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    untold: tuple[str, ...] = ()
    asked: bool = False
    still: bool = False
    air: bool = False
    numbers: Mapping[str, int] = field(factory=dict)
    before: S | None = None
    retractable: tuple[A, ...] = ()

    @property
    def all_names(self) -> tuple[str, ...]:
        """What the players are called."""
        return all_names(self.names, self.game.seats(self.state))


@frozen
class Outcome(Generic[A, C]):
    """What a click leads to.

    `chosen`: what is chosen now. `action`: a complete, legal action to play, or None. `refusal`:
    what is wrong, each with its clause; () if nothing is. `target`: the piece that it is about.
    `back`: so many of the board's `retractable` actions, the latest first, are taken back before
    `action` is played. `told`: `refusal` is informational, not an illegal move.
    """

    chosen: C
    action: A | None = None
    refusal: tuple[Violation, ...] = ()
    target: str = ""
    told: bool = False
    back: int = 0


@frozen
class Lifted(Generic[C]):
    """A piece in the air. `chosen`: what counts as chosen as long as it is there; `takes`: the
    targets and zones that take it."""

    chosen: C
    takes: tuple[str, ...] = ()


@frozen
class Near(Generic[C]):
    """A wrong action that has something right in it, which is kept.

    `chosen`: what stays chosen. `stays`: the piece stays where it was put, because only one more
    thing is to do there, and the targets `marked` show it. Else the piece goes back to where it
    came from. `text` says aloud what is right.
    """

    chosen: C
    stays: bool = False
    text: str = ""
    marked: tuple[str, ...] = ()


@frozen
class Air(Generic[C]):
    """A page's note of the piece in the air: where it lay, what was chosen before it was lifted,
    and what takes it."""

    source: str
    before: C
    takes: tuple[str, ...]


@frozen
class Dropped:
    """What letting go of a piece means: these clicks, one after the other, or why it cannot be.

    Neither: it just goes back.
    """

    clicks: tuple[str, ...] = ()
    refusal: tuple[Violation, ...] = ()


@frozen
class Prompt:
    """`head`: what to do now, at most 12 words. `text`: what helps, one short sentence or "".

    `who`: the line above, where it is not simply whose turn it is.
    """

    head: str
    text: str = ""
    who: str = ""


MAIN, STEP, BACK = "main", "step", "back"


@frozen
class Button:
    """A button of the moment; `target` is its act. At most one of them is `primary`.

    `role`: MAIN is the large one that ends what one does, STEP a step on the way, BACK puts what is
    chosen down. `off`: it is there, but cannot be pressed yet; `lacks`: what is missing, "" if that
    needs no word.
    """

    target: str
    label: str
    icon: str
    primary: bool = False
    role: str = STEP
    off: bool = False
    lacks: str = ""


def marked(marks: Iterable[Mark]) -> dict[str, str]:
    """Marks as states of targets."""
    return {mark.target: mark.state for mark in marks}
