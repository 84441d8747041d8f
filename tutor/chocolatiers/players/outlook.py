"""The Scoring cards while the game goes on: how likely a group is to win its card in the end.

A large group counts for more the nearer the end is. So a display is judged against the rivals'
largest groups and a doubt, and the best place for a box or a Wild is found for that judgement.
"""

from __future__ import annotations

import math
from functools import lru_cache

import attrs

from tutor.chocolatiers.actions import PlaceWild
from tutor.chocolatiers.components import Components
from tutor.chocolatiers.display import Display
from tutor.chocolatiers.kinds import KINDS, WILD
from tutor.chocolatiers.players.judgement import USUAL, Judgement
from tutor.chocolatiers.state import State, Tile

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


def outlook(
    state: State,
    player: int,
    components: Components,
    more_boxes: int = 0,
    by: Judgement = USUAL,
) -> Outlook:
    """The outlook of a player, who is about to have so many more boxes."""
    rivals = [d for p, d in enumerate(state.displays) if p != player]
    own = len(state.displays[player].points) + more_boxes
    most = max(own, *(len(d.points) for d in rivals))
    to_come = 0 if state.last_turns is not None else components.boxes_to_end - most
    return Outlook(
        tuple(max(sizes) for sizes in zip(*(d.largest_groups for d in rivals), strict=True))
        if by.rivals
        else (0,) * len(KINDS),
        len(rivals),
        tuple(components.scoring[k] for k in KINDS),
        by.settled + by.a_box * to_come,
        by.nothing_yet,
    )


@lru_cache(maxsize=1 << 16)
def cards_worth(sizes: tuple[int, ...], seen: Outlook) -> float:
    """Points the Scoring cards are worth to a player with these groups, less a rival's share."""
    total = 0.0
    for mine, theirs, points in zip(sizes, seen.rivals, seen.points, strict=True):
        chance = 1 / (1 + math.exp((theirs - mine) / seen.doubt))
        if not mine:
            chance *= seen.nothing_yet
        total += points * (chance - (1 - chance) / seen.others)
    return total


def best_spot(display: Display, tile: Tile, seen: Outlook) -> tuple[float, Spot]:
    """Where a box does most for the Scoring cards, and what they are worth then."""
    return max(
        ((cards_worth(sizes, seen), spot) for sizes, spot in spots(display, tile)), key=_first
    )


def best_wild(display: Display, seen: Outlook) -> tuple[float, PlaceWild] | None:
    """Where a Wild does most for the Scoring cards; None where none can lie."""
    return max(
        ((cards_worth(sizes, seen), wild) for sizes, wild in wild_spots(display)),
        key=_first,
        default=None,
    )


def _first(found: tuple[float, object]) -> float:
    return found[0]


@lru_cache(maxsize=1 << 14)
def spots(display: Display, tile: Tile) -> tuple[tuple[tuple[int, ...], Spot], ...]:
    """The groups a box can make, each with a place and a face that makes them."""
    found: dict[tuple[int, ...], Spot] = {}
    for row, column in display.open_places:
        for face in tile.faces:
            grown = display.with_box(row, column, face, tile.points)
            found.setdefault(grown.largest_groups, (row, column, face))
    return tuple(found.items())


@lru_cache(maxsize=1 << 14)
def wild_spots(display: Display) -> tuple[tuple[tuple[int, ...], PlaceWild], ...]:
    """The groups a Wild can make, each with a place that makes them."""
    found: dict[tuple[int, ...], PlaceWild] = {}
    for row, column in display.spaces:
        if display.rows[row][column] != WILD:
            sizes = display.with_wild(row, column).largest_groups
            found.setdefault(sizes, PlaceWild(row, column))
    return tuple(found.items())
