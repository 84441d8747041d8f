"""The arithmetic's part of a position: displays, Wilds, First."""

from __future__ import annotations

import attrs

from tutor.chocolatiers_family.display import MAX_BOXES, Display
from tutor.chocolatiers_family.puzzles.edition import Edition
from tutor.errors import PlainError
from tutor.i18n import _


def first_after(position: Position, boxes: int) -> int | None:
    """Return who holds First when the solving player has so many boxes (clause 8.1)."""
    takes = position.first is None and boxes >= MAX_BOXES
    return position.player if takes else position.first


class PositionError(PlainError):
    """Displays, Wilds or players that do not make a table; the message says which."""


@attrs.frozen
class Position:
    """Displays as they stand, the Wilds each player has not placed, who solves, who holds First.

    Sequences are indexed by player. `edition`: by which it is counted.
    """

    displays: tuple[Display, ...]
    wilds: tuple[int, ...]
    player: int = 0
    first: int | None = None
    edition: Edition = attrs.field(kw_only=True)

    def __attrs_post_init__(self) -> None:
        n = len(self.displays)
        if n < 2 or len(self.wilds) != n:
            raise PositionError(
                _("A position needs 2 to 4 displays and the Wilds left for each of them.")
            )
        if self.player not in range(n) or self.first not in (None, *range(n)):
            raise PositionError(
                _("Players are numbered 0 to {last} in this position.").format(last=n - 1)
            )

    @property
    def own(self) -> Display:
        """The solving player's display."""
        return self.displays[self.player]

    def with_own(self, display: Display, wilds: int) -> Position:
        """Return the position after the solving player changed their display."""
        p = self.player
        return attrs.evolve(
            self,
            displays=(*self.displays[:p], display, *self.displays[p + 1 :]),
            wilds=(*self.wilds[:p], wilds, *self.wilds[p + 1 :]),
        )
