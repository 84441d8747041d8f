"""Where the parts of the table stand in a lesson, and how large: once for all of its steps.

The display takes what the others leave, and they leave it enough: they get smaller until a space of
the display is at least as large as one of the boxes on the stacks.
"""

from __future__ import annotations

from tutor.chocolatiers.state import State
from widgets.chocolatiers_family.lesson_plan import plan_for
from widgets.chocolatiers_family.lesson_plan.needs import Needs
from widgets.draw.caching import remembers
from widgets.tabletop import Plan, Story, Viewport


@remembers(4)
def plan(room: Viewport, story: Story[State]) -> Plan:
    """Return the plan of a lesson for a screen."""
    return plan_for(room, Needs.of(story))
