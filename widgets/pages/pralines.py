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
    name = symbol_name(game, n)
    return rooms.room(game).tabletop().symbol(name, size) if name else None


def symbol_name(game: str, n: int) -> str:
    """Return which symbol that is; "" for a game that has none."""
    names = rules_room(game).teaching().symbols
    return names[n % len(names)] if names else ""
