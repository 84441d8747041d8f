"""A position prepared for drawing; every zone of the table is made from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from attrs import frozen

from widgets.chocolatiers_family.selection import Preview, Selection, preview
from widgets.chocolatiers_family.taking_back import just_done
from widgets.tabletop import Board as AnyBoard
from widgets.tabletop.desk import BoardDesk, shown_states

Board = AnyBoard[Any, Any, Selection]


@frozen
class Signs:
    """How an edition calls its targets: their states, their names, and those in a lesson's question
    (see `targets`)."""

    targets: Callable[[Sequence[Any], Any, int, Selection], dict[str, str]]
    label: Callable[..., str]
    to_touch: Callable[..., str]


@frozen(slots=False)
class Desk(BoardDesk[Any, Any, Selection]):
    """A board and values derived from it, computed once for all zones."""

    signs: Signs
    toggles: ClassVar[tuple[str, ...]] = ("hand", "stack", "row", "reserved", "wild", "place")

    @cached_property
    def states(self) -> Mapping[str, str]:
        """The state of every target."""
        board = self.board
        found = self.signs.targets(board.actions, board.state, board.player, board.chosen)
        return shown_states(board, found)

    @cached_property
    def preview(self) -> Preview:
        """The player's display, with what is being tried out."""
        return preview(self.state, self.player, self.chosen)

    @cached_property
    def just_done(self) -> tuple[str, ...]:
        """See `taking_back`."""
        return just_done(self.board)

    def is_toggle(self, target: str) -> bool:
        """Return whether a target is switched on and off; a card of the tray is in a swap."""
        swapping = self.chosen.give is not None and target.startswith("tray:")
        return swapping or super().is_toggle(target)

    def called(self, target: str) -> str:
        """Return what a target is called; what a lesson asks about, without the answer."""
        board = self.board
        if target in board.touch or (board.asked and target.startswith("space:")):
            return self.signs.to_touch(board.state, board.player, target, self.names)
        return self.signs.label(
            *(board.actions, board.state, board.player, board.chosen, target, self.names),
            quiet=board.quiet,
        )
