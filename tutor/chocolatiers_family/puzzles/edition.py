"""What an edition's puzzles need to know of its scoring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import attrs

from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.scoring import Award
from tutor.engine import Standing
from tutor.i18n import N_


@attrs.frozen(eq=False)
class Edition:
    """The scoring of one edition.

    `game`: its id. `names`: what is awarded by size, by its key, in order: kinds by their letter,
    and whatever else. `points`: of each, and of "first". `awards` by key; `standings` of displays,
    Wilds and First, best first. `clauses`: where a rule of the first edition stands here.
    `cards`: of each kind in the game. `reads_points`: single boxes are compared by their points.
    `tray`, `title`: what the tray and what is awarded is called; the others are sentences about
    the end of the game.
    """

    game: str
    names: Mapping[str, str]
    points: Mapping[str, int]
    cards: Mapping[str, int]
    awards: Callable[[Iterable[Display]], Mapping[str, Award]]
    standings: Callable[[Sequence[Display], Sequence[int], int | None], Sequence[Standing]]
    clauses: Mapping[str, str] = attrs.field(factory=dict)
    reads_points: bool = False
    tray: str = N_("Share Tray")
    title: str = N_("Cards")
    shared: str = N_("Equal points, equal cards: shared.")
    you_have: str = N_("Equal points; you have more cards.")
    who_has: str = N_("Equal points; {who} has more cards.")
    between: str = N_("It is between {two}. Add boxes, Scoring cards and Wilds kept.")
    decides: str = N_("Equal points: {total}. Then the number of Scoring cards decides.")

    def clause(self, first: str) -> str:
        """Return where a rule that the first edition has as `first` stands here."""
        return self.clauses.get(first, first)
