"""A puzzle answered on the game's own table: what an edition says of its table and its turns.

The pages of an edition's puzzles have it as `turns`; nobody else knows which table it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol, cast

import attrs

from tutor.chocolatiers_family.display import Place
from tutor.chocolatiers_family.puzzles.model import Asked
from tutor.engine import Violation
from tutor.i18n import _
from widgets import rooms
from widgets.chocolatiers_family.selection import Selection
from widgets.draw.theme import Theme
from widgets.tabletop import AnyTabletop, Board
from widgets.tabletop.zone import Way

AnyBoard = Board[Any, Any, Any]
"""A board of an edition that is not looked into."""


@attrs.frozen
class Turned:
    """The result of a click. `action`: the text of the action, "" if none is complete. `told`: the
    message is informational, not a refused move. `tapped`: which of equal cards was taken.
    """

    selection: Selection
    action: str = ""
    refusal: Violation | None = None
    told: bool = False
    tapped: Selection | None = None


@attrs.frozen
class Turns:
    """An edition's turns.

    `tabletop`: its table. `board`: (task, what is chosen, what is done, theme, marks, live) as a
    board to play on. `click`: (task, what is chosen, what is done, target). `whole`: whether what
    is done is a whole answer. `in_words`: what is done, in a sentence. `new_pieces`: where on the
    old display the boxes and the Wilds of an answer lie. `flown`: what moves when (task, before,
    after) more is done, with what was chosen for it. `to_come`: who still plays after this turn.
    `lacking`: what is still to be done before it can be checked. `ends`: the button that ends a
    turn without more, its label by its target.
    """

    tabletop: AnyTabletop
    board: Callable[[Any, Selection, str, Theme, dict[str, str], bool], AnyBoard]
    click: Callable[[Any, Selection, str, str], Turned]
    whole: Callable[[Any, str], bool]
    in_words: Callable[[Any, str], str]
    new_pieces: Callable[[Any, str], tuple[list[Place], list[Place]]]
    flown: Callable[[Any, str, str, Selection], Iterable[Way]]
    to_come: Callable[[Any], Iterable[int]]
    lacking: Callable[[Any], str] = lambda _task: _(
        "Do what you would do, or keep all and end the turn."
    )


class _Pages(Protocol):
    @property
    def turns(self) -> Turns: ...


def turns_of(task: Asked) -> Turns:
    """Return the turns of the edition that this task is of."""
    pages = rooms.room(task.position.edition.game).puzzles
    assert pages is not None
    return cast(_Pages, pages()).turns
