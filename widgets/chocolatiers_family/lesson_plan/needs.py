"""What the table of a lesson has to hold in any of its steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve, frozen

from widgets.chocolatiers_family.grounds import Grounds, grounds_of
from widgets.tabletop import Story

WHOLE = "setting"
"""The area that takes the whole table."""
BOXES = frozenset({"stacks", "row", "reserved"})
"""Areas from which boxes are placed."""
MOST_AREAS = 5
"""More areas than these do not fit below each other."""
SMALL_HAND, MOST_OTHERS = 6, 3
"""A hand has room for so many cards at least, open play for so many others."""
LARGE = 1.2
"""From this scale on the right column takes the stacks as well."""


@frozen(slots=False)
class Needs:
    """What a lesson's table has to hold in any of its steps."""

    areas: frozenset[str]
    grounds: Grounds
    stacks: int
    others: int
    hand: int

    @classmethod
    def of(
        cls,
        story: Story[Any],
        boxes: Callable[[Any], int] = lambda state: len(state.stacks),
        beside: Callable[[int], int] = lambda c: 0,
    ) -> Needs:
        """Return the most of everything. `boxes`: how many places for boxes a position has
        besides the displays; `beside`: see `Grounds`."""
        states = [state for states in story.steps for state in states]
        grounds = grounds_of(
            story.steps, story.seat, grows(story), story.open, "place" in story.asks
        )
        return cls(
            frozenset(story.areas) - {WHOLE},
            evolve(grounds, beside=beside),
            max(1, *map(boxes, states)),
            MOST_OTHERS if story.open else max(state.players for state in states) - 1,
            max(SMALL_HAND, *(len(state.hands[story.seat]) for state in states)),
        )

    def has(self, *areas: str) -> bool:
        """Return whether the lesson shows all of these."""
        return self.areas.issuperset(areas)


def grows(story: Story[Any]) -> bool:
    """Return whether there has to be room round the display, for boxes that are placed or
    pointed at."""
    return not BOXES.isdisjoint(story.areas) or "place" in story.asks


def has_panel(story: Story[Any], scale: float) -> bool:
    """Return whether a lesson on a wide screen has a right column: for the groups, or a full
    table, or because there is room."""
    full = len({*story.areas} - {WHOLE, "reserved"}) > MOST_AREAS
    return "graph" in story.areas or full or (scale >= LARGE and "stacks" in story.areas)
