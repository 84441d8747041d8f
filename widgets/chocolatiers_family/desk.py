"""A position prepared for drawing; every zone of the table is made from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.i18n import _
from widgets.chocolatiers_family.selection import Position, Preview, Selection, preview
from widgets.chocolatiers_family.taking_back import just_done
from widgets.chocolatiers_family.target_ids import parse
from widgets.chocolatiers_family.targets import CHOSEN, CLICKABLE, REST
from widgets.draw.geometry import Rect
from widgets.draw.theme import Theme
from widgets.tabletop import Board as AnyBoard
from widgets.tabletop import piece_button

TOGGLES = ("hand", "stack", "row", "reserved", "wild", "place")
"""Targets that are switched on and off; a screen reader says which they are."""

Board = AnyBoard[Any, Any, Selection]


@frozen
class Signs:
    """How an edition calls its targets: their states, their names, and those in a lesson's question
    (see `targets`)."""

    targets: Callable[[Sequence[Any], Any, int, Selection], dict[str, str]]
    label: Callable[..., str]
    to_touch: Callable[..., str]


@frozen(slots=False)
class Desk:
    """A board and values derived from it, computed once for all zones."""

    board: AnyBoard[Any, Any, Selection]
    signs: Signs

    @property
    def state(self) -> Position:
        """The position, as the player sees it."""
        state: Position = self.board.state
        return state

    @property
    def player(self) -> int:
        """Who looks."""
        return self.board.player

    @property
    def theme(self) -> Theme:
        """The colours to draw with."""
        return self.board.theme

    @property
    def selection(self) -> Selection:
        """What is chosen."""
        return self.board.chosen

    @cached_property
    def states(self) -> Mapping[str, str]:
        """The state of every target."""
        board = self.board
        found = self.signs.targets(board.actions, board.state, board.player, board.chosen)
        found = {t: state for t, state in found.items() if t.partition(":")[0] not in board.without}
        if board.quiet:
            found = dict.fromkeys(found, REST)
        if board.air:
            found = {t: REST if state == CLICKABLE else state for t, state in found.items()}
        # What was pointed at and is chosen now needs no pointing at any more.
        done = {t for t, mark in board.marks.items() if mark == "hint" and found.get(t) == CHOSEN}
        return found | {t: mark for t, mark in board.marks.items() if t not in done}

    @cached_property
    def preview(self) -> Preview:
        """The player's display, with what is being tried out."""
        return preview(self.state, self.player, self.selection)

    def state_of(self, target: str) -> str:
        """Return the state of one target."""
        return self.states.get(target, REST)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return self.board.all_names

    def name(self, player: int) -> str:
        """Return what a player is called."""
        return self.names[player]

    def label(self, target: str) -> str:
        """Return the text alternative of a target."""
        said = self._called(target)
        return _("{piece}, take back").format(piece=said) if target in self.just_done else said

    @cached_property
    def just_done(self) -> tuple[str, ...]:
        """The targets with which the last action is taken back."""
        return just_done(self.board)

    def _called(self, target: str) -> str:
        board = self.board
        if target in board.touch or (board.asked and target.startswith("space:")):
            return self.signs.to_touch(board.state, board.player, target, self.names)
        return self.signs.label(
            *(board.actions, board.state, board.player, board.chosen, target, self.names),
            quiet=board.quiet,
        )

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
        swapping = kind == "tray" and self.selection.give is not None
        pressed = {"aria_pressed": str(state == CHOSEN).lower()}
        toggle = pressed if kind in TOGGLES or swapping or target in self.board.touch else {}
        words = {"label": self.label(target), **toggle, **attributes}
        return piece_button(self.board, target, rect, state=state, **words)
