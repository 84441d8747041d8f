"""Final scores with a slip in them, for displays of either edition."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.final_scores import final_scores
from tutor.chocolatiers_family.kinds import KINDS, NAMES

Totals = Callable[[Sequence[Display], Sequence[int], int | None], tuple[int, ...]]
"""From displays, Wilds kept and who holds First to the totals, by player."""


def without(*labels: str, edition: str) -> Totals:
    """Return the totals, these items of the score forgotten."""

    def totals(
        displays: Sequence[Display], wilds: Sequence[int], first: int | None
    ) -> tuple[int, ...]:
        found = sorted(
            final_scores(displays, wilds, first, edition=edition), key=lambda s: s.player
        )
        return tuple(s.total - sum(s.items[label] for label in labels) for s in found)

    return totals


def ties_paid(worth: Mapping[str, int], edition: str) -> Totals:
    """Return the totals, if everybody who ties for a kind were paid what it is worth."""

    def totals(
        displays: Sequence[Display], wilds: Sequence[int], first: int | None
    ) -> tuple[int, ...]:
        plain = list(without(*NAMES.values(), edition=edition)(displays, wilds, first))
        for kind in KINDS:
            sizes = [display.largest(kind) for display in displays]
            for player, size in enumerate(sizes):
                if size and size == max(sizes):
                    plain[player] += worth[kind]
        return tuple(plain)

    return totals
