"""A position prepared for drawing; every zone of the table is made from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.chocoly.board import Board as Pieces
from tutor.chocoly.squares import Square
from tutor.chocoly.state import State
from widgets.chocoly import gain, targets
from widgets.chocoly.composer import Board
from widgets.chocoly.selection import Selection
from widgets.chocoly.target_ids import parse
from widgets.chocoly.targets import CHOSEN, REST
from widgets.draw.geometry import Rect
from widgets.draw.theme import Theme
from widgets.tabletop import piece_button

TOGGLES = ("hand", "at")
"""Targets that are switched on and off; a screen reader says which they are."""


@frozen(slots=False)
class Desk:
    """A board and values derived from it, computed once for all zones."""

    board: Board

    @property
    def state(self) -> State:
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
    def chosen(self) -> Selection:
        """What is chosen."""
        return self.board.chosen

    @cached_property
    def states(self) -> Mapping[str, str]:
        """The state of every target."""
        return targets.states(self.board)

    @cached_property
    def places(self) -> tuple[Square, ...]:
        """Where the tile in hand can lie as it is turned now; none while another moves."""
        return () if self.board.quiet else targets.places(self.board)

    @cached_property
    def tried(self) -> Pieces:
        """The table with the tile where it is tried out."""
        return gain.tried_board(self.state, self.chosen)

    @property
    def before(self) -> State | None:
        """The position before the last move, if it is known: what that cut stays in sight."""
        return self.board.before

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return self.board.all_names

    def name(self, player: int) -> str:
        """Return what a player is called."""
        return self.names[player]

    def state_of(self, target: str) -> str:
        """Return the state of one target."""
        return self.states.get(target, REST)

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
        kind, _numbers = parse(target)
        pressed = {"aria_pressed": str(state == CHOSEN).lower()}
        toggle = pressed if kind in TOGGLES or target in self.board.touch else {}
        words = {"label": targets.label(self.board, target), **toggle, **attributes}
        return piece_button(self.board, target, rect, state=state, **words)
