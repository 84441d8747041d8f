"""The parts of this edition's table, for the layouts that both editions share."""

from __future__ import annotations

from tutor.chocolatiers.state import State
from tutor.i18n import N_
from widgets.chocolatiers.desk import SIGNS
from widgets.chocolatiers.zones.scoring import scoring_cards
from widgets.chocolatiers.zones.supply import stacks
from widgets.chocolatiers_family.table_layout.layout_parts import Parts


def _stacks(state: State) -> int:
    return len(state.stacks)


PARTS = Parts(
    signs=SIGNS,
    boxes=stacks,
    scoring=scoring_cards,
    places=_stacks,
    hand=7,
    cards=7,
    boxes_name=N_("Boxes"),
    tray_name=N_("Share Tray"),
    supply_name=N_("Boxes and Share Tray"),
    cards_name=N_("Scoring cards"),
    cards_tab=N_("Cards"),
)
