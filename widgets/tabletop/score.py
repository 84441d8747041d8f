"""The score, item by item."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen
from markupsafe import Markup

from tutor.engine import A, Game, Note, S
from tutor.i18n import _


@frozen
class Cell:
    """What a player gets in a column of the score.

    `won`: what the column is about; `size`: how large what decided it was; `pieces`: a picture of
    what is counted; `count`: so many things are counted for it one after the other, where that is
    not its size.
    """

    points: int
    won: bool = False
    size: int | None = None
    pieces: str = ""
    count: int = 0

    @property
    def steps(self) -> int:
        """How many things are counted for it."""
        return self.count if self.size is None else self.size

    @property
    def figure(self) -> int:
        """What stands for it in a column of plain numbers: its points, or the size by which a tie
        is decided, which adds nothing."""
        return self.points if self.size is None else self.size


@frozen
class Column:
    """One item of the score, in the order of scoring.

    `picture(size)`: of the card it is about, None for plain points; `letter` stands before the
    sizes, `about` is what a player's portrait brings out for it, usually the letter. `worth`: what
    the card counts. `down`: nobody gets it; `note` says why, with its clause. `asks`: what is to be
    seen while it is counted, in a short sentence; `sized`: what the sizes of its cells are those
    of. `things`: what such cards are called where that is another word, as in "Score tiles".
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
    sized: str = ""
    things: str = ""


def plain_columns(game: Game[S, A], state: S) -> tuple[Column, ...]:
    """A column without a picture for each item of the standings."""
    items = [s.items for s in sorted(game.standings(state), key=lambda s: s.player)]
    return tuple(
        Column(_(label), tuple(Cell(each.get(label, 0)) for each in items)) for label in items[0]
    )
