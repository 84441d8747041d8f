"""A board prepared for drawing: what the zones of every game need of it.

class Desk(BoardDesk[State, Action, Selection]):
    def called(self, target: str) -> str: ...
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.engine import A, S
from tutor.i18n import _
from widgets.draw.geometry import Rect
from widgets.draw.theme import Theme
from widgets.tabletop.interaction import Board, C
from widgets.tabletop.pieces import piece_button

REST, CLICKABLE, CHOSEN = "rest", "clickable", "chosen"
"""States of a target: not now (a click is answered all the same), a step onwards, chosen."""


def shown_states(board: Board[Any, Any, Any], found: Mapping[str, str]) -> dict[str, str]:
    """Return the state in which each target is shown.

    `found`: the states that follow from the position and the choice. Over them come what the board
    leaves out, whether it is quiet or a piece is in the air, and its marks.
    """
    shown = {t: state for t, state in found.items() if t.partition(":")[0] not in board.without}
    if board.quiet:
        shown = dict.fromkeys(shown, REST)
    if board.air:
        shown = {t: REST if state == CLICKABLE else state for t, state in shown.items()}
    # What was pointed at and is chosen now needs no pointing at any more.
    done = {t for t, mark in board.marks.items() if mark == "hint" and shown.get(t) == CHOSEN}
    return shown | {t: mark for t, mark in board.marks.items() if t not in done}


@frozen(slots=False)
class BoardDesk(ABC, Generic[S, A, C]):
    """A board and values derived from it, computed once for all zones.

    `toggles`: kinds of targets that are switched on and off; a screen reader says which they are.
    """

    board: Board[S, A, C]
    toggles: ClassVar[Collection[str]] = ()

    @property
    def state(self) -> S:
        """The position, as the player sees it."""
        return self.board.state

    @property
    def player(self) -> int:
        """Who looks."""
        return self.board.player

    @property
    def theme(self) -> Theme:
        """The colours to draw with."""
        return self.board.theme

    @property
    def chosen(self) -> C:
        """What is chosen."""
        return self.board.chosen

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return self.board.all_names

    def name(self, player: int) -> str:
        """Return the name of a player."""
        return self.names[player]

    # ---- targets

    @property
    @abstractmethod
    def states(self) -> Mapping[str, str]:
        """The state in which each target is shown (see `shown_states`)."""

    @abstractmethod
    def called(self, target: str) -> str:
        """Return what a target is called, as a screen reader says it."""

    @cached_property
    def just_done(self) -> Collection[str]:
        """The targets with which the last action is taken back; none by default."""
        return ()

    def is_toggle(self, target: str) -> bool:
        """Return whether a target is switched on and off."""
        return target.partition(":")[0] in self.toggles or target in self.board.touch

    def state_of(self, target: str) -> str:
        """Return the state of one target."""
        return self.states.get(target, REST)

    def label(self, target: str) -> str:
        """Return the text alternative of a target; one that takes back an action says so."""
        said = self.called(target)
        return _("{piece}, take back").format(piece=said) if target in self.just_done else said

    def buttons(self, rects: Mapping[str, Rect]) -> Callable[[], Node] | None:
        """Return what makes the invisible buttons over several pieces; None where there are
        none.
        """
        if not rects:
            return None
        return lambda: [self.button(target, rect) for target, rect in rects.items()]

    def button(self, target: str, rect: Rect, **attributes: Any) -> h.Element:
        """Return the invisible button over a piece."""
        state = self.state_of(target)
        pressed = {"aria_pressed": str(state == CHOSEN).lower()}
        toggle = pressed if self.is_toggle(target) else {}
        words = {"label": self.label(target), **toggle, **attributes}
        return piece_button(self.board, target, rect, state=state, **words)
