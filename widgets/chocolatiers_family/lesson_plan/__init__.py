"""Where the parts of the table stand in a lesson, and how large: once for all of its steps."""

from __future__ import annotations

from widgets.chocolatiers_family.lesson_plan.declared import declared_plan
from widgets.chocolatiers_family.lesson_plan.needs import Needs
from widgets.chocolatiers_family.lesson_plan.phone import phone_plan
from widgets.tabletop import Plan, Viewport


def plan_for(room: Viewport, needs: Needs) -> Plan:
    """Return the plan of a lesson with these needs."""
    if room.kind == "phone":
        return phone_plan(room, needs)
    return declared_plan(room, needs)
