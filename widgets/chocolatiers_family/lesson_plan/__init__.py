"""Where the parts of the table stand in a lesson, and how large: once for all of its steps."""

from __future__ import annotations

from widgets.chocolatiers_family.lesson_plan.in_sight import Table
from widgets.chocolatiers_family.lesson_plan.needs import Needs
from widgets.chocolatiers_family.lesson_plan.phone import phone_plan
from widgets.tabletop import Plan, Viewport

UNITS = tuple(n / 100 for n in range(150, 36, -4))
"""How large cards and stacks may be, compared with a space of 52 px on the stacks."""


def plan_for(room: Viewport, needs: Needs) -> Plan:
    """Return the plan of a lesson with these needs."""
    if room.kind == "phone":
        return phone_plan(room, needs)
    tables = (Table(room, needs, unit * room.scale) for unit in UNITS)
    last = Table(room, needs, UNITS[-1] * room.scale)
    return next((table for table in tables if table.balanced), last).plan()
