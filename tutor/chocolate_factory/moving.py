"""Moving one chocolate to another Conveyor tile: what the expansion's Parts can do (clause 19.2).

A move is written "K@3": Chunks from the Part's tile to tile 3. It follows what the Part has made.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tutor.chocolate_factory.goods import KINDS, pile, say_goods, without
from tutor.chocolate_factory.parts import Move, Part
from tutor.engine import Violation
from tutor.i18n import _

Changes = tuple[str, ...]
TO = "@"
TILES = range(1, 5)


def is_move(text: str) -> bool:
    """Return whether this is the text of a move."""
    return re.fullmatch(rf"[{KINDS}]{TO}[1-4]", text) is not None


def moves(tile: str, column: int) -> Iterator[str]:
    """List every move of a chocolate from this tile, which is tile `column` from 0 on."""
    for kind in dict.fromkeys(tile):
        yield from (f"{kind}{TO}{n}" for n in TILES if n - 1 != column)


def split(changes: Changes) -> tuple[Changes, str]:
    """Return what a use makes, and its move, "" for none."""
    if changes and TO in changes[-1]:
        return changes[:-1], changes[-1]
    return changes, ""


def arrived(belt: tuple[str, ...], column: int, move: str) -> tuple[str, ...]:
    """Return the belt after a move from tile `column`, from 0; the Chute is no tile (H2)."""
    kind, to = move[0], int(move[-1]) - 1
    found = list(belt)
    found[column] = without(found[column], kind)
    found[to] = pile(found[to] + kind)
    return tuple(found)


def not_out() -> Violation:
    """Say that no move ends in the store room (ruling of clause 19.2)."""
    return Violation("19.2", _("A move ends on another tile of the belt, never in the store room."))


def wrong_move(part: Part, tile: str, move: str, column: int, made: bool) -> Violation | None:
    """Say why a Part cannot move this chocolate. `tile`: as it lies after what the use has made;
    `made`: it has made something.
    """
    if not any(isinstance(way, Move) if not made else _then(way) for way in part.ways):
        text = _("{part} moves no chocolate that way.")
        return Violation("19.2" if part.moves else "4.3", text.format(part=_(part.name)))
    if int(move[-1]) - 1 == column:
        return Violation("19.2", _("Move it to another tile: it lies on this one."))
    if move[0] not in tile:
        text = _("There is no {what} to move; its tile has {lies}.")
        said = text.format(what=say_goods(move[0]), lies=say_goods(tile))
        return Violation("19.2", said)
    return None


def _then(way: object) -> bool:
    return bool(getattr(way, "then_move", False))
