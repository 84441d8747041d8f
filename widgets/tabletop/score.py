"""The score, item by item."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen
from htpy import Node
from markupsafe import Markup

from tutor.engine import A, Game, Note, S
from tutor.i18n import _


@frozen
class Cell:
    """A player's score in one column.

    `won`: the player has won the column's card; `size`: the size that decided it; `pieces`: a
    picture of what is counted; `count`: how many things are counted one after the other, if that is
    not its size.
    """

    points: int
    won: bool = False
    size: int | None = None
    pieces: str = ""
    count: int = 0

    @property
    def steps(self) -> int:
        """How many things are counted."""
        return self.count if self.size is None else self.size

    @property
    def figure(self) -> int:
        """The number in a column without pictures: the points, or the size that decides a tie and
        adds nothing.
        """
        return self.points if self.size is None else self.size


@frozen
class Column:
    """One item of the score, in the order of scoring.

    `picture(size)`: of its card, None for plain points; `letter`: stands before the sizes; `about`:
    what a player's portrait emphasises, usually the letter. `worth`: the card's points. `down`:
    nobody gets it; `note` says why, with its clause. `asks`: a short sentence on what to look at
    while it is counted; `scene`: a picture of what all have in common there, in the place of their
    portraits; `sized`: what the sizes of its cells measure. `things`: what such cards are called if
    not cards, for example "Score tiles".
    """

    label: str
    cells: tuple[Cell, ...]
    picture: Callable[[int], Markup] | None = None
    letter: str = ""
    about: str = ""
    worth: int = 0
    down: bool = False
    note: Note | None = None
    asks: str = ""
    scene: Node = None
    sized: str = ""
    things: str = ""


def plain_columns(game: Game[S, A], state: S) -> tuple[Column, ...]:
    """Return a column without a picture for each item of the standings."""
    items = [s.items for s in sorted(game.standings(state), key=lambda s: s.player)]
    return tuple(
        Column(_(label), tuple(Cell(each.get(label, 0)) for each in items)) for label in items[0]
    )
