"""A Box tile."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import attrs

from tutor.chocolatiers_family.display import MAX_POINTS
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, KINDS
from tutor.kit.reading import letters, number
from tutor.rich_display import shows


def tiles_of(data: dict[str, Any]) -> tuple[Tile, ...]:
    """Return the Box tiles of a file that has been checked."""
    return tuple(Tile(t["spaces"], t["points"]) for t in data["tiles"])


@shows("tutor.chocolatiers_family.notebook_views:tile")
@attrs.frozen(cache_hash=True)
class Tile:
    """A Box tile: four spaces in reading order ("." is empty) and its points."""

    spaces: Annotated[str, letters(KINDS + EMPTY + HIDDEN, 4, least=4)]
    points: Annotated[int, number(MAX_POINTS)]

    @property
    def chocolates(self) -> str:
        """The chocolates to pay for, without the empty space."""
        return self.spaces.replace(EMPTY, "")

    @property
    def faces(self) -> tuple[str, ...]:
        """The different faces the tile shows when it is turned (clause 5.3), unturned first."""
        return _turned(self.spaces)


@cache
def _turned(spaces: str) -> tuple[str, ...]:
    a, b, c, d = tuple(spaces)
    return tuple(dict.fromkeys((spaces, c + a + d + b, d + c + b + a, b + d + a + c)))


COVERED = Tile(HIDDEN * 4, 0)
"""A tile under the top one, as a player sees it."""
