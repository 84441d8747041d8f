"""What is chosen on the way to an action."""

from __future__ import annotations

from attrs import frozen

from widgets.chocoly.target_ids import Square


@frozen
class Selection:
    """A tile in hand, and what is to be done with it.

    `tile`: its number in the hand, None if none is chosen. `face`: how it is turned now.
    `stacking`: it is to be stacked, not laid on the table. `place`: where it is tried out, by its
    upper left square.
    """

    tile: int | None = None
    face: str = ""
    stacking: bool = False
    place: Square | None = None


NOTHING = Selection()
