"""How this edition counts, for the puzzles (clauses 8.1 to 9.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tutor.chocolatiers_2019 import components as box
from tutor.chocolatiers_2019.components import load_components
from tutor.chocolatiers_2019.scoring import THREE_FOUR, awards, score
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import NAMES
from tutor.chocolatiers_family.puzzles.edition import Edition
from tutor.chocolatiers_family.scoring import Award
from tutor.engine import Standing
from tutor.i18n import N_

COMPONENTS = load_components()


def _awards(displays: Iterable[Display]) -> Mapping[str, Award]:
    found = awards(displays)
    return {box.THREE_FOUR if key == THREE_FOUR else key: it for key, it in found.items()}


def _standings(
    displays: Sequence[Display], wilds: Sequence[int], first: int | None
) -> Sequence[Standing]:
    return score(displays, wilds, first, COMPONENTS)


EDITION = Edition(
    game="chocolatiers-2019",
    names={**NAMES, box.THREE_FOUR: THREE_FOUR},
    points=dict(COMPONENTS.scoring),
    cards=dict(COMPONENTS.cards),
    awards=_awards,
    standings=_standings,
    reads_points=True,
    tray=N_("Tray"),
    title=N_("Tiles"),
    shared=N_("Equal points, equally many Score tiles: shared."),
    you_have=N_("Equal points; you have more Score tiles."),
    who_has=N_("Equal points; {who} has more Score tiles."),
    between=N_("It is between {two}. Add boxes, Score tiles and free Wilds."),
    decides=N_("Equal points: {total}. Then the number of Score tiles decides."),
    clauses={
        "9.1": "8.1",  # the largest group
        "9.3": "8.2",  # a tie
        "9.4": "8.1",  # nobody shows it
        "10.1": "9.1",  # what adds up
        "10.2": "5.7",  # a Wild that is kept
        "10.3": "9.2",  # most points
        "10.4": "9.3",  # most Score tiles
        "10.5": "9.4",  # shared
        "5.2": "4.5",  # full edge to full edge
        "6.1": "5.1",  # a Wild on a space
        "6.2": "5.2",  # a free Wild
        "6.6": "5.6",  # a Wild stays
        "5.1": "4.5",  # the first box
    },
)
"""This one."""
