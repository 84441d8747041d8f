"""Awarding the Scoring cards and the final score (clauses 9.1 to 10.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tutor.chocolatiers.components import Components
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import KINDS, NAMES
from tutor.chocolatiers_family.scoring import BOXES, FIRST, WILDS, awards, ranked
from tutor.engine import Standing, Standings
from tutor.i18n import N_

LABELS = (BOXES, FIRST, *NAMES.values(), WILDS)
"""Labels of the items of a Standing, in the order of scoring."""

SCORING_CARDS = N_("Scoring cards")
"""Label of the tie-break: how many of them a player holds, First included (clause 10.4)."""


def totals(
    boxes: Sequence[int],
    wilds: Sequence[int],
    first: int | None,
    winners: Iterable[int | None],
    components: Components,
) -> list[int]:
    """Return each player's points from the points of their boxes, Wilds kept, First and Scoring
    cards.

    `winners`: of the six kinds' cards, in printed order (clauses 10.1 and 10.2).
    """
    points = components.scoring
    found = [box + kept for box, kept in zip(boxes, wilds, strict=True)]
    if first is not None:
        found[first] += points["first"]
    for kind, winner in zip(KINDS, winners, strict=True):
        if winner is not None:
            found[winner] += points[kind]
    return found


def score(
    displays: Sequence[Display],
    wilds: Sequence[int],
    first: int | None,
    components: Components,
) -> Standings:
    """Return `final_scores` with the points of these components, for numbers that fit (10.1,
    10.2).
    """
    points = components.scoring
    awarded = awards(displays)
    results = []
    for player, display in enumerate(displays):
        won = [k for k in KINDS if awarded[k].winner == player]
        items = {
            BOXES: sum(display.points),
            FIRST: points["first"] if first == player else 0,
            **{NAMES[k]: points[k] if k in won else 0 for k in KINDS},
            WILDS: wilds[player],
        }
        results.append((sum(items.values()), len(won) + (first == player), player, items))
    return ranked(results, SCORING_CARDS)


def cards_won(standing: Standing) -> int:
    """Return how many Scoring cards a standing holds, First among them (clause 10.4)."""
    return sum(bool(standing.items[label]) for label in (FIRST, *NAMES.values()))
