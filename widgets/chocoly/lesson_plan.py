"""Where the parts of the table stand in a lesson: the board takes what the others leave."""

from __future__ import annotations

from tutor.chocoly.state import State
from widgets.draw.caching import remembers
from widgets.draw.geometry import Rect
from widgets.tabletop import Plan, Size, Story, Viewport

PLAYERS, BOARD, HAND = "players", "board", "hand"
LINE = 48
"""Height of who has what in one line (px)."""
GAP = 10
HANDS = {"wide": 116, "projector": 116, "tall": 112, "phone": 84, "sideways": 112}
BELOW = 52
"""Height of what stands below the hand on a phone (px)."""
NARROW, LOW_LINE, LOW_BELOW = 224, 76, 106
"""On a low screen all else stands in a column at the right of the board: its width, and there the
heights of who has what and of what stands below the hand (px)."""


def has_panel(story: Story[State], scale: float) -> bool:
    """On a wide screen who has what stands in a column at the right."""
    return PLAYERS in story.areas


@remembers(4)
def plan(room: Viewport, story: Story[State]) -> Plan:
    """The plan of a lesson for a screen."""
    if room.low:
        return _low(room, story)
    rects: dict[str, Rect] = {}
    beside = room.kind in ("wide", "projector") and room.panel > 0
    y = 0
    if PLAYERS in story.areas and not beside:
        line = round(LINE * room.text)
        rects[PLAYERS] = Rect(0, 0, room.width, line)
        y = line + GAP
    below = round(BELOW * room.text) if room.kind == "phone" else 0
    hand = round(HANDS[room.kind] * room.scale) + below
    bottom = room.height
    if HAND in story.areas:
        bottom -= hand
        rects[HAND] = Rect(0, bottom, room.width, hand)
        bottom -= GAP
    if BOARD in story.areas:
        rects[BOARD] = Rect(0, y, room.width, max(160, bottom - y))
    return Plan(Size({"below": below}), rects, bare=(PLAYERS, BOARD, HAND))


def _low(room: Viewport, story: Story[State]) -> Plan:
    """Held sideways: the board as high as the screen, and a column at its right."""
    areas = story.areas
    column = NARROW if {PLAYERS, HAND} & {*areas} else 0
    left = room.width - column
    rects = {}
    if BOARD in areas:
        rects[BOARD] = Rect(0, 0, left - (GAP if column else 0), room.height)
    if PLAYERS in areas:
        rects[PLAYERS] = Rect(left, 0, column, LOW_LINE)
    if HAND in areas:
        rects[HAND] = Rect(left, LOW_LINE, column, room.height - LOW_LINE)
    below = max(LOW_BELOW, room.height - LOW_LINE - HANDS["phone"])
    return Plan(Size({"below": below, "narrow": 1}), rects, bare=(PLAYERS, BOARD, HAND))
