"""Factory Parts and what each can do, as data: a Part's function is one line of text.

B -> O or B + B -> K + F      converts; one of the two ways a use (clauses 8.5 to 8.9)
upgrade 2                     up to two upgrades, shared freely (clauses 8.2 and 8.10)
copy 1                        adds a copy of one chocolate (clause 8.11)
chute                         moves chocolates into the store room (clause 8.3)
move 1                        moves one chocolate to another tile (clause 19.2); after "then" it
                              follows what the Part has made, and may be left out
"""

from __future__ import annotations

import re

import attrs

from tutor.chocolate_factory.goods import CLASSES, KINDS

MOVE = "move 1"
MOST = 6
"""Largest number of coal, upgrades, inputs or outputs that a Part can have."""


@attrs.frozen
class Convert:
    """Takes the inputs off the tile and puts the outputs on it; icons, letters or classes."""

    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    then_move: bool = False


@attrs.frozen
class Upgrade:
    """Upgrades chocolates of the tile, at most so many `times`."""

    times: int


@attrs.frozen
class Copy:
    """Adds so many exact `copies` of one chocolate to its tile."""

    copies: int
    then_move: bool = False


@attrs.frozen
class Move:
    """Moves one chocolate of the tile to any other tile in the channel (clause 19.2)."""


@attrs.frozen
class Chute:
    """Moves any chocolates of the tile into the store room, without coal and repeatedly."""


Way = Convert | Upgrade | Copy | Chute | Move
"""What one use of a Part does."""


def moves(way: Way) -> bool:
    """Return whether a chocolate is moved to another tile, alone or after something is made."""
    return isinstance(way, Move) or (isinstance(way, Convert | Copy) and way.then_move)


@attrs.frozen(cache_hash=True)  # what a Part can make is remembered by it
class Part:
    """One Factory Part: `coal` for each use, and `ways`, of which a use takes one."""

    id: str
    name: str
    coal: int
    ways: tuple[Way, ...]

    @property
    def is_chute(self) -> bool:
        """Whether it is the Chute, which costs nothing and works repeatedly (clause 8.3)."""
        return isinstance(self.ways[0], Chute)

    @property
    def moves(self) -> bool:
        """Whether it can move a chocolate to another tile (clause 19.2)."""
        return any(map(moves, self.ways))


ROASTER = Part("Roaster", "Roaster", 1, (Convert(("B",), ("O",)),))
UPGRADER = Part("Upgrader", "Upgrader", 1, (Upgrade(1),))
CHUTE = Part("Chute", "Chute", 0, (Chute(),))
PRINTED = {part.id: part for part in (ROASTER, UPGRADER, CHUTE)}
"""The Parts that are printed on every Factory board (clauses 8.1 to 8.3), by id."""


def read_function(text: str) -> tuple[Way, ...]:
    """Read the ways of a Part from its line of text.

    Raises ValueError, with what is wrong, for a text that is no function.

    >>> read_function("F -> N or K -> N + N")[1].outputs
    ('N', 'N')
    """
    if text == "chute":
        return (Chute(),)
    first, then, move = text.partition(" then ")
    if then:
        if move != MOVE:
            raise ValueError(text)
        return tuple(_with_move(way, text) for way in read_function(first))
    counted = re.fullmatch(r"(upgrade|copy) ([1-9])", text)
    if counted:
        times = int(counted[2])
        if times > MOST:
            raise ValueError(text)
        return (Upgrade(times) if counted[1] == "upgrade" else Copy(times),)
    ways = text.split(" or ")
    return tuple(Move() if each == MOVE else _conversion(each) for each in ways)


def _with_move(way: Way, text: str) -> Way:
    if not isinstance(way, Convert | Copy):
        raise ValueError(text)
    return attrs.evolve(way, then_move=True)


def _conversion(text: str) -> Convert:
    sides = [tuple(icon.strip() for icon in side.split("+")) for side in text.split("->")]
    if len(sides) != 2 or any(len(side) > MOST for side in sides):
        raise ValueError(text)
    for icon in (*sides[0], *sides[1]):
        if not (icon in CLASSES or (len(icon) == 1 and icon in KINDS)):
            raise ValueError(icon)
    return Convert(sides[0], sides[1])
