"""How this edition counts a finished game by hand (clauses 8.1 to 9.4)."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.chocolatiers_2019 import components as box
from tutor.chocolatiers_2019.components import load_components
from tutor.chocolatiers_2019.scoring import SCORE_TILES, THREE_FOUR, awards, score, tiles_won
from tutor.chocolatiers_2019.state import State
from tutor.chocolatiers_family.kinds import NAMES
from tutor.chocolatiers_family.scoring import Award
from tutor.chocolatiers_family.teaching.counting import Counting
from tutor.engine import Standing
from tutor.i18n import N_, ngettext


def _awards(state: State) -> Mapping[str, Award]:
    found = awards(state.displays)
    return {box.THREE_FOUR if key == THREE_FOUR else key: it for key, it in found.items()}


def standings(state: State) -> dict[int, Standing]:
    """Return the score of each player if the game ended now."""
    found = score(state.displays, state.wilds, state.first_tile, load_components())
    return {standing.player: standing for standing in found}


def _tiles(number: int) -> str:
    return ngettext("{n} Score tile", "{n} Score tiles", number).format(n=number)


COUNTING: Counting[State] = Counting(
    names={**NAMES, box.THREE_FOUR: THREE_FOUR},
    awards=_awards,
    standings=standings,
    held=tiles_won,
    said=_tiles,
    things=SCORE_TILES,
    clauses={
        "won": "8.1",
        "tied": "8.2",
        "nobody": "8.1",
        "wilds": "5.7",
        "boxes": "9.1",
        "sum": "9.1",
        "slip": "9.1",
        "winner": "9.2",
    },
    look={box.THREE_FOUR: N_("Count the boxes of 3 and 4 points.")},
)
