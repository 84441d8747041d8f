"""Awarding the Score tiles and the final score (clauses 8.1 to 9.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tutor.chocolatiers_2019 import components as box
from tutor.chocolatiers_2019.components import Components
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import KINDS, NAMES
from tutor.chocolatiers_family.scoring import BOXES, FIRST, WILDS, Award, Awards, ranked
from tutor.chocolatiers_family.scoring import awards as kinds_awards
from tutor.engine import Standing, Standings
from tutor.i18n import N_

THREE_FOUR = N_("3 and 4")
LABELS = (BOXES, *NAMES.values(), THREE_FOUR, FIRST, WILDS)
"""Labels of the items of a Standing, in the order of scoring."""
SCORE_TILES = N_("Score tiles")
"""Label of the tie-break: how many of them a player holds (clause 9.3)."""
CHEAP = (3, 4)


def cheap_boxes(display: Display) -> int:
    """Return how many boxes worth 3 or 4 points lie there (clause 8.3)."""
    return sum(points in CHEAP for points in display.points)


def awards(displays: Iterable[Display]) -> Awards:
    """Return the Award of each kind, in printed order, then that of THREE_FOUR (clauses 8.1
    to 8.3)."""
    table = tuple(displays)
    found = kinds_awards(table)
    counts = tuple(map(cheap_boxes, table))
    found[THREE_FOUR] = Award(THREE_FOUR, counts, leader(counts))
    return found


def leader(sizes: Sequence[int]) -> int | None:
    """Return who alone has the most; nobody on a tie or where nobody has any."""
    best = max(sizes, default=0)
    return sizes.index(best) if best and sizes.count(best) == 1 else None


def worth(label: str, components: Components) -> int:
    """Return the points of the Score tile of a kind (its letter), THREE_FOUR or FIRST."""
    own = {THREE_FOUR: box.THREE_FOUR, FIRST: box.FIRST}
    return components.scoring[own.get(label, label)]


def score(
    displays: Sequence[Display],
    wilds: Sequence[int],
    first: int | None,
    components: Components,
) -> Standings:
    """Return the standings, best first. `first`: who holds First (clauses 8.4 and 9.1).

    `wilds`: free ones, a point each (clause 5.7); what is reserved is not in a display (6.2, 6.3).
    """
    awarded = awards(displays)
    results = []
    for player, display in enumerate(displays):
        won = [label for label, award in awarded.items() if award.winner == player]
        won += [FIRST] if first == player else []
        items = {BOXES: sum(display.points)}
        for label in (*KINDS, THREE_FOUR, FIRST):
            points = worth(label, components) if label in won else 0
            items[NAMES.get(label, label)] = points
        items[WILDS] = wilds[player]
        results.append((sum(items.values()), len(won), player, items))
    return ranked(results, SCORE_TILES)


def totals(
    displays: Sequence[Display], wilds: Sequence[int], first: int | None, components: Components
) -> list[int]:
    """Return each player's points: what `score` gives, at a fraction of its time."""
    found = [sum(display.points) + kept for display, kept in zip(displays, wilds, strict=True)]
    if first is not None:
        found[first] += components.scoring[box.FIRST]
    sizes = zip(*(display.largest_groups for display in displays), strict=True)
    for kind, of_kind in zip(KINDS, sizes, strict=True):
        winner = leader(of_kind)
        if winner is not None:
            found[winner] += components.scoring[kind]
    winner = leader([cheap_boxes(display) for display in displays])
    if winner is not None:
        found[winner] += components.scoring[box.THREE_FOUR]
    return found


def tiles_won(standing: Standing) -> int:
    """Return how many Score tiles a standing holds (clause 9.3)."""
    return standing.ties[SCORE_TILES]
