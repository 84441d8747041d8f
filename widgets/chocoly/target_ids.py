"""The names of everything on the table that can be clicked.

hand:0 .. (the tiles one holds), at:ROW,COLUMN (where the tile in hand would lie: its upper left
square; any numbers, for a place that is not allowed is answered with what is wrong),
square:ROW,COLUMN (a piece that lies on the table), pile, flavour:A|B|C (at the start), player:0 ..
(where a lesson asks for one), and the buttons turn, lay, stack (how the tile in hand is placed),
confirm, bean, pass, cancel

Rows and columns count from the upper left piece of the first tile; they may be negative.
"""

from __future__ import annotations

import re

Square = tuple[int, int]

NUMBERS = {"hand": 1, "at": 2, "square": 2, "player": 1}
"""How many numbers follow these names."""
PLAIN = ("pile", "turn", "lay", "stack", "confirm", "bean", "pass", "cancel")
FLAVOUR = re.compile(r"flavour:[ABC]")
NUMBER = re.compile(r"-?[0-9]{1,3}")


def parse(target: str) -> tuple[str, tuple[int, ...]]:
    """Return the kind of a target and its numbers; ("", ()) if it is none.

    >>> parse("at:-1,0"), parse("bean"), parse("hand:x"), parse("flavour:A")
    (('at', (-1, 0)), ('bean', ()), ('', ()), ('flavour', ()))
    """
    if target in PLAIN:
        return target, ()
    if FLAVOUR.fullmatch(target):
        return "flavour", ()
    kind, _colon, rest = target.partition(":")
    parts = rest.split(",")
    if len(parts) != NUMBERS.get(kind, 0) or not all(map(NUMBER.fullmatch, parts)):
        return "", ()
    return kind, tuple(map(int, parts))


def spot(kind: str, square: Square) -> str:
    """Return the target of a place or a piece.

    >>> spot("at", (0, -3))
    'at:0,-3'
    """
    return f"{kind}:{square[0]},{square[1]}"


def square_of(target: str) -> Square | None:
    """Return the square of a target that has one.

    >>> square_of("square:2,-1"), square_of("hand:2")
    ((2, -1), None)
    """
    _kind, numbers = parse(target)
    return (numbers[0], numbers[1]) if len(numbers) == 2 else None
