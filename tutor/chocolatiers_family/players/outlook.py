"""Estimates how likely a group is to win its card, and finds the places that make groups
grow."""

from __future__ import annotations

import math
from functools import lru_cache

import attrs

from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import WILD
from tutor.chocolatiers_family.tiles import Tile

Spot = tuple[int, int, str]
"""Row and column of a box, and its face."""


@attrs.frozen(cache_hash=True)
class Outlook:
    """What one display is judged against.

    `rivals`: the largest group of any rival, by kind in printed order. `others`: how many rivals.
    `points`: of the Scoring cards, in printed order. `doubt`, `nothing_yet`: see `Judgement`.
    """

    rivals: tuple[int, ...]
    others: int
    points: tuple[int, ...]
    doubt: float
    nothing_yet: float


@lru_cache(maxsize=1 << 16)
def cards_worth(sizes: tuple[int, ...], seen: Outlook) -> float:
    """Return the points the Scoring cards are worth to a player with these groups, less a rival's
    share."""
    total = 0.0
    for mine, theirs, points in zip(sizes, seen.rivals, seen.points, strict=True):
        chance = 1 / (1 + math.exp((theirs - mine) / seen.doubt))
        if not mine:
            chance *= seen.nothing_yet
        total += points * (chance - (1 - chance) / seen.others)
    return total


@lru_cache(maxsize=1 << 14)
def spots(display: Display, tile: Tile) -> tuple[tuple[tuple[int, ...], Spot], ...]:
    """Return the groups a box can make, each with a place and a face that makes them."""
    found: dict[tuple[int, ...], Spot] = {}
    for row, column in display.open_places:
        for face in tile.faces:
            grown = display.with_box(row, column, face, tile.points)
            found.setdefault(grown.largest_groups, (row, column, face))
    return tuple(found.items())


@lru_cache(maxsize=1 << 14)
def wild_spots(display: Display) -> tuple[tuple[tuple[int, ...], PlaceWild], ...]:
    """Return the groups a Wild can make, each with a place that makes them."""
    found: dict[tuple[int, ...], PlaceWild] = {}
    for row, column in display.spaces:
        if display.rows[row][column] != WILD:
            sizes = display.with_wild(row, column).largest_groups
            found.setdefault(sizes, PlaceWild(row, column))
    return tuple(found.items())
