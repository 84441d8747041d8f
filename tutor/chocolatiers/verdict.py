"""Who has won, and what decided it (clauses 10.3 to 10.5)."""

from __future__ import annotations

from tutor.chocolatiers.scoring import SCORING_CARDS
from tutor.chocolatiers_family.verdict import TieBreak
from tutor.i18n import N_

CARDS = TieBreak(
    SCORING_CARDS,
    N_("You win, with more Scoring cards."),
    N_("{who} wins, with more Scoring cards."),
    N_("{who} tie with {n} points. Of the Scoring cards, {have}."),
    "10.3",
    "10.4",
    "10.5",
)
