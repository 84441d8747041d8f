"""Where the parts of the table stand in a lesson, and how large: once for all of its steps.

The display takes what the others leave, and they leave it enough: they get smaller until a space of
the display is at least as large as one of the boxes on the stacks.
"""

from __future__ import annotations

from tutor.chocolatiers.state import State
from widgets.chocolatiers.lesson_plan.in_sight import Table
from widgets.chocolatiers.lesson_plan.needs import Needs
from widgets.chocolatiers.lesson_plan.phone import phone_plan
from widgets.draw.caching import remembers
from widgets.tabletop import Plan, Story, Viewport

UNITS = tuple(n / 100 for n in range(150, 36, -4))
"""How large cards and stacks may be, compared with a space of 52 px on the stacks."""


@remembers(4)
def plan(room: Viewport, story: Story[State]) -> Plan:
    """The plan of a lesson for a screen."""
    return plan_for(room, Needs.of(story))


def plan_for(room: Viewport, needs: Needs) -> Plan:
    """The plan of a lesson with these needs."""
    if room.kind == "phone":
        return phone_plan(room, needs)
    tables = (Table(room, needs, unit * room.scale) for unit in UNITS)
    last = Table(room, needs, UNITS[-1] * room.scale)
    return next((table for table in tables if table.balanced), last).plan()
