"""The arithmetic's part of a position: displays, Wilds, First, and what the player strives for."""

from __future__ import annotations

import attrs

from tutor.chocolatiers.puzzles.edition import FIRST_EDITION
from tutor.chocolatiers_family.puzzles import position
from tutor.chocolatiers_family.puzzles.edition import Edition

MARGIN, WIN, SPOIL = "margin", "win", "spoil"


@attrs.frozen
class Position(position.Position):
    """A position that is counted by the first edition's rules."""

    edition: Edition = FIRST_EDITION


@attrs.frozen
class Aim:
    """What counts as good. `margin`: own final score less the best rival's. `win`: how many of
    `cards` one wins. `spoil`: how many of `cards` nobody gets (clause 9.3).
    """

    kind: str = MARGIN
    cards: str = ""
