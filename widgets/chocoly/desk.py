"""A position prepared for drawing; every zone of the table is made from it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from attrs import frozen

from tutor.chocoly.actions import Action
from tutor.chocoly.board import Board as Pieces
from tutor.chocoly.squares import Square
from tutor.chocoly.state import State
from widgets.chocoly import gain, targets
from widgets.chocoly.composer import just_done
from widgets.chocoly.selection import Selection
from widgets.tabletop.desk import BoardDesk


@frozen(slots=False)
class Desk(BoardDesk[State, Action, Selection]):
    """A board and values derived from it, computed once for all zones."""

    toggles: ClassVar[tuple[str, ...]] = ("hand", "at")

    @cached_property
    def states(self) -> Mapping[str, str]:
        """The state of every target."""
        return targets.states(self.board)

    def called(self, target: str) -> str:
        """See `targets`."""
        return targets.label(self.board, target)

    @cached_property
    def just_done(self) -> tuple[str, ...]:
        """The squares of the tile that was placed last, if it can be taken back."""
        return just_done(self.board)

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
