"""Who gets the Scoring card of each kind, and the ranks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

import attrs

from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import KINDS
from tutor.engine import Standing, Standings
from tutor.frozen_map import FrozenMap
from tutor.i18n import N_
from tutor.rich_display import shows

BOXES, FIRST, WILDS = N_("Boxes"), N_("First"), N_("Wilds")


@shows("tutor.chocolatiers_family.notebook_views:award")
@attrs.frozen
class Award:
    """Who gets a kind's Scoring card.

    `sizes`: each player's largest group; `winner`: None on a tie, or where nobody shows the kind.
    """

    kind: str
    sizes: tuple[int, ...]
    winner: int | None

    @property
    def tied(self) -> tuple[int, ...]:
        """The players who tie for the largest group, () if there is no tie (clause 9.3)."""
        best = max(self.sizes, default=0)
        leaders = tuple(p for p, size in enumerate(self.sizes) if size == best)
        return leaders if best and len(leaders) > 1 else ()


@shows("tutor.chocolatiers_family.notebook_views:awards")
class Awards(dict[str, Award]):
    """The Award of each kind: a table in a notebook."""


def awards(displays: Iterable[Display]) -> Awards:
    """Return the Award of each kind, in printed order (clauses 9.1 to 9.4)."""
    return Awards(_awards(tuple(tuple(display.largest_groups) for display in displays)))


@lru_cache(maxsize=64)
def _awards(by_player: tuple[tuple[int, ...], ...]) -> Mapping[str, Award]:
    """Return the Awards for the largest groups of each player: they are asked for again and again
    while a turn is made.
    """
    found: dict[str, Award] = {}
    for n, kind in enumerate(KINDS):
        sizes = tuple(groups[n] for groups in by_player)
        best = max(sizes, default=0)
        winner = sizes.index(best) if best and sizes.count(best) == 1 else None
        found[kind] = Award(kind, sizes, winner)
    return found


def ranked(results: list[tuple[int, int, int, dict[str, int]]], tie_break: str) -> Standings:
    """Return the standings: most points, then most Scoring cards, then the same rank (clauses 10.3
    to 10.5).

    A result is the points, the Scoring cards, the player and the items of a Standing.
    """
    ordered = sorted(results, key=lambda r: (-r[0], -r[1], r[2]))
    standings: list[Standing] = []
    for n, (total, cards, player, items) in enumerate(ordered):
        shared = n and (total, cards) == ordered[n - 1][:2]
        rank = standings[-1].rank if shared else n + 1
        ties = FrozenMap({tie_break: cards})
        standings.append(Standing(player, rank, total, FrozenMap(items), ties))
    return Standings(standings)
