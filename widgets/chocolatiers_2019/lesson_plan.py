"""Where the parts of the table stand in a lesson: as in the first edition, with the row in the
place of the stacks and the reserved box at the left of the display."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve

from tutor.chocolatiers_2019.components import load_components
from tutor.chocolatiers_2019.state import State
from widgets.chocolatiers_2019.zones import SLOT_ROOM
from widgets.chocolatiers_family.draw.measures import box_side
from widgets.chocolatiers_family.lesson_plan import plan_for
from widgets.chocolatiers_family.lesson_plan.measures import LABEL
from widgets.chocolatiers_family.lesson_plan.needs import Needs
from widgets.chocolatiers_family.lesson_plan.needs import has_panel as first_has_panel
from widgets.draw.caching import remembers
from widgets.draw.geometry import Rect
from widgets.tabletop import Plan, Size, Story, Viewport

ROW, STACKS, SLOT = "row", "stacks", "reserved"
LEAST_SLOT, MOST_SLOT = 22, 44
"""A space of the reserved box (px): its whole is to be hit with a finger, and never the largest
thing."""
SHARE = 0.66
"""A space of it compared with one of the display."""


def slot_space(c: int) -> int:
    """Return the size of a space of the reserved box beside a display with spaces of `c` px."""
    return max(LEAST_SLOT, min(MOST_SLOT, round(SHARE * c)))


def slot_width(c: int) -> int:
    """Return what the reserved box needs beside such a display."""
    return box_side(slot_space(c)) + 2 * SLOT_ROOM


def as_first(story: Story[State]) -> Story[State]:
    """Return the story in the words of the first edition's plan."""
    return evolve(story, areas=tuple({ROW: STACKS}.get(area, area) for area in story.areas))


def has_panel(story: Story[State], scale: float) -> bool:
    """See the first edition's."""
    return first_has_panel(as_first(story), scale)


@remembers(4)
def plan(room: Viewport, story: Story[State]) -> Plan:
    """Return the plan of a lesson for a screen."""
    slot = SLOT in story.areas and "display" in story.areas
    needs = Needs.of(as_first(story), _boxes, slot_width if slot else _nothing)
    players = max(state.players for states in story.steps for state in states)
    needs = evolve(needs, others=players - 1)  # how many play is never chosen in a lesson
    found = plan_for(room, needs)
    rects = {_here(area): rect for area, rect in found.rects.items()}
    size: Mapping[str, int] = found.size.measures
    bare = tuple(map(_here, found.bare))
    if slot:
        wide, _high = needs.grounds.needs(size["display"])
        rects, label = _with_slot(rects, size["display"], wide, round(LABEL * room.text))
        bare = bare if label else (*bare, SLOT)
    elif SLOT in story.areas:
        rects[SLOT] = Rect(0, 0, slot_width(MOST_SLOT), slot_width(MOST_SLOT))
    return evolve(
        found,
        size=Size({**size, SLOT: slot_space(size.get("display", 52))}),
        rects=rects,
        tabs=tuple(tuple(map(_here, group)) for group in found.tabs),
        beside=tuple(map(_here, found.beside)),
        bare=bare,
    )


def _boxes(state: State) -> int:
    """Return the places of the row, and the pile after them."""
    return load_components().row + 1


def _nothing(c: int) -> int:
    return 0


def _here(area: str) -> str:
    return ROW if area == STACKS else area


def _with_slot(
    rects: Mapping[str, Rect], c: int, wide: int, label: int
) -> tuple[dict[str, Rect], bool]:
    """Return the display, with the reserved box `wide` px, makes room for that at its left;
    whether there is room for its name, too."""
    whole, side = rects["display"], slot_width(c)
    named = side + label <= whole.height
    top = whole.y + (whole.height - side + (label if named else 0)) / 2
    left = whole.x + max(0, whole.width - wide) // 2
    slot = Rect(left, round(top), side, side)
    own = Rect(left + side, whole.y, min(whole.width, wide) - side, whole.height)
    return {**rects, SLOT: slot, "display": own}, named
