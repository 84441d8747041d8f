"""What the table of a lesson has to hold in any of its steps."""

from __future__ import annotations

from attrs import frozen

from tutor.chocolatiers.state import State
from widgets.chocolatiers.stage import Stage, stage_of
from widgets.tabletop import Story

WHOLE = "setting"
"""The area that takes the whole table."""
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
    stage: Stage
    stacks: int
    others: int
    hand: int

    @classmethod
    def of(cls, story: Story[State]) -> Needs:
        """The most of everything."""
        states = [state for states in story.steps for state in states]
        return cls(
            frozenset(story.areas) - {WHOLE},
            stage_of(story.steps, story.seat, grows(story), story.open, "place" in story.asks),
            max(1, *(len(state.stacks) for state in states)),
            MOST_OTHERS if story.open else max(state.players for state in states) - 1,
            max(SMALL_HAND, *(len(state.hands[story.seat]) for state in states)),
        )

    def has(self, *areas: str) -> bool:
        """Whether the lesson shows all of these."""
        return self.areas.issuperset(areas)


def grows(story: Story[State]) -> bool:
    """Whether there has to be room round the display, for boxes that are placed or pointed at."""
    return "stacks" in story.areas or "place" in story.asks


def has_panel(story: Story[State], scale: float) -> bool:
    """Whether a lesson on a wide screen has a right column: for the groups, or a full table, or
    because there is room."""
    full = len({*story.areas} - {WHOLE}) > MOST_AREAS
    return "graph" in story.areas or full or (scale >= LARGE and "stacks" in story.areas)
