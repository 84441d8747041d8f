"""What is chosen on the way to an action."""

from __future__ import annotations

from attrs import frozen

from tutor.chocoly.actions import Lay, Stack
from widgets.chocoly.target_ids import Square


@frozen
class Selection:
    """A tile in hand, and what is to be done with it; or the bean.

    `tile`: its number in the hand, None if none is chosen. `face`: how it is turned now.
    `stacking`: it is to be stacked, not laid on the table. `place`: where it is tried out, by its
    upper left square; it may be one where the tile cannot lie as it is turned now. `bean`: the
    cocoa bean is in the fingers.
    """

    tile: int | None = None
    face: str = ""
    stacking: bool = False
    place: Square | None = None
    bean: bool = False

    def at(self, place: Square) -> Lay | Stack:
        """Return the action that places the tile there."""
        return (Stack if self.stacking else Lay)(self.face, *place)

    @property
    def action(self) -> Lay | Stack | None:
        """The action that is tried out; None until there is a tile and a place."""
        if self.tile is None or self.place is None:
            return None
        return self.at(self.place)


NOTHING = Selection()
