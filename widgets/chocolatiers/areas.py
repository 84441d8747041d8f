"""The parts of the table as lessons show them, from top to bottom, and how large they may be."""

from __future__ import annotations

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.state import State
from widgets.chocolatiers.setting import SETTING
from widgets.chocolatiers.table_parts import PARTS
from widgets.chocolatiers_family.selection import Selection
from widgets.chocolatiers_family.table_layout.areas import areas_of
from widgets.tabletop import Area as AnyArea

Area = AnyArea[State, Action, Selection]


AREAS: tuple[Area, ...] = (*areas_of(PARTS, "stacks"), SETTING)


# ---- the panel
