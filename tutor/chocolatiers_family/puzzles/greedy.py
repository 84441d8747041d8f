"""Finds the moves of a hasty player, with every tie-break. No puzzle above level 1 has one as
its answer."""

from __future__ import annotations

from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import KINDS, WILD
from tutor.chocolatiers_family.tiles import Tile


def hasty_wild(display: Display, card: str = "") -> list[Display]:
    """Return the displays with a Wild where it makes the biggest group now (of the named kind)."""
    spots = [s for s in display.spaces if display.at(*s) != WILD]
    return _best([display.with_wild(*spot) for spot in spots], card)


def hasty_box(display: Display, tile: Tile) -> list[Display]:
    """Return the displays with the box where the biggest group gets biggest."""
    ways = [
        display.with_box(row, column, face, tile.points)
        for row, column in display.open_places
        for face in tile.faces
    ]
    return _best(ways, "")


def _best(ways: list[Display], card: str) -> list[Display]:
    def size(display: Display) -> int:
        sizes = display.largest_groups
        return sizes[KINDS.index(card)] if card else max(sizes)

    most = max((size(way) for way in ways), default=0)
    return [way for way in ways if size(way) == most]
