"""Where the parts of the table stand in a lesson: the board takes what the others leave."""

from __future__ import annotations

from tutor.chocoly.state import State
from widgets.draw.geometry import Rect
from widgets.memo import remembers
from widgets.tabletop import Plan, Room, Size, Story

PLAYERS, BOARD, HAND = "players", "board", "hand"
LINE = 48
"""Height of who has what in one line (px)."""
GAP = 10
HANDS = {"wide": 108, "projector": 108, "tall": 104, "phone": 78, "sideways": 92}
LOW_HAND = 64
BELOW = 52
"""Height of what stands below the hand on a phone (px)."""


def has_panel(story: Story[State], scale: float) -> bool:
    """On a wide screen who has what stands in a column at the right."""
    return PLAYERS in story.areas


@remembers(4)
def plan(room: Room, story: Story[State]) -> Plan:
    """The plan of a lesson for a screen."""
    rects: dict[str, Rect] = {}
    beside = room.kind in ("wide", "projector") and room.panel > 0
    y = 0
    if PLAYERS in story.areas and not beside:
        line = round(LINE * room.text)
        rects[PLAYERS] = Rect(0, 0, room.width, line)
        y = line + GAP
    below = round(BELOW * room.text) if room.kind == "phone" else 0
    hand = round((LOW_HAND if room.low else HANDS[room.kind]) * room.scale) + below
    bottom = room.height
    if HAND in story.areas:
        bottom -= hand
        rects[HAND] = Rect(0, bottom, room.width, hand)
        bottom -= GAP
    if BOARD in story.areas:
        rects[BOARD] = Rect(0, y, room.width, max(160, bottom - y))
    return Plan(Size({"below": below}), rects, bare=(PLAYERS, BOARD, HAND))
