"""What a placement does to the areas: one is cut into parts, or several grow into one."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from tutor.chocoly.areas import Area, areas
from tutor.chocoly.faces import FLAVOURS
from tutor.chocoly.squares import Piece, Square
from widgets.draw.caching import remembers

Pieces = Mapping[Square, Piece]
WORTH_TELLING = 4
"""Changes of smaller areas are seen without being shown."""


@frozen
class Change:
    """Areas of a flavour before and after, largest first: one on one side, several on the other."""

    flavour: str
    before: tuple[Area, ...]
    after: tuple[Area, ...]

    @property
    def is_cut(self) -> bool:
        """Whether an area was cut, rather than joined."""
        return len(self.before) == 1

    @property
    def size(self) -> int:
        """Pieces of the whole."""
        return max(sum(map(len, self.before)), sum(map(len, self.after)))


@remembers(4)
def changes(before: Pieces, after: Pieces) -> tuple[Change, ...]:
    """Return all areas that were cut or joined between two positions, cuts first, the largest
    first."""
    if before == after:
        return ()
    found = []
    for flavour in FLAVOURS:
        old, new = areas(before, flavour), areas(after, flavour)
        for area in old:
            parts = tuple(each for each in new if each & area)
            if len(parts) > 1:
                found.append(Change(flavour, (area,), parts))
        for area in new:
            parts = tuple(each for each in old if each & area)
            if len(parts) > 1:
                found.append(Change(flavour, parts, (area,)))
    worth = [change for change in found if change.size >= WORTH_TELLING]
    return tuple(sorted(worth, key=lambda change: (not change.is_cut, -change.size)))
