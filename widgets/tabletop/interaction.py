"""The board as one player sees it, the results of clicks and drops, and prompts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from attrs import field, frozen

from tutor.engine import A, Game, S, Violation
from tutor.kit.words import all_names
from tutor.lessons.feedback import Mark
from widgets.draw.theme import Theme

C = TypeVar("C")
"""A player's choice on the way to an action: a frozen record of the game's own."""


@frozen
class Board(Generic[S, A, C]):
    """A position as one player sees it, and how to show it.

    `state`: as `game.view(state, player)` returns it. `actions`: the legal ones, listed once.
    `marks`: states of targets ("refused", "hint", "solved", ...) that override the usual ones.
    `names`: of the players, may be empty. `quiet`: nothing looks clickable, as while another player
    moves. `air`: a piece is in the air; only what takes it lights up. `touch`: the pieces among
    which a lesson asks to choose; all of them can be tapped, also those that are usually not there,
    such as a place for a box. `asked`: a lesson asks about the position; nothing that would answer
    it is shown or said. `without`: buttons that a lesson leaves out, because it teaches what they
    do, and kinds of pieces that have no use now, such as places in a step about paying. `untold`:
    parts that are hidden, because no lesson has explained them yet. `still`: a picture only, with
    nothing to press. `numbers`: of places that a class calls out; they are shown and said.
    `before`: the position before the last action, as the same player saw it, to show what changed;
    None if there is none. `retractable`: the player's actions of this turn that can be taken back,
    latest last.
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
        """A name for each player."""
        return all_names(self.names, self.game.seats(self.state))


@frozen
class Outcome(Generic[A, C]):
    """The result of a click.

    `chosen`: the choice now. `action`: a complete, legal action to play, or None. `refusal`: every
    broken rule, each with its clause; () if there is none. `target`: the piece that it is about.
    `back`: how many of the board's `retractable` actions to take back, latest first, before
    `action` is played. `told`: `refusal` is informational, not an illegal move. `tapped`: beside an
    action that does not say which of several equal pieces was meant, the choice that does; its
    flights begin there.
    """

    chosen: C
    action: A | None = None
    refusal: tuple[Violation, ...] = ()
    target: str = ""
    told: bool = False
    back: int = 0
    tapped: C | None = None


@frozen
class Lifted(Generic[C]):
    """A piece in the air. `chosen`: the choice to show while it is there; `takes`: the targets and
    zones that take it.
    """

    chosen: C
    takes: tuple[str, ...] = ()


@frozen
class Near(Generic[C]):
    """The part of a wrong action that is right, which is kept.

    `chosen`: what stays chosen. `stays`: the piece stays where it was put, because only one more
    thing is to be done there, and the targets `marked` show it; otherwise it goes back. `text`:
    says aloud what is right.
    """

    chosen: C
    stays: bool = False
    text: str = ""
    marked: tuple[str, ...] = ()


@frozen
class Air(Generic[C]):
    """A page's note of the piece in the air: where it lay, the choice before it was lifted, and
    what takes it.
    """

    source: str
    before: C
    takes: tuple[str, ...]


@frozen
class Dropped:
    """The result of dropping a piece: clicks in order, or why it is refused.

    If both are empty, the piece just goes back.
    """

    clicks: tuple[str, ...] = ()
    refusal: tuple[Violation, ...] = ()


@frozen
class Prompt:
    """What the player is asked to do.

    `head`: at most 12 words. `text`: one short helpful sentence, or "". `who`: the line above, if
    it is not simply whose turn it is.
    """

    head: str
    text: str = ""
    who: str = ""


MAIN, STEP, BACK = "main", "step", "back"


@frozen
class Button:
    """A button of the moment; `target` is its act. At most one of them is `primary`.

    `role`: MAIN is the large one that completes an action, STEP one on the way, BACK drops the
    choice. `off`: shown, but disabled; `lacks`: what is missing, "" if that needs no word.
    """

    target: str
    label: str
    icon: str
    primary: bool = False
    role: str = STEP
    off: bool = False
    lacks: str = ""


def marked(marks: Iterable[Mark]) -> dict[str, str]:
    """Return marks as states of targets."""
    return {mark.target: mark.state for mark in marks}
