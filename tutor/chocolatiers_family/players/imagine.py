"""Finds the cards and tiles of the box that nobody sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.chocolatiers_family.kinds import HIDDEN, KINDS, WILD
from tutor.chocolatiers_family.tiles import Tile


def unseen_cards(shown: str, box: Mapping[str, int]) -> str:
    """Return the cards that may be those that are hidden, of all that lie somewhere."""
    unseen = "".join(kind * (box[kind] - shown.count(kind)) for kind in KINDS)
    while len(unseen) < shown.count(HIDDEN):
        unseen += "".join(kind * box[kind] for kind in KINDS)
    return unseen


def unseen_tiles(shown: Sequence[Tile], box: Sequence[Tile]) -> list[Tile]:
    """Return the tiles that may be those that are hidden, of all that lie somewhere."""
    unseen = list(box)
    for tile in shown:
        same = next((t for t in unseen if t.points == tile.points and _may_be(t, tile)), None)
        if same is not None:
            unseen.remove(same)
    hidden = sum(HIDDEN in tile.spaces for tile in shown)
    while len(unseen) < hidden:
        unseen += box
    return unseen


def _may_be(tile: Tile, shown: Tile) -> bool:
    """Return whether the tile, turned in some way, looks like the one shown; a Wild may hide
    a space."""
    return any(
        all(s in (WILD, space) for s, space in zip(shown.spaces, face, strict=True))
        for face in tile.faces
    )
