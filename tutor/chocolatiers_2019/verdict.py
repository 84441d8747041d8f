"""Says who has won and what decided it (clauses 9.2 to 9.4)."""

from __future__ import annotations

from tutor.chocolatiers_2019.scoring import SCORE_TILES
from tutor.chocolatiers_family.verdict import TieBreak
from tutor.i18n import N_

BY_TILES = TieBreak(
    SCORE_TILES,
    N_("You win, with more Score tiles."),
    N_("{who} wins, with more Score tiles."),
    N_("{who} tie with {n} points. Of the Score tiles, {have}."),
    "9.2",
    "9.3",
    "9.4",
)
