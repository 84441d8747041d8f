"""What fills the places of the box at home, and is shown where a lesson is done."""

from __future__ import annotations

from htpy import Node

from tutor.rooms import room as rules_room
from widgets import rooms


def symbol(game: str, n: int, size: int) -> Node:
    """Return the symbol of a game for the n-th thing, again from the start if there are more
    things.

    None for a game that has no symbols.
    """
    names = rules_room(game).teaching().symbols
    return rooms.room(game).tabletop().symbol(names[n % len(names)], size) if names else None
