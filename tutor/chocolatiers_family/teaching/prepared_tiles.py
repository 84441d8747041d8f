"""Tiles of a table that is set by hand."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.chocolatiers_family.tiles import Tile
from tutor.i18n import _
from tutor.lessons.story import PositionError


def tile_of(spaces: str, tiles: Iterable[Tile]) -> Tile:
    """Return the box of the game that shows these spaces. Raises PositionError if there is
    none."""
    for tile in tiles:
        if tile.spaces == spaces:
            return tile
    raise PositionError(_("No box of the game shows “{box}”.").format(box=spaces))
