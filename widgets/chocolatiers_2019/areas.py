"""The parts of the table as lessons show them: the first edition's, with row and reserved box."""

from __future__ import annotations

from tutor.chocolatiers_2019.actions import Action
from tutor.chocolatiers_2019.state import State
from tutor.i18n import N_
from widgets.chocolatiers_2019 import zones
from widgets.chocolatiers_2019.desk import desk_of
from widgets.chocolatiers_2019.table_parts import PARTS
from widgets.chocolatiers_family.selection import Selection
from widgets.chocolatiers_family.table_layout.areas import areas_of
from widgets.tabletop import Area, Ask, Shown


def _reserved(ask: Ask[State, Action, Selection]) -> Shown:
    return Shown((zones.reserved(desk_of(ask.board), c=ask.size["reserved"]),))


AREAS: tuple[Area[State, Action, Selection], ...] = (
    *areas_of(PARTS, "row"),
    Area("reserved", N_("Reserved"), _reserved),
)
