"""How this edition counts a finished game by hand (clauses 9.1 to 10.5)."""

from __future__ import annotations

from typing import Any

import attrs

from tutor.chocolatiers.scoring import cards_won
from tutor.chocolatiers.state import State
from tutor.chocolatiers.teaching import answers
from tutor.chocolatiers_family.kinds import NAMES
from tutor.chocolatiers_family.scoring import awards
from tutor.chocolatiers_family.teaching import awarding
from tutor.chocolatiers_family.teaching.counting import Counting
from tutor.i18n import N_, ngettext


def _cards(number: int) -> str:
    return ngettext("{n} card", "{n} cards", number).format(n=number)


FIRST_EDITION: Counting[State] = Counting(
    names=NAMES,
    awards=lambda state: awards(state.displays),
    standings=answers.standings,
    held=cards_won,
    said=_cards,
    things=N_("Cards"),
    clauses={
        "won": "9.1",
        "tied": "9.3",
        "nobody": "9.4",
        "wilds": "10.2",
        "boxes": "10.1",
        "sum": "10.1",
        "slip": "10.1",
        "winner": "10.3",
    },
)


@attrs.frozen
class Awarding(awarding.Awarding):
    """The final score by hand, counted by the first edition's rules."""

    by: Counting[Any] = FIRST_EDITION
